/** Policies as they stand one below the other. */
import { asc } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { policy } from '../database/schema.ts';
import { notFound } from '../http/refusal.ts';

export type PolicyRow = typeof policy.$inferSelect;

export const listPolicyRows = (database: Database): Promise<PolicyRow[]> =>
  database.select().from(policy).orderBy(asc(policy.sortKey), asc(policy.id));

/** The policy, its parent, its grandparent, … */
export function pathOf(policies: readonly PolicyRow[], id: string): [PolicyRow, ...PolicyRow[]] {
  const byId = new Map(policies.map((one) => [one.id, one]));
  const first = byId.get(rowId(id));
  if (!first) throw notFound('The policy');
  const path: [PolicyRow, ...PolicyRow[]] = [first];
  for (
    let above = byId.get(first.parentId ?? -1);
    above && !path.includes(above);
    above = byId.get(above.parentId ?? -1)
  )
    path.push(above);
  return path;
}

/** Parents before their children. */
export function below(policies: readonly PolicyRow[], id: number): PolicyRow[] {
  const found: PolicyRow[] = [];
  const parents = new Set([id]);
  // A set grows while it is gone through.
  for (const parent of parents)
    for (const child of policies)
      if (child.parentId === parent && !parents.has(child.id)) {
        parents.add(child.id);
        found.push(child);
      }
  return found;
}
