/** Where secrets are: written by whoever saves them, read by whoever signs in with them, told to nobody. */
import { eq, inArray, like } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { secret as secretTable } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import type { SecretBox } from './secret-box.ts';

export class Secrets {
  readonly #database: Database;
  readonly #box: SecretBox;

  constructor(database: Database, box: SecretBox) {
    this.#database = database;
    this.#box = box;
  }

  write(id: string, secret: string): Write {
    const sealed = this.#box.seal(id, secret);
    return this.#database
      .insert(secretTable)
      .values({ id, sealed })
      .onConflictDoUpdate({ target: secretTable.id, set: { sealed } });
  }

  remove(...ids: string[]): Write {
    return this.#database.delete(secretTable).where(inArray(secretTable.id, ids));
  }

  /** Which of those that begin with this there are, and can still be opened. */
  async known(prefix: string): Promise<ReadonlySet<string>> {
    const rows = await this.#database
      .select()
      .from(secretTable)
      .where(like(secretTable.id, `${prefix}%`));
    return new Set(rows.filter(({ id, sealed }) => this.#box.unseal(id, sealed) !== undefined).map(({ id }) => id));
  }

  /** For what signs in with it. */
  async read(id: string): Promise<string | undefined> {
    const [row] = await this.#database.select().from(secretTable).where(eq(secretTable.id, id));
    return row && this.#box.unseal(id, row.sealed);
  }

  /** A body without its secrets, but for whether they are the same as another time: see `KeyedChanges`. */
  marked = (secrets: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, this.#box.mark(secret)]));
}
