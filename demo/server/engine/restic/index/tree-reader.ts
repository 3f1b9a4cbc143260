import type { ChildProcess } from 'node:child_process';
import { forkProcess } from '../../../../processes/fork-process.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type ReadTreeOrder, settingsVariable } from './read-tree.ts';
import type { ReadTreeNews, ReadTreesSettings } from './read-trees-process.ts';
import type { Snapshot, SnapshotIndex } from './snapshot-index.ts';

const stopped = 'The server stopped before the snapshot was read.';

/** Has the snapshots of plans read, one after the other: the newest first, and the older ones behind it. */
export class TreeReader {
  readonly #index: SnapshotIndex;
  readonly #settings: ReadTreesSettings;
  readonly #plans = new Map<number, Promise<void>>();
  readonly #waiting = new Set<() => void>();
  readonly #answers = new Map<string, (news: ReadTreeNews) => void>();
  /** Files and folders of the snapshot that is being read, by plan. */
  readonly #counts = new Map<number, number>();
  #child: ChildProcess | undefined;
  #isClosing = false;

  constructor(index: SnapshotIndex, settings: ReadTreesSettings) {
    this.#index = index;
    this.#settings = settings;
  }

  /** Begins to read what was not read of a plan. Fails as the reading does; nobody has to wait for it. */
  read(plan: number): Promise<void> {
    const known = this.#plans.get(plan);
    if (known) return known;
    const reading = this.#readAll(plan).finally(() => {
      this.#plans.delete(plan);
      this.#tellRead();
    });
    reading.catch(() => undefined);
    this.#plans.set(plan, reading);
    return reading;
  }

  /** Until it is so, or nothing more is read of the plan, or the time is up. */
  async until(plan: number, isSo: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (!(await isSo())) {
      const left = end - performance.now();
      if (left <= 0) return false;
      const reading = this.read(plan);
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(done, left);
        const waiting = this.#waiting;
        function done() {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
        reading.then(done, (error: unknown) => {
          done();
          reject(error);
        });
      });
    }
    return true;
  }

  /** Files and folders read so far of the snapshot that is being read. */
  progress(plan: number): number {
    return this.#counts.get(plan) ?? 0;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const child = this.#child;
    if (!child) return;
    // Of a process that was let go of, nothing else is told.
    const ended = new Promise((done) => child.once('exit', done));
    child.disconnect();
    await ended;
    await Promise.allSettled(this.#plans.values());
  }

  async #readAll(plan: number): Promise<void> {
    const { root } = await this.#index.tree(plan);
    for (let next = await this.#next(plan); next && !this.#isClosing; next = await this.#next(plan)) {
      const { snapshot, neighbor } = next;
      const isSame = neighbor?.tree === snapshot.tree;
      await this.#readOne({
        plan,
        root,
        resticId: snapshot.resticId,
        number: snapshot.number,
        neighbor: neighbor && { number: neighbor.number, isSame },
      });
      this.#tellRead();
    }
  }

  /** What was read is without gaps, so that each state has one first and one last snapshot. */
  async #next(plan: number): Promise<{ snapshot: Snapshot; neighbor?: Snapshot } | undefined> {
    const snapshots = await this.#index.snapshots(plan);
    const read = snapshots.filter(({ isRead }) => isRead);
    const [newest] = read;
    const oldest = read.at(-1);
    if (!newest || !oldest) return snapshots[0] && { snapshot: snapshots[0] };
    const newer = snapshots.findLast(({ number }) => number > newest.number);
    if (newer) return { snapshot: newer, neighbor: newest };
    const older = snapshots.find(({ number }) => number < oldest.number);
    return older && { snapshot: older, neighbor: oldest };
  }

  #readOne(order: ReadTreeOrder): Promise<void> {
    return new Promise((resolve, reject) => {
      const key = `${order.plan} ${order.number}`;
      this.#answers.set(key, (news) => {
        if (!('end' in news)) return void this.#counts.set(order.plan, news.nodes);
        this.#counts.delete(order.plan);
        this.#answers.delete(key);
        if (news.end === 'read') resolve();
        else reject(new Refusal(503, 'ENGINE_NOT_READ', news.message));
      });
      this.#child ??= this.#start();
      this.#child.send(order);
    });
  }

  #start(): ChildProcess {
    const child = forkProcess(new URL('./read-trees-process.ts', import.meta.url), {
      [settingsVariable]: JSON.stringify(this.#settings),
    });
    child.on('message', (news: ReadTreeNews) => this.#answers.get(`${news.plan} ${news.number}`)?.(news));
    child.once('error', () => this.#lose());
    child.once('exit', () => this.#lose());
    return child;
  }

  #lose(): void {
    this.#child = undefined;
    for (const [key, answer] of this.#answers) {
      const [plan = 0, number = 0] = key.split(' ').map(Number);
      answer({ plan, number, end: 'failed', message: stopped });
    }
  }

  #tellRead(): void {
    for (const done of [...this.#waiting]) done();
  }
}
