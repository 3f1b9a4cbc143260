/**
 * The time by which time-based automations and the resets of conditions go. It can be turned forward, and they are asked at every quarter of an hour
 * that has passed, as they would have been, each quarter once: what holds "for a quarter" is met by one of them.
 */
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import type { KeyedChanges, Write } from '../http/keyed-changes.ts';
import type { DeviceConditions } from './device-conditions.ts';
import type { TicketDesk } from './ticket-desk.ts';

const minute = 60_000;
export const quarter = 15 * minute;
/** Of quarters that passed while no server ran, the last ones. */
const mostAtOnce = (7 * 24 * 60 * minute) / quarter;

const offsetKey = 'ticketing-clock';
const lastKey = 'ticketing-quarter';

export class TicketingClock {
  readonly #database: Database;
  readonly #changes: KeyedChanges;
  readonly #desk: TicketDesk;
  readonly #conditions: DeviceConditions;
  readonly #realNow: () => number;
  #offset: number;
  #last: number;
  #passing: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #followers: (() => Promise<void>)[] = [];

  private constructor(
    { database, changes, desk, conditions, realNow = Date.now }: ClockParts,
    { offset, last }: { offset: number; last: number | undefined },
  ) {
    this.#database = database;
    this.#changes = changes;
    this.#desk = desk;
    this.#conditions = conditions;
    this.#realNow = realNow;
    this.#offset = offset;
    this.#last = last ?? quarterOf(this.now());
  }

  static async open(parts: ClockParts): Promise<TicketingClock> {
    const [offset, last] = await Promise.all([
      readSetting(parts.database, offsetKey),
      readSetting(parts.database, lastKey),
    ]);
    return new TicketingClock(parts, {
      offset: Number(offset ?? 0),
      last: last === undefined ? undefined : Number(last),
    });
  }

  /** Milliseconds since 1970, as far as tickets are concerned. */
  now(): number {
    return this.#realNow() + this.#offset;
  }

  /** By how much it was turned forward, in minutes. */
  get turned(): number {
    return Math.round(this.#offset / minute);
  }

  /** What else goes by this clock: called after each time that it has gone on. */
  follow(follower: () => Promise<void>): void {
    this.#followers.push(follower);
  }

  /** Asks every minute by itself whether another quarter has begun. */
  start(): void {
    this.#timer = setInterval(
      () => void this.catchUp().catch((error: unknown) => console.error(error)),
      minute,
    ).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#passing.catch(() => undefined);
  }

  /** Turns it forward, and does all that would have happened meanwhile. */
  async forward(minutes: number): Promise<void> {
    this.#offset += minutes * minute;
    await writeSetting(this.#database, offsetKey, String(this.#offset));
    await this.catchUp();
  }

  /** The quarters that have passed, one after the other. */
  catchUp(): Promise<void> {
    const passed = this.#passing.catch(() => undefined).then(() => this.#pass());
    this.#passing = passed;
    return passed;
  }

  async #pass(): Promise<void> {
    const current = quarterOf(this.now());
    const first = Math.max(this.#last + 1, current - mostAtOnce + 1);
    for (let number = first; number <= current; number += 1) {
      const mark = writeSetting(this.#database, lastKey, String(number));
      await this.#reset(number * quarter);
      await this.#change(async () => [...(await this.#desk.passTime(number * quarter)), mark]);
      this.#last = number;
    }
    await this.#reset(this.now());
    for (const follower of this.#followers) await follower();
  }

  /** Tickets of conditions that were over for long enough by then, each at its own moment. */
  async #reset(until: number): Promise<void> {
    while (await this.#conditions.nextReset(until)) {
      await this.#change(async () => {
        // Raised again just now, it is not due any more.
        const due = await this.#conditions.nextReset(until);
        return due ? this.#conditions.reset(due) : [];
      });
    }
  }

  #change(make: () => Promise<Write[]>): Promise<null> {
    const call = { owner: 'clock', route: 'time', key: undefined, fingerprint: () => '' };
    return this.#changes.run<null>(call, (commit) => commit(async () => ({ writes: await make(), answer: null })));
  }
}

interface ClockParts {
  database: Database;
  changes: KeyedChanges;
  desk: TicketDesk;
  conditions: DeviceConditions;
  /** Milliseconds since 1970. */
  realNow?: (() => number) | undefined;
}

const quarterOf = (time: number) => Math.floor(time / quarter);
