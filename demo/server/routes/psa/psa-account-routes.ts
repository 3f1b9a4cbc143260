/** Accounts of the second provider and what organizations and locations are mapped to them (spec 002 §2.7 and §7). */
import {
  clearAccountMappings,
  listAccountLocations,
  listAccountMappings,
  listAccounts,
  listLocationMappings,
  previewAccountAutoMap,
  readAccountFilter,
  refuseAccountMatches,
  saveAccountFilter,
  saveAccountMapping,
  saveAccountMappings,
  saveLocationMapping,
  undoAccountMappings,
} from '../../../../src/psa/account-contract.ts';
import type { MappingOrigin } from '../../../../src/psa/psa-terms.ts';
import { pageOf, pageRequest } from '../../http/page.ts';
import { notFound } from '../../http/refusal.ts';
import type { Session } from '../../http/sessions.ts';
import { findLocation, listLocations } from '../../psa/account-locations.ts';
import { knownClients, refusePairs } from '../../psa/auto-map.ts';
import type { Finding } from '../../psa/integrations.ts';
import { type MappingChange, nothingMapped } from '../../psa/organization-mappings.ts';
import { asEntity, chosenAs } from '../../psa/provider-entities.ts';
import { readPsaSetting, writePsaSetting } from '../../psa/psa-settings.ts';
import { mappingId, mappingNames, provenanceOf, writeLocation, wrong } from '../../psa/site-mappings.ts';
import type { Services } from '../services.ts';

interface SentAccount {
  clientId: string;
  accountId?: string | null | undefined;
  installedProductCategoryMappingId?: string | null | undefined;
  score?: number | null | undefined;
  reason?: MappingChange['reason'];
}

export function serveAccounts({ calls, database, psa: { integrations } }: Services): void {
  const integration = integrations.psaat;
  const { client, mappings, previews, changes: log } = integration;

  const filter = async () => {
    const types = await client.all('companyTypes');
    const chosen = await readPsaSetting(database, 'psaat', 'criteria');
    return {
      companyFilterMap: { types: types.map(asEntity) },
      accountCriteria: { selectedTypes: chosenAs(chosen.types, types) },
    };
  };
  calls.implement(readAccountFilter, filter);
  calls.change(saveAccountFilter, async ({ body, commit }) => {
    const { companyFilterMap, accountCriteria } = await filter();
    const offered = [...companyFilterMap.types, ...accountCriteria.selectedTypes];
    const types = [...new Set(body.selectedTypes)].flatMap((id) => offered.find((one) => one.id === id) ?? []);
    const value = { types: types.map(({ id, name }) => ({ id, name })), statuses: [] };
    const saved = commit(() => ({
      writes: [writePsaSetting(database, 'psaat', 'criteria', value)],
      answer: { companyFilterMap, accountCriteria: { selectedTypes: types } },
    }));
    return previews.after(saved);
  });

  calls.implement(listAccounts, async ({ query }) => {
    const { accountNameParam: name, lastId: afterId } = query;
    const rows = await client.page('companies', {
      ...(await integration.offered()),
      ...(name !== undefined && { name }),
      ...(afterId !== undefined && { afterId }),
    });
    return { accountList: rows.map(asEntity) };
  });

  calls.implement(listAccountLocations, async ({ params: { accountId } }) => {
    if (!(await client.named('companies', [accountId])).has(accountId)) throw notFound('The account');
    return (await client.all('sites', { companyId: accountId })).map(asEntity);
  });

  const findingOf = ({ featureFlags }: Session): Finding => (featureFlags.autotask_big_data ? 'searched' : 'all');

  calls.implement(listAccountMappings, async ({ query, session }) => {
    const { searchCriteria: search, state, sortField, sortDirection: direction } = query;
    const request = pageRequest(query);
    const [{ rows, total, counts }, names] = await Promise.all([
      integration.list({ ...request, search, state, sortField, direction }, findingOf(session)),
      mappingNames(database),
    ]);
    const results = rows.map(({ clientId, clientName, mapping, mappedLocationCount }) => ({
      clientId: String(clientId),
      clientName,
      accountId: mapping?.targetId ?? null,
      accountName: mapping?.targetName ?? null,
      accountDeleted: mapping?.targetDeleted ?? false,
      installedProductCategoryMappingId: mapping?.typeMappingId == null ? null : String(mapping.typeMappingId),
      installedProductCategoryMappingName: names.get(mapping?.typeMappingId ?? -1) ?? null,
      mappedLocationCount,
      provenance: provenanceOf(mapping),
    }));
    return { ...pageOf(results, total, request), counts };
  });

  /** Asked of the provider before it is the change's turn; what it gives is made then. */
  async function prepare(sent: readonly SentAccount[], by: string, origin: MappingOrigin) {
    const clientIds = sent.map(({ clientId }) => clientId);
    if (!(await knownClients(database, clientIds))) throw notFound('The organization');
    const wanted = sent.flatMap(({ accountId }) => accountId ?? []);
    const accounts = await client.named('companies', wanted);
    if (wanted.some((id) => !accounts.has(id)))
      throw wrong('accountId', 'The provider doesn’t have the account any more.');
    const names = await mappingNames(database);
    const changes = sent.map((one): MappingChange => {
      const { accountId, installedProductCategoryMappingId: roleMappingId } = one;
      return {
        clientId: Number(one.clientId),
        ...(accountId !== undefined && {
          target: accountId === null ? null : { id: accountId, name: accounts.get(accountId)?.name ?? '' },
        }),
        ...(roleMappingId !== undefined && {
          typeMappingId: mappingId(roleMappingId, names, 'installedProductCategoryMappingId'),
        }),
        score: one.score,
        reason: one.reason,
      };
    });
    return async () => {
      const { writes, moved, after, clients } = await mappings.save(changes, { by, at: Date.now(), origin });
      const resetLocations = await mappings.mappedLocations(moved);
      const answer = { resultCode: 'SUCCESS', changed: clients.length, resetLocations };
      return log.recorded(clients, after, { writes, answer });
    };
  }

  calls.change(saveAccountMapping, async ({ params, body, session, commit }) => {
    if (body.accountId == null) throw wrong('accountId', 'The organization needs an account.');
    const change = await prepare([{ ...body, clientId: params.clientId }], session.user.name, 'MANUAL');
    return previews.after(commit(change));
  });
  calls.change(saveAccountMappings, async ({ body, session, commit }) => {
    const change = await prepare(body.mappings, session.user.name, body.origin);
    return previews.after(commit(change));
  });
  calls.change(clearAccountMappings, async ({ body, commit }) => {
    const clients = await knownClients(database, body.clientIds);
    if (!clients) throw notFound('One of the organizations');
    const cleared = commit(async () => {
      const resetLocations = await mappings.mappedLocations(clients);
      const answer = { resultCode: 'SUCCESS', changed: clients.length, resetLocations };
      return log.recorded(clients, () => nothingMapped, { writes: mappings.clear(clients), answer });
    });
    return previews.after(cleared);
  });
  calls.change(undoAccountMappings, ({ body, session, commit }) => integration.undo(body, session.user.name, commit));
  calls.ask(previewAccountAutoMap, ({ body, session }) => integration.preview(body, findingOf(session)));
  calls.change(refuseAccountMatches, ({ body, commit }) => {
    const writes = refusePairs(database, 'psaat', body.pairs);
    return previews.after(commit(() => ({ writes, answer: { resultCode: 'SUCCESS' } })));
  });

  calls.implement(listLocationMappings, async ({ query }) => {
    const { searchCriteria: search, clientId, sortDirection: direction } = query;
    const request = pageRequest(query);
    const { rows, total } = await listLocations(database, { ...request, search, clientId, direction });
    return pageOf(rows, total, request);
  });

  calls.change(saveLocationMapping, async ({ params, body, commit }) => {
    const found = await findLocation(database, params.locationId);
    const { autotaskLocationId: wanted = null } = body;
    const site = wanted === null ? undefined : (await client.named('sites', [wanted])).get(wanted);
    if (wanted !== null && String(site?.companyId) !== found.autotaskAccountId)
      throw wrong('autotaskLocationId', 'The location isn’t one of the account’s, or not any more.');
    return commit(async () => {
      const row = {
        id: mappings.keyOf(Number(found.locationId)),
        provider: 'psaat' as const,
        locationId: Number(found.locationId),
        clientId: Number(found.clientId),
        siteId: site ? String(site.id) : null,
        siteName: site?.name ?? null,
        productMappingId: null,
        productMappingType: 'DEFAULT' as const,
        typeMappingId: null,
        typeMappingType: 'DEFAULT' as const,
        agreementId: null,
        agreementName: null,
      };
      const answer = { ...found, autotaskLocationId: row.siteId, autotaskLocationName: row.siteName };
      return { writes: [writeLocation(database, row)], answer };
    });
  });
}
