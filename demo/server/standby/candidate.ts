/**
 * A server that works on a PostgreSQL as soon as no other does. One on the same machine is known to have ended when the lock
 * of the data folder is free, which the system takes from every process that ends; one that hangs, is cut off or was
 * elsewhere is taken for dead when its lease has run out.
 */
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../database/lock-folder.ts';
import { notOpened } from '../database/open-database.ts';
import { ServerLease } from '../database/postgres/server-lease.ts';
import type { DataClaim, PostgresPlace } from './data-claim.ts';
import { identityOf } from './folder-identity.ts';
import { HeldLease } from './held-lease.ts';

/** Milliseconds between two attempts. */
const pause = 500;
/** Another candidate has the folder for as long as it looks; a server without a lease keeps it. */
const looks = 10;

export class Candidate {
  readonly #place: PostgresPlace;
  readonly #lease: ServerLease;
  readonly #closing = new AbortController();
  #standing: Promise<DataClaim | undefined> = Promise.resolve(undefined);
  #isElected = false;
  #problem: string | undefined;

  private constructor(place: PostgresPlace, lease: ServerLease) {
    this.#place = place;
    this.#lease = lease;
  }

  static async open(place: PostgresPlace): Promise<Candidate> {
    const { dataFolder, url } = place;
    const lease = await ServerLease.open(url, identityOf(dataFolder)).catch((error: unknown) => {
      throw notOpened(place, error);
    });
    if (lease !== undefined) return new Candidate(place, lease);
    throw new Error(
      `The database of DATABASE_URL belongs to another data folder than ${dataFolder}. All servers of a database need the same DATA_FOLDER, which has what is not in the database. If that one is lost, UPDATE server_lease SET data_folder = NULL lets the next server bring another one.`,
    );
  }

  /** Undefined where another server works. */
  async standAtStart(): Promise<DataClaim | undefined> {
    for (let look = 1; ; look += 1) {
      const claim = await this.#stand();
      if (claim !== undefined || (await this.#lease.isHeld())) return claim;
      if (look === looks) (await lockFolder(this.#place.dataFolder))();
      await wait(pause / looks);
    }
  }

  /** Resolves when no other server works, or without a claim when this one is closed first. */
  async elected(): Promise<DataClaim | undefined> {
    const { signal } = this.#closing;
    for (;;) {
      this.#standing = this.#try();
      const claim = await this.#standing;
      if (signal.aborted) return undefined;
      if (claim !== undefined) {
        this.#isElected = true;
        return claim;
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
    }
  }

  /** What is in the way, other than a server that works. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** After an election there is only the claim to release. */
  async close(): Promise<void> {
    if (this.#isElected) return;
    this.#closing.abort();
    const claim = await this.#standing;
    await (claim ? claim.release() : this.#lease.close());
  }

  async #try(): Promise<DataClaim | undefined> {
    try {
      const claim = await this.#stand();
      const isBlocked = claim === undefined && !(await this.#lease.isHeld());
      this.#problem = isBlocked ? 'No server works, but the data folder is held by another process.' : undefined;
      return claim;
    } catch (error) {
      // Why is said once, and nothing of it in public: it may name the address of the database.
      const wrong = notOpened(this.#place, error);
      if (this.#problem === undefined) console.error(wrong instanceof Error ? wrong.message : wrong);
      this.#problem = 'The database cannot be asked.';
      return undefined;
    }
  }

  async #stand(): Promise<DataClaim | undefined> {
    const { leaseSeconds: seconds, ...location } = this.#place;
    const unlock = await lockFolder(location.dataFolder).catch(() => undefined);
    try {
      const holder = { host: hostname(), processId: process.pid, holdsFolder: unlock !== undefined, seconds };
      const sent = performance.now();
      const term = await this.#lease.take(holder);
      if (term !== undefined) return await HeldLease.begin(this.#lease, { location, term, seconds, sent, unlock });
    } catch (error) {
      unlock?.();
      throw error;
    }
    unlock?.();
    return undefined;
  }
}
