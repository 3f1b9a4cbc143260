/**
 * What calls change, once each, however often they come. A change and the answer to its call are written in one batch,
 * under the `Idempotency-Key` that the client gave the call: whatever breaks in between, both are there or neither. Changes
 * are made one after the other, so that what one has checked still holds when it is written.
 */
import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open-database.ts';
import { keyedAnswer } from '../database/schema.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Session } from './sessions.ts';

/** Milliseconds for which an answer is kept: a day longer than the browser keeps the draft of a ticket. */
export const keyLifetime = 31 * 24 * 60 * 60 * 1000;

export type Write = BatchItem<'sqlite'>;

export interface Change<Answer> {
  /** All or none of them. */
  writes: readonly Write[];
  answer: Answer;
}

/** Makes a change when its turn has come. What `make` throws ends it, and nothing was written. */
export type Commit<Answer> = (make: () => Change<Answer> | Promise<Change<Answer>>) => Promise<Answer>;

export interface KeyedCall {
  /** Keys are each owner's own. */
  owner: string;
  route: string;
  /** As the header has it. Without one a call that comes twice is two. */
  key: string | undefined;
  /** Tells whether two calls of one key are the same. */
  fingerprint(): string | Promise<string>;
  /** What is told of it, written with it; asked before anything is written. */
  record?: ((answer: unknown) => Promise<readonly Write[]>) | undefined;
}

export class KeyedChanges {
  readonly #database: Database;
  readonly #now: () => number;
  /** By key: a second call waits for the answer to the first. */
  readonly #underWay = new Map<string, Promise<unknown>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, now = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** The answer that was kept for the call's key, or that of `perform`. A refusal has changed nothing and is not kept. */
  async run<Answer>(call: KeyedCall, perform: (commit: Commit<Answer>) => Promise<Answer>): Promise<Answer> {
    if (call.key === undefined) return perform((make) => this.#commit(make, { call }));
    requireUsable(call.key);
    const id = JSON.stringify([call.owner, call.route, call.key]);
    const before = this.#underWay.get(id);
    const answer = Promise.resolve(before?.catch(() => undefined)).then(() => this.#runOnce(id, call, perform));
    this.#underWay.set(id, answer);
    try {
      return await answer;
    } finally {
      if (this.#underWay.get(id) === answer) this.#underWay.delete(id);
    }
  }

  async #runOnce<Answer>(id: string, call: KeyedCall, perform: (commit: Commit<Answer>) => Promise<Answer>) {
    const isKept = and(eq(keyedAnswer.id, id), gt(keyedAnswer.created, this.#expired()));
    const [kept] = await this.#database.select().from(keyedAnswer).where(isKept);
    if (!kept) return perform((make) => this.#commit(make, { id, call }));
    if (kept.fingerprint === (await call.fingerprint())) return JSON.parse(kept.answer) as Answer;
    throw new Refusal(
      409,
      'KEY_REUSED',
      'Another call was made with this Idempotency-Key. Send this call with a new one.',
    );
  }

  #commit<Answer>(
    make: () => Change<Answer> | Promise<Change<Answer>>,
    { id, call }: { id?: string; call: KeyedCall },
  ): Promise<Answer> {
    const made = this.#last.then(async () => {
      const { writes, answer } = await make();
      const kept = id === undefined ? [] : await this.#keep(id, call, answer);
      const told = (await call.record?.(answer)) ?? [];
      const [first, ...others] = [...writes, ...told, ...kept];
      // In one go, as nothing of this process comes in between: a transaction that waits would keep others from writing.
      if (first) await this.#database.batch([first, ...others]);
      return answer;
    });
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #keep(id: string, call: KeyedCall, answer: unknown): Promise<Write[]> {
    const fingerprint = await call.fingerprint();
    const row = { id, fingerprint, answer: JSON.stringify(answer), created: this.#now() };
    return [
      this.#database.delete(keyedAnswer).where(lte(keyedAnswer.created, this.#expired())),
      this.#database.insert(keyedAnswer).values(row),
    ];
  }

  #expired(): number {
    return this.#now() - keyLifetime;
  }
}

/** A browser may have several users, one after the other. */
export function ownerOf({ id, user }: Session): string {
  return `${user.id} ${id}`;
}

export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function requireUsable(key: string): void {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw invalid('The Idempotency-Key has to be 1 to 255 visible characters');
}
