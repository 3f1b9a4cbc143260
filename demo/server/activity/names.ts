/** What things are called that a call names by their id, as they are called before it has changed them. */
import { eq, type SQL, sql } from 'drizzle-orm';
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

/** The table, its key and its name. */
const tables: Readonly<Record<Named, readonly [table: SQL, key: string, name: SQL]>> = {
  automation: [sql`${automation}`, 'id', sql`name`],
  automationExample: [sql`${automationExample}`, 'id', sql`name`],
  product: [sql`${billingProduct}`, 'id', contentName],
  deletedProduct: [sql`${deletedProduct}`, 'id', contentName],
  contact: [sql`${contact}`, 'id', sql`name`],
  credential: [sql`${credential}`, 'id', sql`name`],
  virtualizationGuest: [sql`${virtualizationGuest}`, 'id', contentName],
  virtualizationHost: [sql`${virtualizationHost}`, 'id', contentName],
  customField: [sql`${customField}`, 'id', contentName],
  device: [sql`${device}`, 'id', sql`display_name`],
  location: [sql`${location}`, 'id', sql`name`],
  nodeApproval: [sql`${nodeApproval}`, 'id', sql`display_name`],
  organization: [sql`${organization}`, 'id', sql`name`],
  plan: [sql`${plan}`, 'uid', sql`name`],
  policy: [sql`${policy}`, 'id', sql`name`],
  psaMapping: [sql`${psaMapping}`, 'id', sql`name`],
  task: [sql`${scheduledTask}`, 'id', contentName],
  script: [sql`${storedScript}`, 'id', contentName],
  scriptCategory: [sql`${storedScriptCategory}`, 'id', sql`name`],
  ticket: [sql`${ticket}`, 'id', sql`json_extract(facts, '$.summary')`],
  user: [sql`${user}`, 'id', sql`name`],
};

export async function nameOf(database: Database, kind: Named, id: unknown): Promise<string | null> {
  if (id === undefined || id === null) return null;
  const [table, key, name] = tables[kind];
  const [row] = await database.all<{ name: string | null }>(
    sql`SELECT ${name} AS name FROM ${table} WHERE ${sql.identifier(key)} = ${String(id)} LIMIT 1`,
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
