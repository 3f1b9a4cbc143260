/** What the fields of `Query` and `Mutation` answer. Variables are parsed by the contract before they come here. */
import { asc, eq } from 'drizzle-orm';
import { foldedName } from '../../../src/base/folded-name.ts';
import { tagExists } from '../../../src/directory/ticketing-contract.ts';
import { sortKey } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { deviceRole, endUserRole, tag, ticketAttribute } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';

export interface OperationContext extends Record<PropertyKey, unknown> {
  session: Session;
  database: Database;
}

export type RootFields = typeof rootFields;

export const rootFields = {
  async ticketAttributes(_variables: unknown, { database }: OperationContext) {
    const rows = await database.select().from(ticketAttribute).orderBy(asc(ticketAttribute.id));
    return rows.map(({ values, ...row }) => ({ ...row, content: { values } }));
  },

  nodeRoles: (_variables: unknown, { database }: OperationContext) =>
    database.select().from(deviceRole).orderBy(asc(deviceRole.sortKey)),

  endUserRoles: (_variables: unknown, { database }: OperationContext) =>
    database.select().from(endUserRole).orderBy(asc(endUserRole.sortKey)),

  async createTag({ name }: { name: string }, { database }: OperationContext) {
    const searchName = foldedName(name);
    const row = { name, searchName, sortKey: sortKey(name), deleted: false };
    // Looked for and written in one: two who create the same tag at once get one between them.
    return database.transaction(async (transaction) => {
      const [existing] = await transaction.select().from(tag).where(eq(tag.searchName, searchName));
      if (existing) throw new Refusal(409, tagExists, `There is a tag "${existing.name}" already`);
      const [created] = await transaction.insert(tag).values(row).returning();
      return created;
    });
  },
};
