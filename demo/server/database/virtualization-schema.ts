/** Hosts of virtual machines, their guests, and what was read of the hosts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GuestOnWire, HostOnWire } from '../../../src/virtualization/contract.ts';
import type { Source } from '../virtualization/readings.ts';

export const virtualizationHost = sqliteTable('virtualization_host', {
  id: integer('id').primaryKey(),
  /** All of it but its id and version; of what is measured what it is around. */
  content: text('content', { mode: 'json' }).$type<Omit<HostOnWire, 'id' | 'version'>>().notNull(),
  version: integer('version').notNull(),
});

export const virtualizationGuest = sqliteTable(
  'virtualization_guest',
  {
    id: integer('id').primaryKey(),
    hostId: integer('host_id').notNull(),
    content: text('content', { mode: 'json' }).$type<Omit<GuestOnWire, 'id' | 'hostId' | 'version'>>().notNull(),
    /** Of what people enter of it. */
    version: integer('version').notNull(),
  },
  (table) => [index('virtualization_guest_of').on(table.hostId)],
);

export const virtualizationGuestReading = sqliteTable(
  'virtualization_guest_reading',
  {
    id: integer('id').primaryKey(),
    guestId: integer('guest_id').notNull(),
    /** `cpu` or `memory`. */
    measure: text('measure').notNull(),
    /** Milliseconds since 1970 of the last reading. */
    last: integer('last').notNull(),
    /** Oldest first, as percentages; null where it did not run. */
    values: text('readings', { mode: 'json' }).$type<(number | null)[]>().notNull(),
  },
  (table) => [index('virtualization_guest_reading_of').on(table.guestId)],
);

export const virtualizationReading = sqliteTable(
  'virtualization_reading',
  {
    id: integer('id').primaryKey(),
    hostId: integer('host_id').notNull(),
    /** `cpu`, `memory`, or the id of a health sensor. */
    sensorId: text('sensor_id').notNull(),
    source: text('source', { mode: 'json' }).$type<Source>().notNull(),
    /** Milliseconds since 1970 of the last reading. */
    last: integer('last').notNull(),
    /** Oldest first. */
    values: text('readings', { mode: 'json' }).$type<number[]>().notNull(),
  },
  (table) => [index('virtualization_reading_of').on(table.hostId)],
);
