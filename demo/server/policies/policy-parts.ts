/**
 * What policies say of one thing, stored with what they inherit. A save makes the slice's transitions of what is wanted,
 * and hands on to the policies below in the same batch. Source: spec 002 §3.5 and §4.
 */
import { and, eq, inArray } from 'drizzle-orm';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import type { AnySlice, StateOf } from '../../../src/console/slice.ts';
import { type PathStep, policyOutdated } from '../../../src/policies/contract.ts';
import { afterSteps, stepsTo } from '../../../src/policies/inheritance/apply-steps.ts';
import { inherit } from '../../../src/policies/inheritance/inherit.ts';
import type { Inherited, PartKind } from '../../../src/policies/inheritance/part-kinds.ts';
import { standingOf } from '../../../src/policies/inheritance/standing.ts';
import { isSameValue } from '../../../src/ui/form/same-value.ts';
import type { Database } from '../database/open-database.ts';
import { policyPart } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { below, listPolicyRows, type PolicyRow, pathOf } from './policy-tree.ts';

type Row = typeof policyPart.$inferSelect;

export interface Saving {
  savedBy: string;
  savedAt: number;
  /** The version that somebody started from. */
  edited: string | undefined;
}

export interface StoredPart<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object> {
  readonly part: Row['part'];
  readonly kind: PartKind<Some, Item, Settings>;
  stateOf(policyId: string, items: readonly Item[]): StateOf<Some>;
}

export interface ReadPart<Item> {
  policy: PolicyRow;
  /** What every part tells of itself. */
  members: {
    policyId: string;
    path: PathStep[];
    version: string;
    savedBy: string;
    savedAt: number;
  };
  items: readonly Item[];
}

export async function readPart<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>(
  database: Database,
  stored: StoredPart<Some, Item, Settings>,
  id: string,
): Promise<ReadPart<Item>> {
  const path = pathOf(await listPolicyRows(database), id);
  const rows = await rowsOf(
    database,
    stored.part,
    path.map((policy) => policy.id),
  );
  return asPart(stored, path, rows);
}

/** @param wanted What the policy is to have; of its inheritance only whether it is to be overridden. */
export async function savePart<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>(
  database: Database,
  stored: StoredPart<Some, Item, Settings>,
  id: string,
  { wanted, check, saving }: { wanted: readonly Item[]; check(items: readonly Item[]): void; saving: Saving },
): Promise<{ writes: readonly Write[]; read: ReadPart<Item> }> {
  const { kind } = stored;
  const policies = await listPolicyRows(database);
  const path = pathOf(policies, id);
  const [policy] = path;
  const children = below(policies, policy.id);
  const rows = await rowsOf(
    database,
    stored.part,
    [...path, ...children].map((one) => one.id),
  );
  const row = rowIn(rows, policy.id);
  const { edited, savedBy, savedAt } = saving;
  if (edited !== undefined && edited !== String(row.version)) throw outdated(row, policy);
  const before = stored.stateOf(id, row.items as readonly Item[]);
  const items = kind.itemsOf(transitioned(kind, before, wanted));
  check(items);

  const changed: Row[] = [];
  const change = (old: Row, next: readonly Item[]) => {
    const after = { ...old, items: next, version: old.version + 1, savedBy, savedAt };
    rows.set(after.policyId, after);
    changed.push(after);
  };
  change(row, items);
  for (const child of children) {
    const old = rowIn(rows, child.id);
    const parent = { policyId: String(child.parentId), items: rowIn(rows, child.parentId ?? -1).items as Item[] };
    const next = inherit(kind, parent, old.items as readonly Item[]);
    if (!isSameValue(next, old.items)) change(old, next);
  }
  return {
    writes: changed.map((one) => database.update(policyPart).set(one).where(eq(policyPart.id, one.id))),
    read: asPart(stored, path, rows),
  };
}

function transitioned<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>(
  kind: PartKind<Some, Item, Settings>,
  state: StateOf<Some>,
  wanted: readonly Item[],
): StateOf<Some> {
  try {
    return afterSteps(kind.slice, state, stepsTo(kind, state, wanted));
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof IllegalTransition) return new Refusal(409, 'ILLEGAL_TRANSITION', error.message);
  return error instanceof TypeError ? invalid(error.message) : error;
}

async function rowsOf(database: Database, part: Row['part'], ids: readonly number[]): Promise<Map<number, Row>> {
  const rows = await database
    .select()
    .from(policyPart)
    .where(and(eq(policyPart.part, part), inArray(policyPart.policyId, [...ids])));
  return new Map(rows.map((row) => [row.policyId, row]));
}

function rowIn(rows: ReadonlyMap<number, Row>, policyId: number): Row {
  const row = rows.get(policyId);
  if (!row) throw notFound('The policy');
  return row;
}

function asPart<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>(
  { kind }: StoredPart<Some, Item, Settings>,
  path: readonly [PolicyRow, ...PolicyRow[]],
  rows: ReadonlyMap<number, Row>,
): ReadPart<Item> {
  const [policy] = path;
  const { items, version, savedBy, savedAt } = rowIn(rows, policy.id);
  const steps = path.map(({ id, name }): PathStep => {
    const all = rowIn(rows, id).items as readonly Item[];
    const those = (standing: string) => all.filter((item) => standingOf(item) === standing).map(kind.idOf);
    return { id: String(id), name, own: those('own'), overridden: those('overridden') };
  });
  const members = { policyId: String(policy.id), path: steps, version: String(version), savedBy, savedAt };
  return { policy, members, items: items as readonly Item[] };
}

function outdated({ version, savedBy }: Row, { name }: PolicyRow): Refusal {
  const message = `${savedBy || 'Somebody'} has saved version ${version} of “${name}” since you opened it. Nothing was overwritten: compare both, then save again.`;
  return new Refusal(412, policyOutdated, message, { ETag: `"${version}"` });
}
