/** What things are called that a call names by their id, as they are called before it has changed them. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import {
  automation,
  automationExample,
  billingProduct,
  contact,
  credential,
  customField,
  deletedProduct,
  device,
  location,
  nodeApproval,
  organization,
  plan,
  policy,
  psaMapping,
  scheduledTask,
  storedScript,
  storedScriptCategory,
  ticket,
  timeEntry,
  user,
  virtualizationGuest,
  virtualizationHost,
} from '../database/schema.ts';

export type Named =
  | 'automation'
  | 'automationExample'
  | 'product'
  | 'deletedProduct'
  | 'contact'
  | 'credential'
  | 'customField'
  | 'device'
  | 'location'
  | 'nodeApproval'
  | 'organization'
  | 'plan'
  | 'policy'
  | 'psaMapping'
  | 'task'
  | 'script'
  | 'scriptCategory'
  | 'ticket'
  | 'user'
  | 'virtualizationGuest'
  | 'virtualizationHost';

const contentName = sql`json_extract(content, '$.name')`;

/** The key of the table, and the name in it. */
const tables: Readonly<Record<Named, readonly [key: SQLiteColumn, name: SQL]>> = {
  automation: [automation.id, sql`name`],
  automationExample: [automationExample.id, sql`name`],
  product: [billingProduct.id, contentName],
  deletedProduct: [deletedProduct.id, contentName],
  contact: [contact.id, sql`name`],
  credential: [credential.id, sql`name`],
  virtualizationGuest: [virtualizationGuest.id, contentName],
  virtualizationHost: [virtualizationHost.id, contentName],
  customField: [customField.id, contentName],
  device: [device.id, sql`display_name`],
  location: [location.id, sql`name`],
  nodeApproval: [nodeApproval.id, sql`display_name`],
  organization: [organization.id, sql`name`],
  plan: [plan.uid, sql`name`],
  policy: [policy.id, sql`name`],
  psaMapping: [psaMapping.id, sql`name`],
  task: [scheduledTask.id, contentName],
  script: [storedScript.id, contentName],
  scriptCategory: [storedScriptCategory.id, sql`name`],
  ticket: [ticket.id, sql`json_extract(facts, '$.summary')`],
  user: [user.id, sql`name`],
};

export async function nameOf(database: Database, kind: Named, id: unknown): Promise<string | null> {
  if (id === undefined || id === null) return null;
  const [key, name] = tables[kind];
  const value = key.dataType === 'number' ? rowId(String(id)) : String(id);
  const [row] = await database.all<{ name: string | null }>(
    sql`SELECT ${name} AS name FROM ${key.table} WHERE ${key} = ${value} LIMIT 1`,
  );
  return row?.name ?? null;
}

/** Whose a device is. */
export async function organizationOfDevice(database: Database, id: number): Promise<number | null> {
  const [row] = await database.select().from(device).where(eq(device.id, id));
  return row?.organizationId ?? null;
}

/** What a ticket is about. */
export async function placeOfTicket(database: Database, id: unknown) {
  const [row] = await database
    .select()
    .from(ticket)
    .where(eq(ticket.id, rowId(String(id))));
  const numberOf = (reference: unknown) => (idOf(reference) === '' ? null : Number(idOf(reference)));
  return { nodeId: numberOf(row?.facts.device), organizationId: numberOf(row?.facts.organization) };
}

export async function ticketOfEntry(database: Database, id: unknown): Promise<number | null> {
  const [row] = await database
    .select()
    .from(timeEntry)
    .where(eq(timeEntry.id, rowId(String(id))));
  return row?.ticketId ?? null;
}
