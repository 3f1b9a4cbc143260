/** Rulesets, and the conditions of devices that they look after. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RulesetBody } from '../../../src/ticketing/ruleset/contract.ts';

export const ticketRuleset = sqliteTable('ticket_ruleset', {
  id: integer('id').primaryKey(),
  /** As it is sent and answered. */
  content: text('content', { mode: 'json' }).$type<RulesetBody>().notNull(),
});

/** A condition of a device that a ruleset looks after, and the ticket that it has. */
export const deviceCondition = sqliteTable(
  'device_condition',
  {
    id: integer('id').primaryKey(),
    deviceId: integer('device_id').notNull(),
    /** One of `ticketing/device-events.ts`. */
    event: text('event').notNull(),
    rulesetId: integer('ruleset_id').notNull(),
    raised: integer('raised', { mode: 'boolean' }).notNull(),
    /** When it was raised or cleared last. */
    changed: integer('changed').notNull(),
    /** When its ticket is to be reset, unless it is raised again. */
    resetAt: integer('reset_at'),
    /** The latest one; null where its ruleset was off. */
    ticketId: integer('ticket_id'),
  },
  (table) => [index('condition_by_reset').on(table.resetAt)],
);
