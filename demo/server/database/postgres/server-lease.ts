/** Which server works on a database, and until when it does so without being heard of: a table of one row. */
import type { Pool } from 'pg';
import { connectPostgres } from './open-postgres.ts';
import { inTransaction } from './postgres-session.ts';
import { endEarlierTerms } from './terms.ts';

/** What a server says of itself. */
export interface LeaseHolder {
  host: string;
  /** For whoever looks into the table. */
  processId: number;
  /** Whether it has the lock of the data folder, which the system takes from a process that ends. */
  holdsFolder: boolean;
  seconds: number;
}

/** Milliseconds until a question counts as lost with its connection. */
const patience = 5_000;
const until = (parameter: string) => `clock_timestamp() + make_interval(secs => ${parameter})`;

export class ServerLease {
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @param dataFolder the identity of the folder that belongs to the database. Undefined: another one does. */
  static async open(url: string, dataFolder: string): Promise<ServerLease | undefined> {
    const pool = connectPostgres(url, { query_timeout: patience });
    try {
      await createTable(pool);
      await pool.query('UPDATE "server_lease" SET "data_folder" = $1 WHERE "data_folder" IS NULL', [dataFolder]);
      const { rows } = await pool.query('SELECT "data_folder" FROM "server_lease"');
      if (rows[0]?.data_folder === dataFolder) return new ServerLease(pool);
      await pool.end();
      return undefined;
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  /**
   * Begins the next term, unless another server works. Where that one had the lock of the folder and we have it now, it has
   * ended; of another machine's locks nobody can be that sure. Otherwise its time has to be over, and if we have not got the
   * lock, it has to be the one that has.
   */
  async take({ host, processId, holdsFolder, seconds }: LeaseHolder): Promise<number | undefined> {
    const isOver = '"until" < clock_timestamp()';
    const { rows } = await this.#pool.query<{ term: number }>(
      `UPDATE "server_lease" SET "term" = "term" + 1, "host" = $1, "process_id" = $2, "holds_folder" = $3, "until" = ${until('$4')}
        WHERE CASE WHEN $3 THEN "holds_folder" AND "host" = $1 OR ${isOver} ELSE "holds_folder" AND ${isOver} END
        RETURNING "term"`,
      [host, processId, holdsFolder, seconds],
    );
    return rows[0]?.term;
  }

  endEarlierTerms(term: number): Promise<void> {
    return endEarlierTerms(this.#pool, term);
  }

  /** Answers whether the term still lasts. */
  async renew(term: number, { holdsFolder, seconds }: Pick<LeaseHolder, 'holdsFolder' | 'seconds'>): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `UPDATE "server_lease" SET "holds_folder" = $1, "until" = ${until('$2')} WHERE "term" = $3`,
      [holdsFolder, seconds, term],
    );
    return rowCount === 1;
  }

  async isHeld(): Promise<boolean> {
    const { rowCount } = await this.#pool.query('SELECT 1 FROM "server_lease" WHERE "until" >= clock_timestamp()');
    return rowCount === 1;
  }

  /** The next one need not wait. */
  async release(term: number): Promise<void> {
    await this.#pool.query(
      `UPDATE "server_lease" SET "holds_folder" = false, "until" = '-infinity' WHERE "term" = $1`,
      [term],
    );
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function createTable(pool: Pool): Promise<void> {
  // First without a lock: a server that hangs may have the one to write.
  const { rows } = await pool.query(`SELECT to_regclass('server_lease') AS "found"`);
  if (rows[0]?.found !== null) return;
  await inTransaction(pool, async (client) => {
    await client.query(
      `CREATE TABLE IF NOT EXISTS "server_lease" ("one" boolean PRIMARY KEY DEFAULT true CHECK ("one"),
        "term" integer NOT NULL, "host" text NOT NULL, "process_id" integer NOT NULL, "data_folder" text, "holds_folder" boolean NOT NULL,
        "until" timestamptz NOT NULL)`,
    );
    await client.query(
      `INSERT INTO "server_lease" ("term", "host", "process_id", "holds_folder", "until") VALUES (0, '', 0, false, '-infinity')
        ON CONFLICT DO NOTHING`,
    );
  });
}
