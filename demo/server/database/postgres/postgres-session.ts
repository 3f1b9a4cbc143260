/** Sends what Drizzle has built to PostgreSQL. */
import type { Query } from 'drizzle-orm';
import {
  type AsyncBatchRemoteCallback,
  type AsyncRemoteCallback,
  type PreparedQueryConfig,
  type RemotePreparedQuery,
  SQLiteRemoteSession,
} from 'drizzle-orm/sqlite-proxy';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { writeLock } from './postgres-layout.ts';

type Schema = Record<string, never>;
type Prepare = SQLiteRemoteSession<Schema, Schema>['prepareQuery'];
type Config = Omit<PreparedQueryConfig, 'run'>;

export class PostgresSession extends SQLiteRemoteSession<Schema, Schema> {
  readonly #pool: Pool;

  constructor(pool: Pool, dialect: ConstructorParameters<typeof SQLiteRemoteSession>[1]) {
    super(answersOf(pool), dialect, undefined, batchesOf(pool));
    this.#pool = pool;
  }

  /** It would need a connection of its own; what belongs together is a batch. */
  override transaction(): Promise<never> {
    throw new Error('The server writes in batches, which every database has.');
  }

  /** A statement that is written by hand has no fields to map: its rows are objects. */
  override prepareQuery<T extends Config>(...given: Parameters<Prepare>): RemotePreparedQuery<T> {
    const [query, fields, , isArray, mapper] = given;
    const prepared = super.prepareQuery<T>(...given);
    if (fields !== undefined || isArray || mapper !== undefined) return prepared;
    const rows = async () => (await this.#pool.query(asObjects(query))).rows;
    return Object.assign(prepared, { all: rows, get: async () => (await rows())[0] });
  }
}

const asObjects = ({ sql: text, params: values }: Query): QueryConfig => ({ text, values });

function asArrays(text: string, values: unknown[]) {
  return { text, values, rowMode: 'array' as const };
}

function answersOf(pool: Pool): AsyncRemoteCallback {
  return async (text, values, method) => {
    const { rows } = await pool.query(asArrays(text, values));
    return { rows: method === 'get' ? (rows[0] as never) : rows };
  };
}

/** All of them or none, one batch after the other, as SQLite has a single writer. */
function batchesOf(pool: Pool): AsyncBatchRemoteCallback {
  return async (statements) =>
    inTransaction(pool, async (client) => {
      const answers: { rows: unknown[] }[] = [];
      for (const { sql, params, method } of statements) {
        const { rows } = await client.query(asArrays(sql, params));
        answers.push({ rows: method === 'get' ? (rows[0] as never) : rows });
      }
      return answers;
    });
}

/** With the only right to write. */
export async function inTransaction<Answer>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  // One that is cut off between two questions tells nobody but its listeners; the next question fails.
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.query(`BEGIN; ${writeLock}`);
    const answer = await work(client);
    await client.query('COMMIT');
    client.off('error', ignore);
    client.release();
    return answer;
  } catch (error) {
    // A connection that cannot even go back is given up.
    const failed = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(failed);
    throw error;
  }
}
