/** Where people of each kind are stored: users and end users in one table, contacts in another. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type PersonKind, personKinds } from '../../../src/people/person-kinds.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { contact, user } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';

/** Of either table. */
export interface PersonRow {
  id: string | number;
  name: string;
  searchName: string;
  sortKey: string;
  deleted: boolean;
  email: string;
  organizationId: number | null;
  /** Of a user; a contact has none. */
  type: string;
  permitted: boolean;
  version: number;
}

export interface PeopleQuery {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
  offset?: number;
}

interface PersonTable {
  columns: Record<'id' | 'email' | 'searchName' | 'sortKey' | 'deleted', SQLiteColumn>;
  /** Of those of this kind alone. */
  isOfKind: SQL | undefined;
  isOne(id: string): SQL;
  count(database: Database, where: SQL | undefined): Promise<number>;
  read(database: Database, query: PeopleQuery): Promise<PersonRow[]>;
  newId(database: Database): Promise<string | number>;
  insert(database: Database, row: PersonRow): Write;
  update(database: Database, row: PersonRow): Write;
}

const everybody = { limit: -1, offset: 0 };

const users = (type: string): PersonTable => ({
  columns: user,
  isOfKind: eq(user.type, type),
  isOne: (id) => eq(user.id, id),
  count: (database, where) => database.$count(user, where),
  read: (database, { where, orderBy = [], limit = everybody.limit, offset = everybody.offset }) =>
    database
      .select()
      .from(user)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  async newId(database) {
    const rows = await database.select({ id: user.id }).from(user);
    const last = rows.reduce((most, { id }) => Math.max(most, Number(/^user-(\d+)$/.exec(id)?.[1] ?? 0)), 0);
    return `user-${last + 1}`;
  },
  insert: (database, row) => database.insert(user).values(asUser(row)),
  update: (database, row) =>
    database
      .update(user)
      .set(asUser(row))
      .where(eq(user.id, String(row.id))),
});

const contacts: PersonTable = {
  columns: contact,
  isOfKind: undefined,
  isOne: (id) => eq(contact.id, rowId(id)),
  count: (database, where) => database.$count(contact, where),
  async read(database, { where, orderBy = [], limit = everybody.limit, offset = everybody.offset }) {
    const rows = await database
      .select()
      .from(contact)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row, type: '', permitted: true }));
  },
  newId: (database) => nextId(database, contact),
  insert: (database, row) => database.insert(contact).values(asContact(row)),
  update: (database, row) =>
    database
      .update(contact)
      .set(asContact(row))
      .where(eq(contact.id, Number(row.id))),
};

const asUser = (row: PersonRow) => ({ ...row, id: String(row.id) });

function asContact({ type: _, permitted: __, ...row }: PersonRow) {
  return { ...row, id: Number(row.id), organizationId: Number(row.organizationId) };
}

export function tableOf(kind: PersonKind): PersonTable {
  const { type } = personKinds[kind];
  return type === null ? contacts : users(type);
}

/** One who was not deleted. */
export async function livingPerson(database: Database, kind: PersonKind, id: string): Promise<PersonRow | undefined> {
  const { columns, isOfKind, isOne, read } = tableOf(kind);
  const [row] = await read(database, { where: and(isOne(id), isOfKind, eq(columns.deleted, false)) });
  return row;
}
