/**
 * Of several servers on one database one works at a time, in a term that it has taken (`server-lease.ts`). Every connection
 * of its processes holds a lock of that term. Whoever takes the next one finds them by it and cuts them off, so that nothing
 * of an earlier term is written any more, not even by a process that only slept.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';

/** The first number of the locks, which is nothing but ours; the second is the term. */
const termLocks = 702_311;

class TermOver extends Error {}

/** Lets a connection in, or ends the process, whose work somebody else does by now. */
export async function enterTerm(client: ClientBase, term: number): Promise<void> {
  try {
    await enter(client, term);
  } catch (error) {
    if (error instanceof TermOver) endOvertaken();
    throw error;
  }
}

/** At once: whatever it still did would be done twice. */
export function endOvertaken(): never {
  console.error(
    'Another server has taken over the database of DATABASE_URL, as this one was not heard of for too long. It ends; started again, it stands by.',
  );
  process.exit(1);
}

async function enter(client: ClientBase, term: number): Promise<void> {
  const lock = await client.query('SELECT pg_try_advisory_lock_shared($1, $2) AS "isOurs"', [termLocks, term]);
  // In this order: who takes the next term after this answer finds the lock.
  const lease = await client.query('SELECT "term" FROM "server_lease"');
  if (!lock.rows[0]?.isOurs || lease.rows[0]?.term !== term) throw new TermOver();
}

/** Resolves when no connection of an earlier term is left. */
export async function endEarlierTerms(pool: Pool, term: number): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid < $2
        AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [termLocks, term],
    );
    if (rowCount === 0) return;
    await wait(20);
  }
}
