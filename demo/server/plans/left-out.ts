import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { leftOut } from '../database/schema.ts';

/** Names that are told; the total is of all. */
const mostNames = 100;

/** What the last backup did not take of a folder. */
export async function leftOutOf(database: Database, folderId: number) {
  const here = eq(leftOut.folderId, folderId);
  const [counted] = await database.select({ total: count() }).from(leftOut).where(here);
  const items = await database
    .select({ name: leftOut.name, reason: leftOut.reason })
    .from(leftOut)
    .where(here)
    .orderBy(asc(leftOut.name))
    .limit(mostNames);
  return { total: counted?.total ?? 0, items };
}
