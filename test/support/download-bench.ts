/** Downloads without a dialog: bytes, places and what is told of them, as a test wants them. */

import type { DownloadNews, DownloadOrder } from '../../src/backup/download/download-types.ts';
import type { DownloadJob } from '../../src/backup/download/transfer/download-job.ts';
import { createDownloadManager, type DownloadManager } from '../../src/backup/download/transfer/download-manager.ts';
import type { SaveTarget } from '../../src/backup/download/transfer/save-target.ts';
import { equal, eventually, ok } from './assert.ts';
import { type FakeFile, type FakeSource, type FakeTarget, fakeSource, fakeTarget, someBytes } from './fake-bytes.ts';
import { type FakeClient, fakeClient } from './fake-client.ts';

export const downloadContent = someBytes(1000);

export interface DownloadBench {
  readonly manager: DownloadManager;
  readonly client: FakeClient;
  readonly source: FakeSource;
  /** Where a browser without a place of its own holds what comes. */
  readonly memory: FakeTarget;
  /** What is downloaded. */
  file: FakeFile;
  /** Where the user says to save it; `undefined` where the browser asks for no place. */
  answer: () => Promise<SaveTarget | 'canceled' | undefined>;
  readonly news: DownloadNews[];
  readonly failures: unknown[];
  /** Names for which a place was asked. */
  readonly asked: string[];
  /** What the browser downloads by itself. */
  readonly followed: string[];
  begun(order: DownloadOrder): Promise<DownloadJob>;
}

export function downloadBench(): DownloadBench {
  const client = fakeClient();
  const memory = fakeTarget();
  const source = fakeSource(() => bench.file);
  let time = 0;
  const bench: DownloadBench = {
    manager: createDownloadManager({
      client,
      source,
      save: {
        ask: (name) => {
          bench.asked.push(name);
          return bench.answer();
        },
        memory: () => memory,
        follow: (address, name) => void bench.followed.push(`${name} from ${address}`),
      },
      now: () => (time += 200),
      onNews: (one) => void bench.news.push(one),
      onFailure: (error) => void bench.failures.push(error),
    }),
    client,
    source,
    memory,
    file: { content: downloadContent, etag: '"a"' },
    answer: async () => undefined,
    news: [],
    failures: [],
    asked: [],
    followed: [],
    async begun(order) {
      ok(await bench.manager.start(order));
      const job = bench.manager.jobs.value.at(-1);
      ok(job);
      return job;
    },
  };
  return bench;
}

export function until(job: DownloadJob, status: DownloadJob['status']['value']): Promise<void> {
  return eventually(() => equal(job.status.value, status)) as Promise<void>;
}
