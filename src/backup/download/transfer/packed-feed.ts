/** Several items as one zip of the server's; where its backend makes none, the browser puts it together itself. */
import type { ByteSource } from '../../../host/http/byte-stream.ts';
import { CallError } from '../../../host/http/call-error.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { createDownload, readDownload } from '../../download-contract.ts';
import { restoredItems } from '../../restore/restore-order.ts';
import { mountPatience } from '../download-order.ts';
import type { DownloadOrder } from '../download-types.ts';
import { callFeed } from './call-feed.ts';
import type { Feed } from './feed.ts';
import { NothingToZip, zipFeed } from './zip-feed.ts';

/** The browser's own zip has everything as it was at last. */
export class NoZipAtDate extends Error {
  override readonly name = 'NoZipAtDate';
}

export interface PackedFeedOptions {
  client: HttpClient;
  source: ByteSource;
  order: DownloadOrder;
}

export function packedFeed({ client, source, order }: PackedFeedOptions): Feed {
  const { nodeId, planId, items, jobId, includeDeleted } = order;
  let feed: Feed | undefined;
  let leftOut: readonly string[] = [];
  return {
    prepare,

    async run(sink, signal) {
      await prepare(signal);
      try {
        await feed?.run(sink, signal);
      } catch (error) {
        // The server keeps what it prepared for a while only: the next attempt prepares it again.
        if (isMissing(error) && feed?.canResume() === false) feed = undefined;
        throw error;
      }
    },

    forget: () => feed?.forget(),
    canResume: () => feed?.canResume() ?? false,
    leftOut: () => [...leftOut, ...(feed?.leftOut() ?? [])],
    link: () => feed?.link?.(),
  };

  async function prepare(signal: AbortSignal): Promise<void> {
    feed ??= (await packed(signal)) ?? ownZip();
  }

  /** `undefined` where the backend knows no such call. */
  async function packed(signal: AbortSignal): Promise<Feed | undefined> {
    const patience = items.some(({ content }) => content) ? { patience: mountPatience } : {};
    const body = { ...restoredItems(items, jobId), restoreDeleted: includeDeleted };
    try {
      const answer = await client.call(createDownload, { params: { nodeId, planId }, body }, { signal });
      const { downloadId, absentIds = [] } = answer;
      leftOut = items.flatMap(({ id, fileId = id, path }) => (absentIds.includes(fileId) ? [path] : []));
      if (!downloadId) throw new NothingToZip('The backup had none of the files yet');
      const call = { endpoint: readDownload, args: { params: { nodeId, planId, downloadId } }, ...patience };
      return callFeed({ source, call, expectedSize: undefined, isZip: true });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  function ownZip(): Feed {
    if (jobId !== undefined) throw new NoZipAtDate('The server makes no zip of several items');
    return zipFeed(source, { client, nodeId, planId, items, includeDeleted });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'not-found' || error.status === 405 || error.status === 501);
}
