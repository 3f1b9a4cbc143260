/** What the fields of `Query` and `Mutation` answer. Variables are parsed by the contract before they come here. */
import { asc, eq } from 'drizzle-orm';
import { foldedName } from '../../../src/base/folded-name.ts';
import { tagExists } from '../../../src/directory/ticketing-contract.ts';
import type { RulesetBody } from '../../../src/ticketing/ruleset/contract.ts';
import { sortKey } from '../database/names.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { deviceRole, endUserRole, tag, ticketAttribute, ticketForm, ticketStatus } from '../database/schema.ts';
import type { Commit, KeyedCall, KeyedChanges } from '../http/keyed-changes.ts';
import { Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { createRuleset, findRuleset, updateRuleset } from '../ticketing/rulesets.ts';

export interface OperationContext extends Record<PropertyKey, unknown> {
  session: Session;
  database: Database;
  changes: KeyedChanges;
  /** By which a change is known that comes again. */
  call: KeyedCall;
}

type Resolver = (variables: never, context: OperationContext) => unknown;

const changing = new WeakSet<Resolver>();

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

  ticketRuleset: ({ id }: { id: string }, { database }: OperationContext) => findRuleset(database, id),

  ticketForms: (_variables: unknown, { database }: OperationContext) =>
    database.select().from(ticketForm).where(eq(ticketForm.deleted, false)).orderBy(asc(ticketForm.sortKey)),

  ticketStatuses: (_variables: unknown, { database }: OperationContext) =>
    database.select().from(ticketStatus).orderBy(asc(ticketStatus.position)),

  createTicketRuleset: change(({ ruleset }: { ruleset: RulesetBody }, { database }, commit) =>
    commit(() => createRuleset(database, ruleset)),
  ),

  updateTicketRuleset: change(({ id, ruleset }: { id: string; ruleset: RulesetBody }, { database }, commit) =>
    commit(() => updateRuleset(database, id, ruleset)),
  ),

  createTag: change(({ name }: { name: string }, { database }, commit) =>
    commit(async () => {
      const searchName = foldedName(name);
      const [existing] = await database.select().from(tag).where(eq(tag.searchName, searchName));
      if (existing) throw new Refusal(409, tagExists, `There is a tag "${existing.name}" already`);
      const id = await nextId(database, tag);
      const row = { id, name, searchName, sortKey: sortKey(name), deleted: false };
      return { writes: [database.insert(tag).values(row)], answer: row };
    }),
  ),
};

/** A field of `Mutation`: it answers a key that came before as it did then. */
function change<Variables, Answer>(
  resolve: (variables: Variables, context: OperationContext, commit: Commit<Answer>) => Promise<Answer>,
): (variables: Variables, context: OperationContext) => Promise<Answer> {
  const keyed = (variables: Variables, context: OperationContext) =>
    context.changes.run<Answer>(context.call, (commit) => resolve(variables, context, commit));
  changing.add(keyed);
  return keyed;
}

/** Whether a field makes its changes by key, as every field of `Mutation` has to. */
export function isChange(field: Resolver): boolean {
  return changing.has(field);
}
