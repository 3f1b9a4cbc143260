/** One download: connects, streams into its target, can fail, go on, begin anew and be canceled. */
import { batch, type ReadonlySignal, signal } from '@preact/signals-core';
import { TruncatedAnswer } from '../../../host/http/byte-stream.ts';
import type { DownloadOrder } from '../download-types.ts';
import type { Feed, FeedProgress } from './feed.ts';
import { SaveFailure, type SaveTarget } from './save-target.ts';
import { createTransferRate } from './transfer-rate.ts';

export type DownloadStatus =
  /** The server is asked, or folders are being listed. */
  | 'connecting'
  | 'running'
  | 'failed'
  | 'completed'
  /** The browser downloads it by itself. */
  | 'handed-over'
  | 'canceled';

export interface DownloadJob {
  id: number;
  order: DownloadOrder;
  status: ReadonlySignal<DownloadStatus>;
  progress: ReadonlySignal<FeedProgress>;
  /** Bytes a second; `undefined` while it cannot be told. */
  speed: ReadonlySignal<number | undefined>;
  /** Why it failed. */
  error: ReadonlySignal<unknown>;
  /** Whether trying again goes on where it broke off. */
  canResume: ReadonlySignal<boolean>;
  /** It broke off: so many bytes had come, of so many. */
  brokenOff: ReadonlySignal<{ received: number; total: number | undefined } | undefined>;
  leftOut: ReadonlySignal<readonly string[]>;
  /** After a failure. */
  retry(): void;
  /** Nothing stays of what was begun. */
  cancel(): void;
}

export interface JobOptions {
  id: number;
  order: DownloadOrder;
  feed: Feed;
  /** Where somebody chose to save it; else the browser fetches it by itself, or it is held in memory. */
  target: SaveTarget | undefined;
  memory(): SaveTarget;
  /** Gives the address to the browser, once the server has been heard to give it. */
  follow(address: string): void;
  /** Milliseconds. */
  now(): number;
  onEnd(job: DownloadJob, state: 'completed' | 'handed-over' | 'canceled'): void;
  onFailure(error: unknown): void;
}

/** Milliseconds between two updates: nobody can read sixty a second. */
const updateInterval = 100;

export function createDownloadJob({ id, order, feed, target: chosen, ...hooks }: JobOptions): DownloadJob {
  const { memory, follow, now, onEnd, onFailure } = hooks;
  const status = signal<DownloadStatus>('connecting');
  const progress = signal<FeedProgress>({ done: 0, total: order.size });
  const speed = signal<number | undefined>(undefined);
  const error = signal<unknown>(undefined);
  const canResume = signal(false);
  const brokenOff = signal<DownloadJob['brokenOff']['value']>(undefined);
  const leftOut = signal<readonly string[]>([]);
  const rate = createTransferRate();
  let target = chosen;
  let running = new AbortController();
  let latest = progress.peek();
  let updatedAt = Number.NEGATIVE_INFINITY;

  const sink = {
    write: (chunk: Uint8Array<ArrayBuffer>) => target?.write(chunk) ?? Promise.resolve(),
    async restart() {
      rate.reset();
      await target?.restart();
    },
    progress(next: FeedProgress) {
      latest = next;
      const time = now();
      if (time - updatedAt >= updateInterval) update(time);
    },
  };
  const job: DownloadJob = {
    id,
    order,
    status,
    progress,
    speed,
    error,
    canResume,
    brokenOff,
    leftOut,
    retry() {
      if (status.peek() === 'failed') void run();
    },
    cancel() {
      if (!['connecting', 'running', 'failed'].includes(status.peek())) return;
      status.value = 'canceled';
      running.abort();
      void target?.discard();
      feed.forget();
      onEnd(job, 'canceled');
    },
  };
  void run();
  return job;

  function update(time = now()) {
    updatedAt = time;
    rate.add(latest.done, updatedAt);
    batch(() => {
      progress.value = latest;
      speed.value = rate.perSecond();
      if (latest.done > 0 && status.peek() === 'connecting') status.value = 'running';
    });
  }

  async function run(): Promise<void> {
    const mine = new AbortController();
    running = mine;
    rate.reset();
    batch(() => {
      status.value = 'connecting';
      error.value = undefined;
      brokenOff.value = undefined;
      speed.value = undefined;
    });
    try {
      if (feed.prepare) await feed.prepare(mine.signal);
      if (mine.signal.aborted) return;
      const address = target === undefined ? feed.link?.() : undefined;
      if (address !== undefined) {
        await heard(mine);
        if (mine.signal.aborted) return;
        follow(address);
        end('handed-over');
        return;
      }
      target ??= memory();
      await feed.run(sink, mine.signal);
      if (mine.signal.aborted) return;
      await target.finish();
      if (mine.signal.aborted) return;
      update();
      end('completed');
    } catch (reason) {
      if (!mine.signal.aborted) fail(reason);
    }
  }

  /** Asks for the bytes only to hear whether they can be had: a failed download of the browser's own says nothing. */
  async function heard(mine: AbortController): Promise<void> {
    const probe = new AbortController();
    const isComing = new Promise<void>((resolve, reject) => {
      const listener = {
        ...sink,
        write: async () => resolve(),
        progress: ({ total }: FeedProgress) => total !== 0 || resolve(),
      };
      feed.run(listener, AbortSignal.any([mine.signal, probe.signal])).then(resolve, reject);
    });
    try {
      await isComing;
    } finally {
      probe.abort();
      feed.forget();
    }
  }

  function end(state: 'completed' | 'handed-over') {
    batch(() => {
      status.value = state;
      speed.value = undefined;
      leftOut.value = feed.leftOut();
    });
    onEnd(job, state);
  }

  function fail(reason: unknown) {
    // A disk that failed has kept nothing of what it took.
    if (reason instanceof SaveFailure) feed.forget();
    update();
    const cause = reason instanceof Error ? reason.cause : undefined;
    batch(() => {
      status.value = 'failed';
      speed.value = undefined;
      error.value = reason;
      canResume.value = feed.canResume();
      const total = cause instanceof TruncatedAnswer ? cause.total : latest.total;
      brokenOff.value = latest.done > 0 && target !== undefined ? { received: latest.done, total } : undefined;
    });
    onFailure(reason);
  }
}
