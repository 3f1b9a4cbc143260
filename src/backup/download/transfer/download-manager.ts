/**
 * Downloads that run beside the dialog which began them. The same one is not begun twice; where to save it is asked in
 * the user's own gesture.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { ByteSource } from '../../../host/http/byte-stream.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { callOf, orderKey } from '../download-order.ts';
import type { DownloadNews, DownloadOrder } from '../download-types.ts';
import { callFeed } from './call-feed.ts';
import { createDownloadJob, type DownloadJob } from './download-job.ts';
import { packedFeed } from './packed-feed.ts';
import type { SaveTarget } from './save-target.ts';

/** What a browser offers for saving. */
export interface SaveOffer {
  /** Called while a press is being handled. `undefined` where the browser does not ask. */
  ask(fileName: string): Promise<SaveTarget | 'canceled' | undefined>;
  /** The browser's memory, saved when all has come. */
  memory(fileName: string): SaveTarget;
  follow(address: string, fileName: string): void;
}

export interface ManagerOptions {
  client: HttpClient;
  source: ByteSource;
  save: SaveOffer;
  /** Milliseconds. */
  now(): number;
  onNews(news: DownloadNews): void;
  onFailure(error: unknown): void;
}

interface Shape {
  /** Oldest first; those that are done stay until they are dismissed. */
  jobs: ReadonlySignal<readonly DownloadJob[]>;
  /** Leaving the page would end it. */
  isBusy: ReadonlySignal<boolean>;
  /** `false` where the user did not want to save it after all, or it runs already. */
  start(order: DownloadOrder): Promise<boolean>;
  dismiss(job: DownloadJob): void;
}
export type DownloadManager = Model<Shape>;

export function createDownloadManager(options: ManagerOptions): DownloadManager {
  return new (createModel<Shape>(() => downloadManager(options)))();
}

let lastId = 0;

function downloadManager({ client, source, save, now, onNews, onFailure }: ManagerOptions): Shape {
  const jobs = signal<readonly DownloadJob[]>([]);
  const asking = new Set<string>();
  let isGone = false;

  effect(() => () => {
    isGone = true;
    for (const job of jobs.peek()) job.cancel();
  });

  function begin(order: DownloadOrder, chosen: SaveTarget | undefined) {
    const { kind, fileName, size } = order;
    const isZip = kind === 'folder' || kind === 'image-folder';
    const feed =
      kind === 'several'
        ? packedFeed({ client, source, order })
        : callFeed({ source, call: callOf(order), expectedSize: isZip ? undefined : size, isZip });
    lastId += 1;
    const job = createDownloadJob({
      id: lastId,
      order,
      feed,
      target: chosen,
      memory: () => save.memory(fileName),
      follow: (address) => save.follow(address, fileName),
      now,
      onFailure,
      onEnd(ended, state) {
        if (state === 'canceled') dismiss(ended);
        onNews({ order, state, bytes: ended.progress.peek().done, leftOut: ended.leftOut.peek() });
      },
    });
    jobs.value = [...jobs.peek(), job];
    onNews({ order, state: 'started', bytes: 0, leftOut: [] });
  }

  function dismiss(job: DownloadJob) {
    jobs.value = jobs.peek().filter((other) => other !== job);
  }

  return {
    jobs,
    isBusy: computed(() => jobs.value.some(({ status }) => isUnderWay(status.value))),
    dismiss,

    async start(order) {
      const key = orderKey(order);
      const same = jobs.peek().find((job) => orderKey(job.order) === key);
      if (asking.has(key) || (same && isUnderWay(same.status.peek()))) return false;
      asking.add(key);
      try {
        const target = await save.ask(order.fileName);
        if (isGone) {
          if (target !== 'canceled') await target?.discard();
          return false;
        }
        if (target === 'canceled') return false;
        // Asked for once more, it takes the place of the one that failed or is done.
        if (same?.status.peek() === 'failed') same.cancel();
        else if (same) dismiss(same);
        begin(order, target);
        return true;
      } finally {
        asking.delete(key);
      }
    },
  };
}

function isUnderWay(status: DownloadJob['status']['value']): boolean {
  return status === 'connecting' || status === 'running';
}
