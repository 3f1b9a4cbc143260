/** What the console knows by name. `deleted` ones are in no list; they are answered to who asks for them by id. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

const numbered = { id: integer('id').primaryKey() };

const named = {
  name: text('name').notNull(),
  /** What is searched, folded: the name, and where it is a person's the address. */
  searchName: text('search_name').notNull(),
  sortKey: text('sort_key').notNull(),
  deleted: integer('deleted', { mode: 'boolean' }).notNull(),
};

export const organization = sqliteTable('client_organization', {
  ...numbered,
  ...named,
  backupMode: text('backup_mode').notNull(),
  nodeIds: text('node_ids', { mode: 'json' }).$type<number[]>().notNull(),
});

export const location = sqliteTable(
  'location',
  { ...numbered, ...named, organizationId: integer('organization_id').notNull() },
  (table) => [index('location_of_organization').on(table.organizationId)],
);

/** What an organization has agreed to: its tickets are worked on under it. */
export const agreement = sqliteTable('agreement', {
  ...numbered,
  ...named,
  organizationId: integer('organization_id').notNull(),
});

export const user = sqliteTable('app_user', {
  id: text('id').primaryKey(),
  ...named,
  email: text('email').notNull(),
  type: text('type').notNull(),
  /** Of an end user. */
  organizationId: integer('organization_id'),
  /** May view tickets. */
  permitted: integer('permitted', { mode: 'boolean' }).notNull(),
  /** Another one with every save. */
  version: integer('version').notNull(),
});

export const contact = sqliteTable(
  'contact',
  {
    ...numbered,
    ...named,
    /** Empty where nobody knows it. */
    email: text('email').notNull(),
    organizationId: integer('organization_id').notNull(),
    /** Another one with every save. */
    version: integer('version').notNull(),
  },
  (table) => [index('contact_of_organization').on(table.organizationId)],
);

export const group = sqliteTable('device_group', { ...numbered, ...named, description: text('description').notNull() });

export const deviceRole = sqliteTable('node_role', {
  ...numbered,
  ...named,
  custom: integer('custom', { mode: 'boolean' }).notNull(),
});

export const endUserRole = sqliteTable('end_user_role', { ...numbered, ...named });

export const ticketForm = sqliteTable('ticket_form', {
  ...numbered,
  ...named,
  active: integer('active', { mode: 'boolean' }).notNull(),
});

export const emailTemplate = sqliteTable('email_template', {
  ...numbered,
  ...named,
  subject: text('subject').notNull(),
  body: text('body').notNull(),
});

export const tag = sqliteTable('tag', { ...numbered, ...named });

export const ticketAttribute = sqliteTable('ticket_attribute', {
  ...numbered,
  ...named,
  attributeType: text('attribute_type').notNull(),
  active: integer('active', { mode: 'boolean' }).notNull(),
  values: text('choices', { mode: 'json' }).$type<{ id: number; name: string }[]>().notNull(),
});
