/** Companies of the first provider and what organizations are mapped to them (spec 002 §2.1 to §2.4 and §7). */
import {
  clearOrganizationMappings,
  listAgreements,
  listCompanies,
  listOrganizationMappings,
  listSites,
  previewAutoMap,
  readCompanyCriteria,
  readOrganizationMapping,
  refuseMatches,
  saveCompanyCriteria,
  saveOrganizationMapping,
  saveOrganizationMappings,
  undoOrganizationMappings,
} from '../../../../src/psa/company-contract.ts';
import { pageOf, pageRequest } from '../../http/page.ts';
import { notFound } from '../../http/refusal.ts';
import { knownClients, refusePairs } from '../../psa/auto-map.ts';
import { nothingMapped } from '../../psa/organization-mappings.ts';
import { asEntity, chosenAs } from '../../psa/provider-entities.ts';
import { readPsaSetting, writePsaSetting } from '../../psa/psa-settings.ts';
import { askForNames, saveOrganization } from '../../psa/save-organization.ts';
import { mappingId, mappingNames, organizationMembers, readOrganization } from '../../psa/site-mappings.ts';
import type { Services } from '../services.ts';

export function serveCompanies({ calls, database, psa: { integrations } }: Services): void {
  const integration = integrations.psacw;
  const { client, mappings, previews, changes: log } = integration;

  const criteria = async () => {
    const [types, statuses, chosen] = await Promise.all([
      client.all('companyTypes'),
      client.all('companyStatuses'),
      readPsaSetting(database, 'psacw', 'criteria'),
    ]);
    return {
      types: types.map(asEntity),
      statuses: statuses.map(asEntity),
      selectedTypes: chosenAs(chosen.types, types),
      selectedStatuses: chosenAs(chosen.statuses, statuses),
    };
  };
  calls.implement(readCompanyCriteria, criteria);

  calls.change(saveCompanyCriteria, async ({ body, commit }) => {
    const { types, statuses, selectedTypes, selectedStatuses } = await criteria();
    const value = {
      types: pick(body.selectedTypes, [...types, ...selectedTypes]),
      statuses: pick(body.selectedStatuses, [...statuses, ...selectedStatuses]),
    };
    const saved = commit(() => ({
      writes: [writePsaSetting(database, 'psacw', 'criteria', value)],
      answer: { types, statuses, selectedTypes: value.types, selectedStatuses: value.statuses },
    }));
    return previews.after(saved);
  });

  calls.implement(listCompanies, async ({ query }) => {
    const { companyNameParam: name, lastId: afterId } = query;
    const rows = await client.page('companies', {
      ...(await integration.offered()),
      ...(name !== undefined && { name }),
      ...(afterId !== undefined && { afterId }),
    });
    return { companyList: rows.map(asEntity) };
  });

  const ofCompany = async (kind: 'sites' | 'agreements', companyId: string) => {
    if (!(await client.named('companies', [companyId])).has(companyId)) throw notFound('The company');
    return (await client.all(kind, { companyId })).map(asEntity);
  };
  calls.implement(listSites, async ({ params }) => ({ siteList: await ofCompany('sites', params.companyId) }));
  calls.implement(listAgreements, async ({ query }) => ({
    financeAgreementList: await ofCompany('agreements', query.companyId),
  }));

  calls.implement(listOrganizationMappings, async ({ query }) => {
    const { searchCriteria: search, state, sortField, sortDirection: direction } = query;
    const request = pageRequest(query);
    const [{ rows, total, counts }, names] = await Promise.all([
      integration.list({ ...request, search, state, sortField, direction }),
      mappingNames(database),
    ]);
    const results = rows.map(({ locationCount, mappedLocationCount, ...row }) => ({
      ...organizationMembers(row, names),
      locationCount,
      mappedLocationCount,
    }));
    return { ...pageOf(results, total, request), counts };
  });

  calls.implement(readOrganizationMapping, ({ params }) => readOrganization(database, mappings, params.clientId));

  calls.change(saveOrganizationMapping, async ({ params, body, session, commit }) => {
    const named = await askForNames(client, body);
    const saved = commit(() =>
      saveOrganization(database, integration, { clientId: params.clientId, body, named, by: session.user.name }),
    );
    return previews.after(saved);
  });

  calls.change(saveOrganizationMappings, async ({ body, session, commit }) => {
    const clientIds = body.mappings.map(({ clientId }) => clientId);
    if (!(await knownClients(database, clientIds))) throw notFound('One of the organizations');
    const wanted = body.mappings.flatMap(({ companyId }) => companyId ?? []);
    const companies = await client.named('companies', wanted);
    if (wanted.some((id) => !companies.has(id))) throw notFound('One of the companies');
    const names = await mappingNames(database);
    const changes = body.mappings.map((one) => ({
      clientId: Number(one.clientId),
      target:
        one.companyId === undefined
          ? undefined
          : one.companyId === null
            ? null
            : { id: one.companyId, name: companies.get(one.companyId)?.name ?? '' },
      productMappingId:
        one.productMappingId === undefined ? undefined : mappingId(one.productMappingId, names, 'productMappingId'),
      typeMappingId:
        one.configurationTypeMappingId === undefined
          ? undefined
          : mappingId(one.configurationTypeMappingId, names, 'configurationTypeMappingId'),
      score: one.score,
      reason: one.reason,
    }));
    const saved = commit(async () => {
      const order = { by: session.user.name, at: Date.now(), origin: body.origin };
      const { writes, after, clients } = await mappings.save(changes, order);
      return log.recorded(clients, after, { writes, answer: { resultCode: 'SUCCESS', changed: clients.length } });
    });
    return previews.after(saved);
  });

  calls.change(clearOrganizationMappings, async ({ body, commit }) => {
    const clients = await knownClients(database, body.clientIds);
    if (!clients) throw notFound('One of the organizations');
    const answer = { resultCode: 'SUCCESS', changed: clients.length };
    return previews.after(
      commit(() => log.recorded(clients, () => nothingMapped, { writes: mappings.clear(clients), answer })),
    );
  });
  calls.change(undoOrganizationMappings, ({ body, session, commit }) =>
    integration.undo(body, session.user.name, commit),
  );

  calls.ask(previewAutoMap, ({ body }) => integration.preview(body));

  calls.change(refuseMatches, ({ body, commit }) => {
    const writes = refusePairs(database, 'psacw', body.pairs);
    return previews.after(commit(() => ({ writes, answer: { resultCode: 'SUCCESS' } })));
  });
}

const pick = (ids: readonly string[], rows: readonly { id: string; name: string }[]) =>
  [...new Set(ids)].flatMap((id) => {
    const found = rows.find((row) => row.id === id);
    return found ? { id, name: found.name } : [];
  });
