/** Products, which organizations have them, and what is billed of a month. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ProductBody } from '../../../src/billing/product-contract.ts';
import { productVariants } from '../../../src/billing/product-terms.ts';
import { billingTypes } from '../../../src/ticketing/timer/time-terms.ts';

export const billingProduct = sqliteTable(
  'billing_product',
  {
    id: integer('id').primaryKey(),
    variant: text('variant', { enum: productVariants }).notNull(),
    sortKey: text('sort_key').notNull(),
    /** Name and description, folded. */
    searchName: text('search_name').notNull(),
    /** Smallest unit, as the cost. */
    price: integer('price').notNull(),
    cost: integer('cost').notNull(),
    /** All of it, as it is on the wire. */
    content: text('content', { mode: 'json' }).$type<ProductBody>().notNull(),
    version: integer('version').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [index('billing_product_by_name').on(table.sortKey)],
);

/** A product that was deleted, with what it takes to bring it back. */
export const deletedProduct = sqliteTable('deleted_product', {
  id: integer('id').primaryKey(),
  variant: text('variant', { enum: productVariants }).notNull(),
  content: text('content', { mode: 'json' }).$type<ProductBody>().notNull(),
  version: integer('version').notNull(),
  subscriptions: text('subscriptions', { mode: 'json' }).$type<{ organizationId: number; since: string }[]>().notNull(),
});

/** A product that an organization pays for. */
export const billingSubscription = sqliteTable(
  'billing_subscription',
  {
    id: integer('id').primaryKey(),
    organizationId: integer('organization_id').notNull(),
    productId: integer('product_id').notNull(),
    /** The first month, and of what is charged once the only one: `2026-10`. */
    since: text('since').notNull(),
  },
  (table) => [index('billing_subscription_of').on(table.organizationId)],
);

/** Roles of technicians. */
export const userRole = sqliteTable('user_role', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  sortKey: text('sort_key').notNull(),
  type: text('type').notNull(),
});

export const technicianRoles = sqliteTable('technician_roles', {
  userId: text('user_id').primaryKey(),
  userRoles: text('user_roles', { mode: 'json' }).$type<string[]>().notNull(),
});

/** Somebody at a customer who is billed for. */
export const billedUser = sqliteTable(
  'billed_user',
  {
    id: integer('id').primaryKey(),
    organizationId: integer('organization_id').notNull(),
    name: text('name').notNull(),
    roles: text('roles', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [index('billed_user_of').on(table.organizationId)],
);

/** What a device had stored at the end of a month. */
export const billedStorage = sqliteTable(
  'billed_storage',
  {
    id: integer('id').primaryKey(),
    organizationId: integer('organization_id').notNull(),
    month: text('month').notNull(),
    deviceId: integer('device_id').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('billed_storage_of').on(table.organizationId, table.month)],
);

export const timeEntry = sqliteTable(
  'time_entry',
  {
    id: integer('id').primaryKey(),
    /** Null where it was worked on a ticket: it is billed to the organization that the ticket has then. */
    organizationId: integer('organization_id'),
    ticketId: integer('ticket_id'),
    month: text('month').notNull(),
    technicianId: text('technician_id').notNull(),
    started: integer('started').notNull(),
    seconds: integer('seconds').notNull(),
    remote: integer('remote', { mode: 'boolean' }).notNull(),
    offHours: integer('off_hours', { mode: 'boolean' }).notNull(),
    billingType: text('billing_type', { enum: billingTypes }).notNull(),
    agreementId: integer('agreement_id'),
    agreementOriginType: text('agreement_origin_type'),
    note: text('note'),
    version: integer('version').notNull(),
  },
  (table) => [
    index('time_entry_of').on(table.organizationId, table.month),
    index('time_entry_of_ticket').on(table.ticketId),
    index('time_entry_of_month').on(table.month),
  ],
);
