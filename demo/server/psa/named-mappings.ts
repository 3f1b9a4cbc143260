/** Configuration type mappings, product mappings and role mappings, stored by the rules of their dialogs. Source: spec 002 §5. */
import { and, eq } from 'drizzle-orm';
import type { FormIssue } from '../../../src/base/form-rules.ts';
import { roleMappingFromWire, roleMappingIssues } from '../../../src/psa/accounts/role-mapping.ts';
import type { ConfigurationTypeMapping } from '../../../src/psa/configuration-contract.ts';
import { configurationFromWire, configurationIssues } from '../../../src/psa/configurations/configuration-mapping.ts';
import { inNameOrder } from '../../../src/psa/mapping-names.ts';
import type { ProductMapping } from '../../../src/psa/product-contract.ts';
import { productMappingFromWire, productMappingIssues } from '../../../src/psa/products/product-mapping.ts';
import type { RoleMapping } from '../../../src/psa/role-contract.ts';
import { type Database, nextId } from '../database/open-database.ts';
import type { NamedMappingContents } from '../database/psa-schema.ts';
import { rowId } from '../database/row-id.ts';
import { psaLocation, psaMapping, psaOrganization } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change, Write } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';

interface Mappings {
  configuration: ConfigurationTypeMapping;
  product: ProductMapping;
  role: RoleMapping;
}
export type MappingKind = keyof Mappings;
type Body<Kind extends MappingKind> = NamedMappingContents[Kind] & { name: string };

interface Facts {
  id: string | undefined;
  mappings: readonly { id: string; name: string }[];
}

/** By the rules of each kind's dialog, on what is sent. */
const issuesOf: { readonly [Kind in MappingKind]: (mapping: Mappings[Kind], facts: Facts) => readonly FormIssue[] } = {
  configuration: (mapping, facts) => configurationIssues({ ...configurationFromWire(mapping), ...facts }),
  product: (mapping, facts) => productMappingIssues({ ...productMappingFromWire(mapping), ...facts }),
  role: (mapping, facts) => roleMappingIssues({ ...roleMappingFromWire(mapping, () => ''), ...facts }),
};

const words = {
  name: { required: 'The mapping needs a name', invalid: 'The mapping needs a name that no other mapping has' },
};

export async function listMappings<Kind extends MappingKind>(
  database: Database,
  kind: Kind,
): Promise<Mappings[Kind][]> {
  const rows = await database.select().from(psaMapping).where(eq(psaMapping.kind, kind));
  return inNameOrder(
    rows.map((row) => asMapping(kind, row)),
    'en',
  );
}

/** Within a change. */
export async function createMapping<Kind extends MappingKind>(
  database: Database,
  kind: Kind,
  body: Body<Kind>,
): Promise<Change<Mappings[Kind]>> {
  const id = await nextId(database, psaMapping);
  const row = { id, kind, ...(await checked(database, kind, body, undefined)) };
  return { writes: [database.insert(psaMapping).values(row)], answer: asMapping(kind, row) };
}

/** Within a change. */
export async function updateMapping<Kind extends MappingKind>(
  database: Database,
  kind: Kind,
  wanted: string,
  body: Body<Kind>,
): Promise<Change<Mappings[Kind]>> {
  const id = await idOf(database, kind, wanted);
  const values = await checked(database, kind, body, String(id));
  return {
    writes: [database.update(psaMapping).set(values).where(eq(psaMapping.id, id))],
    answer: asMapping(kind, { id, ...values }),
  };
}

/** Within a change. What had it has none afterwards. */
export async function deleteMapping(database: Database, kind: MappingKind, wanted: string): Promise<Write[]> {
  const id = await idOf(database, kind, wanted);
  const deleted = database.delete(psaMapping).where(eq(psaMapping.id, id));
  if (kind === 'product') {
    const none = {
      productMappingId: null,
      productMappingType: 'NONE' as const,
      agreementId: null,
      agreementName: null,
    };
    const isSpecific = and(eq(psaLocation.productMappingId, id), eq(psaLocation.productMappingType, 'SPECIFIC'));
    return [
      deleted,
      database.update(psaOrganization).set({ productMappingId: null }).where(eq(psaOrganization.productMappingId, id)),
      database.update(psaLocation).set(none).where(isSpecific),
    ];
  }
  const none = { typeMappingId: null, typeMappingType: 'NONE' as const };
  const isSpecific = and(eq(psaLocation.typeMappingId, id), eq(psaLocation.typeMappingType, 'SPECIFIC'));
  return [
    deleted,
    database.update(psaOrganization).set({ typeMappingId: null }).where(eq(psaOrganization.typeMappingId, id)),
    database.update(psaLocation).set(none).where(isSpecific),
  ];
}

async function idOf(database: Database, kind: MappingKind, wanted: string): Promise<number> {
  const isIt = and(eq(psaMapping.id, rowId(wanted)), eq(psaMapping.kind, kind));
  const [found] = await database.select({ id: psaMapping.id }).from(psaMapping).where(isIt);
  if (!found) throw notFound('The mapping');
  return found.id;
}

async function checked<Kind extends MappingKind>(
  database: Database,
  kind: Kind,
  body: Body<Kind>,
  id: string | undefined,
): Promise<{ name: string; content: NamedMappingContents[Kind] }> {
  const { name, ...content } = body;
  const sent = { ...body, id: id ?? '0' } as unknown as Mappings[Kind];
  requireValid(issuesOf[kind](sent, { id, mappings: await listMappings(database, kind) }), { words });
  return { name: name.trim(), content: ranked(kind, content as unknown as NamedMappingContents[Kind]) };
}

/** Ranks are 1 to their count, whatever was sent. */
function ranked<Kind extends MappingKind>(kind: Kind, content: NamedMappingContents[Kind]): NamedMappingContents[Kind] {
  if (kind !== 'product') return content;
  const product = content as NamedMappingContents['product'];
  const rules = product.nodeRoleProductMappings.toSorted((one, other) => one.ranking - other.ranking);
  const nodeRoleProductMappings = rules.map((rule, index) => ({ ...rule, ranking: index + 1 }));
  return { ...product, nodeRoleProductMappings } as NamedMappingContents[Kind];
}

/** A row of a kind has the content of that kind: it is written by this file alone. */
function asMapping<Kind extends MappingKind>(
  _kind: Kind,
  { id, name, content }: { id: number; name: string; content: NamedMappingContents[MappingKind] },
): Mappings[Kind] {
  return { ...content, id: String(id), name } as unknown as Mappings[Kind];
}
