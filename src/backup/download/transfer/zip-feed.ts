/** Several items as one zip. Goes on in the middle of a file, where the server goes on from there. */

import type { ByteSource } from '../../../host/http/byte-stream.ts';
import { CallError } from '../../../host/http/call-error.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { type ByteCall, sizeOf } from '../download-order.ts';
import type { Feed, FeedSink } from './feed.ts';
import { listZipItems, type ZipItem, type ZipOrder } from './zip-items.ts';
import type { ZipWriter } from './zip-writer.ts';

/** Nothing of what was asked for can be had. */
export class NothingToZip extends Error {
  override readonly name = 'NothingToZip';
}

/** How far it is; kept while it waits to be tried again. */
interface Progress {
  items: readonly ZipItem[];
  totals: { files: number; bytes: number | undefined };
  writer: ZipWriter;
  /** Of the item that is next, or under way. */
  index: number;
  /** Of the file that is under way. */
  file: { call: ByteCall; offset: number; etag: string | undefined } | undefined;
  files: number;
  bytes: number;
  leftOut: string[];
}

export function zipFeed(source: ByteSource, order: ZipOrder): Feed {
  let state: Progress | undefined;
  return {
    run,
    forget() {
      state = undefined;
    },
    canResume: () => state !== undefined && state.bytes > 0 && !isStuck(state),
    leftOut: () => state?.leftOut ?? [],
  };

  async function run(sink: FeedSink, signal: AbortSignal): Promise<void> {
    if (state && isStuck(state)) state = undefined;
    if (state === undefined) await sink.restart();
    state ??= await begin(sink, signal);
    const progress = state;
    reportProgress(sink, progress);
    for (; progress.index < progress.items.length; progress.index += 1) {
      const item = progress.items[progress.index];
      if (item && !(await add(item, progress, sink, signal))) {
        // Other bytes than those which are in the zip already: what has been written is of no use.
        state = undefined;
        return run(sink, signal);
      }
      reportProgress(sink, progress);
    }
    if (progress.files === 0 && progress.leftOut.length > 0)
      throw new NothingToZip('None of the files can be downloaded');
    await progress.writer.finish();
  }

  async function begin(sink: FeedSink, signal: AbortSignal): Promise<Progress> {
    const items = await listZipItems(order, signal, (found) =>
      sink.progress({ done: 0, total: undefined, files: { done: 0, total: found } }),
    );
    const { createZipWriter } = await fetchCode(() => import('./zip-writer.ts'));
    const writer = createZipWriter((chunk) => sink.write(chunk));
    const files = items.filter(({ find }) => find !== undefined);
    const totals = { files: files.length, bytes: sizeOf(files) };
    return { items, totals, writer, index: 0, file: undefined, files: 0, bytes: 0, leftOut: [] };
  }

  /** `false` where the zip has to begin anew. */
  async function add(item: ZipItem, progress: Progress, sink: FeedSink, signal: AbortSignal): Promise<boolean> {
    const { writer } = progress;
    if (item.find === undefined) {
      await writer.begin(item.name, item.modified);
      await writer.end();
      return true;
    }
    const before = progress.file;
    const call = before?.call ?? (await found(item.find, signal));
    const answer = call && (await opened(call, before, signal));
    if (call === undefined || answer === undefined) {
      // Gone since it was begun: half of it is in the zip.
      if (before !== undefined) return false;
      progress.leftOut.push(item.path);
      return true;
    }
    const file = before ?? { call, offset: 0, etag: answer.etag };
    if (answer.offset !== file.offset) {
      await answer.chunks.return();
      return false;
    }
    if (before === undefined) await writer.begin(item.name, item.modified);
    progress.file = file;
    for await (const chunk of answer.chunks) {
      await writer.push(chunk);
      file.offset += chunk.byteLength;
      progress.bytes += chunk.byteLength;
      reportProgress(sink, progress);
    }
    await writer.end();
    progress.file = undefined;
    progress.files += 1;
    return true;
  }

  async function opened(call: ByteCall, file: Progress['file'], signal: AbortSignal) {
    const { endpoint, args, patience } = call;
    const resume = file && file.offset > 0 && file.etag ? { offset: file.offset, etag: file.etag } : undefined;
    return unlessGone(() => source.open(endpoint, args, { signal, resume, ...(patience && { patience }) }));
  }
}

async function found(find: NonNullable<ZipItem['find']>, signal: AbortSignal): Promise<ByteCall | undefined> {
  return unlessGone(() => find(signal));
}

/** What is gone, or closed to this user, is left out and told of: the others are wanted all the same. */
async function unlessGone<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CallError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

/** In the middle of a file that cannot be gone on with. */
function isStuck({ file }: Progress): boolean {
  return file !== undefined && file.offset > 0 && file.etag === undefined;
}

function reportProgress(sink: FeedSink, { totals, bytes, files, leftOut }: Progress) {
  sink.progress({ done: bytes, total: totals.bytes, files: { done: files + leftOut.length, total: totals.files } });
}
