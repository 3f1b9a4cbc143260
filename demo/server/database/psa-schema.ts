/** What is mapped to the providers of professional services, and what the agreement sync did. */
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { type SyncLogEntry, type SyncRun, syncReasons, syncStates } from '../../../src/psa/agreement-sync-contract.ts';
import type { ConfigurationTypeMappingBody } from '../../../src/psa/configuration-contract.ts';
import type { ProductMappingBody } from '../../../src/psa/product-contract.ts';
import type { Provenance } from '../../../src/psa/psa-shapes.ts';
import { mappingOrigins, mappingTypes, providers } from '../../../src/psa/psa-terms.ts';
import type { RoleMappingBody } from '../../../src/psa/role-contract.ts';

/** Connections, criteria, attributes, options and the schedule of a provider, each under its name. */
export const psaSetting = sqliteTable('psa_setting', {
  /** `psacw connection` */
  id: text('id').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
});

export interface NamedMappingContents {
  configuration: Omit<ConfigurationTypeMappingBody, 'name'>;
  product: Omit<ProductMappingBody, 'name'>;
  role: Omit<RoleMappingBody, 'name'>;
}
export const namedMappingKinds = ['configuration', 'product', 'role'] as const;

export const psaMapping = sqliteTable('psa_mapping', {
  id: integer('id').primaryKey(),
  kind: text('kind', { enum: namedMappingKinds }).notNull(),
  name: text('name').notNull(),
  /** Of its kind. */
  content: text('content', { mode: 'json' }).$type<NamedMappingContents[keyof NamedMappingContents]>().notNull(),
});

/** What an organization is mapped to; one that is not has no row. */
export const psaOrganization = sqliteTable(
  'psa_organization',
  {
    /** `psacw 7` */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: providers }).notNull(),
    clientId: integer('client_id').notNull(),
    /** Of a company or account; null where only mappings were assigned. */
    targetId: text('target_id'),
    targetName: text('target_name'),
    targetDeleted: integer('target_deleted', { mode: 'boolean' }).notNull(),
    productMappingId: integer('product_mapping_id'),
    /** Of a configuration type mapping, of the second provider of a role mapping. */
    typeMappingId: integer('type_mapping_id'),
    mappedBy: text('mapped_by').notNull(),
    mappedAt: integer('mapped_at').notNull(),
    origin: text('origin', { enum: mappingOrigins }).notNull(),
    score: real('score'),
    reason: text('reason', { mode: 'json' }).$type<Provenance['reason']>(),
  },
  (table) => [index('psa_organization_of_client').on(table.provider, table.clientId)],
);

/** What a location is mapped to; one without a row has what its organization has. */
export const psaLocation = sqliteTable(
  'psa_location',
  {
    /** `psacw 7` */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: providers }).notNull(),
    locationId: integer('location_id').notNull(),
    clientId: integer('client_id').notNull(),
    siteId: text('site_id'),
    siteName: text('site_name'),
    productMappingId: integer('product_mapping_id'),
    productMappingType: text('product_mapping_type', { enum: mappingTypes }).notNull(),
    typeMappingId: integer('type_mapping_id'),
    typeMappingType: text('type_mapping_type', { enum: mappingTypes }).notNull(),
    agreementId: text('agreement_id'),
    agreementName: text('agreement_name'),
  },
  (table) => [index('psa_location_of_client').on(table.provider, table.clientId)],
);

/** A change of mappings, with the way back. */
export const psaChange = sqliteTable('psa_change', {
  id: integer('id').primaryKey(),
  provider: text('provider', { enum: providers }).notNull(),
  clientIds: text('client_ids', { mode: 'json' }).$type<number[]>().notNull(),
  before: text('before_change', { mode: 'json' }).$type<MappingRows>().notNull(),
  after: text('after_change', { mode: 'json' }).$type<MappingRows>().notNull(),
});

interface MappingRows {
  readonly organizations: readonly (typeof psaOrganization.$inferSelect)[];
  readonly locations: readonly (typeof psaLocation.$inferSelect)[];
}

/** A pair that is not to be proposed again. */
export const psaRefused = sqliteTable('psa_refused', {
  /** `psacw 7 12` */
  id: text('id').primaryKey(),
});

export const psaSyncRun = sqliteTable('psa_sync_run', {
  id: integer('id').primaryKey(),
  started: integer('started').notNull(),
  finished: integer('finished'),
  state: text('state', { enum: syncStates }).notNull(),
  trigger: text('trigger', { enum: ['SCHEDULE', 'DEMAND'] })
    .notNull()
    .$type<SyncRun['trigger']>(),
  startedBy: text('started_by'),
  resumed: integer('resumed'),
  cancelledBy: text('cancelled_by'),
  problem: text('problem'),
});

/** One step of a run: written before it is made, so that who goes on with a run knows what was under way. */
export const psaSyncEntry = sqliteTable(
  'psa_sync_entry',
  {
    /** Run and step: `4 configuration rmm-7`. */
    id: text('id').primaryKey(),
    runId: integer('run_id').notNull(),
    number: integer('number').notNull(),
    isDone: integer('is_done', { mode: 'boolean' }).notNull(),
    kind: text('kind', { enum: ['CONFIGURATION', 'AGREEMENT'] }).notNull(),
    outcome: text('outcome').notNull().$type<SyncLogEntry['outcome']>(),
    clientId: integer('client_id'),
    clientName: text('client_name'),
    name: text('name').notNull(),
    before: text('before_change'),
    after: text('after_change'),
    reason: text('reason', { enum: syncReasons }),
    detail: text('detail'),
  },
  (table) => [index('psa_entry_of_run').on(table.runId, table.number)],
);
