/** Saves what the dialog of an organization sends, by what the provider has at this moment. Source: spec 002 §2.2, §2.3 and §4. */
import type { OrganizationMapping, OrganizationMappingBody } from '../../../src/psa/company-contract.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import type { Change } from '../http/keyed-changes.ts';
import type { Integration } from './integrations.ts';
import type { StoredLocation } from './organization-mappings.ts';
import type { ProviderClient, ProviderRow } from './provider-client.ts';
import { asOrganization, locationsOf, mappingId, mappingNames, writeLocation, wrong } from './site-mappings.ts';

/** What the body names, as the provider has it; by id. */
export interface NamedByBody {
  companies: ReadonlyMap<string, ProviderRow>;
  sites: ReadonlyMap<string, ProviderRow>;
  agreements: ReadonlyMap<string, ProviderRow>;
}

/** Before the change: others do not wait for the provider. */
export async function askForNames(client: ProviderClient, body: OrganizationMappingBody): Promise<NamedByBody> {
  const idsOf = (member: 'psaSiteId' | 'agreementId') => body.locationSiteMappings.flatMap((one) => one[member] ?? []);
  const [companies, sites, agreements] = await Promise.all([
    client.named('companies', [body.companyId]),
    client.named('sites', idsOf('psaSiteId')),
    client.named('agreements', idsOf('agreementId')),
  ]);
  return { companies, sites, agreements };
}

interface SaveOrder {
  clientId: string;
  body: OrganizationMappingBody;
  named: NamedByBody;
  /** Who saves it. */
  by: string;
}

/** Within a change. */
export async function saveOrganization(
  database: Database,
  { mappings, changes }: Pick<Integration, 'mappings' | 'changes'>,
  { clientId, body, named, by }: SaveOrder,
): Promise<Change<OrganizationMapping & { changeId: string }>> {
  const found = await mappings.find(clientId);
  const company = named.companies.get(body.companyId);
  if (!company) throw wrong('companyId', 'The provider doesn’t have the company any more.');
  const [names, locations, before] = await Promise.all([
    mappingNames(database),
    locationsOf(database, found.clientId),
    mappings.storedLocations(found.clientId),
  ]);
  const known = new Set(locations.map(({ id }) => id));
  const rows = body.locationSiteMappings.map((one, index): StoredLocation => {
    const at = `locationSiteMappings.${index}`;
    const locationId = rowId(one.locationId);
    if (!known.has(locationId)) throw wrong(`${at}.locationId`, 'The location isn’t one of the organization’s.');
    const place = { id: mappings.keyOf(locationId), provider: mappings.provider, locationId, clientId: found.clientId };
    return { ...place, ...choicesOf(one, names, at), ...ofCompany(one, named, company.id, at) };
  });
  const change = {
    clientId: found.clientId,
    target: { id: String(company.id), name: company.name },
    productMappingId: mappingId(body.productMappingId, names, 'productMappingId'),
    typeMappingId: mappingId(body.configurationTypeMappingId, names, 'configurationTypeMappingId'),
  };
  const saved = await mappings.save([change], { by, at: Date.now(), origin: 'MANUAL' });
  const kept = saved.moved.length > 0 ? [] : [...before];
  const stored = new Map([...kept, ...rows.map((row) => [row.locationId, row] as const)]);
  const after = () => ({ organizations: saved.rows, locations: [...stored.values()] });
  return changes.recorded(saved.clients, after, {
    writes: [...saved.writes, ...rows.map((row) => writeLocation(database, row))],
    answer: asOrganization({ ...found, mapping: saved.rows[0] ?? null }, locations, stored, names),
  });
}

type SentLocation = OrganizationMappingBody['locationSiteMappings'][number];

function choicesOf(sent: SentLocation, names: ReadonlyMap<number, string>, at: string) {
  const productMappingType = sent.productMappingType ?? 'DEFAULT';
  const typeMappingType = sent.configurationTypeMappingType ?? 'DEFAULT';
  return {
    productMappingType,
    productMappingId: productMappingType === 'SPECIFIC' ? mappingId(sent.productMappingId, names, at) : null,
    typeMappingType,
    typeMappingId: typeMappingType === 'SPECIFIC' ? mappingId(sent.configurationTypeMappingId, names, at) : null,
  };
}

/** Site and agreement, which have to be the company's. Without a product mapping nothing is counted under an agreement. */
function ofCompany(sent: SentLocation, { sites, agreements }: NamedByBody, companyId: number, at: string) {
  const siteId = sent.psaSiteId ?? null;
  const agreementId = sent.productMappingType === 'NONE' ? null : (sent.agreementId ?? null);
  const site = siteId === null ? undefined : sites.get(siteId);
  if (siteId !== null && site?.companyId !== companyId)
    throw wrong(`${at}.psaSiteId`, 'The site isn’t one of the company’s, or not any more.');
  const agreement = agreementId === null ? undefined : agreements.get(agreementId);
  if (agreementId !== null && agreement?.companyId !== companyId)
    throw wrong(`${at}.agreementId`, 'The agreement isn’t one of the company’s, or not any more.');
  return { siteId, siteName: site?.name ?? null, agreementId, agreementName: agreement?.name ?? null };
}
