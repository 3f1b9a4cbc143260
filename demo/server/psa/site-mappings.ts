/** The locations of an organization with their sites at the first provider. Source: spec 002 §2.2, §2.3 and §3.1. */
import { and, asc, eq } from 'drizzle-orm';
import type { LocationSiteMapping, OrganizationMapping } from '../../../src/psa/company-contract.ts';
import type { MappingType } from '../../../src/psa/psa-terms.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { location, psaLocation, psaMapping } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrganizationMappings, OrganizationRow, StoredLocation } from './organization-mappings.ts';

/** By id, the names of all mappings. */
export async function mappingNames(database: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await database.select({ id: psaMapping.id, name: psaMapping.name }).from(psaMapping);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const provenanceOf = (row: OrganizationRow | null) =>
  row && { mappedBy: row.mappedBy, mappedAt: row.mappedAt, origin: row.origin, score: row.score, reason: row.reason };

const idText = (id: number | null | undefined) => (id == null ? null : String(id));

/** What rows of the list and of the dialog have in common. */
export function organizationMembers(
  { clientId, clientName, mapping }: { clientId: number; clientName: string; mapping: OrganizationRow | null },
  names: ReadonlyMap<number, string>,
) {
  const { productMappingId = null, typeMappingId = null } = mapping ?? {};
  return {
    clientId: String(clientId),
    clientName,
    companyId: mapping?.targetId ?? null,
    companyName: mapping?.targetName ?? null,
    companyDeleted: mapping?.targetDeleted ?? false,
    productMappingId: idText(productMappingId),
    productMappingName: names.get(productMappingId ?? -1) ?? null,
    productMappingType: typeOf(productMappingId),
    configurationTypeMappingId: idText(typeMappingId),
    configurationTypeMappingName: names.get(typeMappingId ?? -1) ?? null,
    configurationTypeMappingType: typeOf(typeMappingId),
    provenance: provenanceOf(mapping),
  };
}

const typeOf = (id: number | null): MappingType => (id === null ? 'NONE' : 'SPECIFIC');

export async function readOrganization(
  database: Database,
  mappings: OrganizationMappings,
  clientId: string,
): Promise<OrganizationMapping> {
  const found = await mappings.find(clientId);
  const [names, stored, locations] = await Promise.all([
    mappingNames(database),
    mappings.storedLocations(found.clientId),
    locationsOf(database, found.clientId),
  ]);
  return asOrganization(found, locations, stored, names);
}

export function asOrganization(
  found: { clientId: number; clientName: string; mapping: OrganizationRow | null },
  locations: readonly Named[],
  stored: ReadonlyMap<number, StoredLocation>,
  names: ReadonlyMap<number, string>,
): OrganizationMapping {
  return {
    ...organizationMembers(found, names),
    locationSiteMappings: locations.map((one) => asSite(one, stored.get(one.id), found.mapping, names)),
  };
}

interface Named {
  id: number;
  name: string;
}

export function locationsOf(database: Database, clientId: number): Promise<Named[]> {
  return database
    .select({ id: location.id, name: location.name })
    .from(location)
    .where(and(eq(location.organizationId, clientId), eq(location.deleted, false)))
    .orderBy(asc(location.sortKey), asc(location.id));
}

/** A location that follows has what its organization has now. */
function asSite(
  { id, name }: Named,
  row: StoredLocation | undefined,
  organization: OrganizationRow | null,
  names: ReadonlyMap<number, string>,
): LocationSiteMapping {
  const { productMappingType = 'DEFAULT', typeMappingType = 'DEFAULT' } = row ?? {};
  const product = productMappingType === 'DEFAULT' ? organization?.productMappingId : row?.productMappingId;
  const type = typeMappingType === 'DEFAULT' ? organization?.typeMappingId : row?.typeMappingId;
  return {
    locationId: String(id),
    locationName: name,
    psaSiteId: row?.siteId ?? null,
    psaSiteName: row?.siteName ?? null,
    productMappingId: idText(product),
    productMappingName: names.get(product ?? -1) ?? null,
    productMappingType,
    configurationTypeMappingId: idText(type),
    configurationTypeMappingName: names.get(type ?? -1) ?? null,
    configurationTypeMappingType: typeMappingType,
    agreementId: row?.agreementId ?? null,
    agreementName: row?.agreementName ?? null,
    mapped: row?.siteId != null,
  };
}

export function writeLocation(database: Database, row: StoredLocation): Write {
  const { id, ...set } = row;
  return database.insert(psaLocation).values(row).onConflictDoUpdate({ target: psaLocation.id, set });
}

/** Null where none is wanted. */
export function mappingId(
  id: string | null | undefined,
  names: ReadonlyMap<number, string>,
  field: string,
): number | null {
  if (id == null) return null;
  const number = rowId(id);
  if (!names.has(number)) throw wrong(field, 'The mapping doesn’t exist any more.');
  return number;
}

export const wrong = (field: string, message: string) =>
  new Refusal(400, 'INVALID_REQUEST', message, {}, [{ field, code: 'invalid' }]);
