/** The lease of a server that works: renewed as long as it lives, and the end of the process where it is lost. */

import { lockFolder } from '../database/lock-folder.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { ServerLease } from '../database/postgres/server-lease.ts';
import { endOvertaken } from '../database/postgres/terms.ts';
import type { DataClaim } from './data-claim.ts';

interface Beginning {
  location: DatabaseLocation;
  term: number;
  seconds: number;
  /** When it was asked for, by `performance.now()`. */
  sent: number;
  /** Of the data folder; not there where a server that was overtaken still has it. */
  unlock: (() => void) | undefined;
}

export class HeldLease implements DataClaim {
  readonly location: DatabaseLocation;
  readonly #lease: ServerLease;
  readonly #term: number;
  readonly #seconds: number;
  readonly #timer: NodeJS.Timeout;
  /** From then on others may have taken over. Never later than the database has it. */
  #end: number;
  #unlock: (() => void) | undefined;
  #renewing: Promise<void> | undefined;

  private constructor(lease: ServerLease, { location, term, seconds, sent, unlock }: Beginning) {
    this.location = { ...location, term };
    this.#lease = lease;
    this.#term = term;
    this.#seconds = seconds;
    this.#end = sent + seconds * 1_000;
    this.#unlock = unlock;
    this.#timer = setInterval(() => this.#beat(), Math.min(1_000, seconds * 250));
  }

  /** Resolves when nothing of an earlier server can write any more. */
  static async begin(lease: ServerLease, beginning: Beginning): Promise<HeldLease> {
    const held = new HeldLease(lease, beginning);
    try {
      await lease.endEarlierTerms(beginning.term);
      return held;
    } catch (error) {
      clearInterval(held.#timer);
      await held.#renewing;
      await lease.release(beginning.term);
      throw error;
    }
  }

  /** First the folder: who has its lock knows that this server has ended. */
  async release(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
    this.#unlock?.();
    // Where the database is not there, the time goes by.
    await this.#lease.release(this.#term).catch(() => undefined);
    await this.#lease.close();
  }

  #beat(): void {
    // Also right after a sleep, before anything else is written or sent.
    if (performance.now() > this.#end) endUnheard(this.#seconds);
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
  }

  async #renew(): Promise<void> {
    this.#unlock ??= await lockFolder(this.location.dataFolder).catch(() => undefined);
    const sent = performance.now();
    const renewed = { holdsFolder: this.#unlock !== undefined, seconds: this.#seconds };
    // A database that cannot be asked may come back in time.
    const lasts = await this.#lease.renew(this.#term, renewed).catch(() => undefined);
    if (lasts === false) endOvertaken();
    if (lasts) this.#end = sent + this.#seconds * 1_000;
  }
}

function endUnheard(seconds: number): never {
  console.error(
    `The database of DATABASE_URL could not be asked for ${seconds} seconds, so that another server may have taken over. This one ends; started again, it stands by.`,
  );
  process.exit(1);
}
