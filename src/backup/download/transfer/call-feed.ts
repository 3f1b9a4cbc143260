import { type ByteAnswer, type ByteSource, TruncatedAnswer } from '../../../host/http/byte-stream.ts';
import { CallError } from '../../../host/http/call-error.ts';
import type { ByteCall } from '../download-order.ts';
import type { Feed } from './feed.ts';

export interface CallFeedOptions {
  source: ByteSource;
  call: ByteCall;
  /** Bytes, where the backend told before. Another length is another thing. */
  expectedSize: number | undefined;
  isZip: boolean;
}

/** The answer of one call, as it is. Goes on by Range where the server offers it. */
export function callFeed({ source, call: { endpoint, args, patience }, expectedSize, isZip }: CallFeedOptions): Feed {
  let offset = 0;
  let etag: string | undefined;

  return {
    async run(sink, signal) {
      const resume = offset > 0 && etag !== undefined ? { offset, etag } : undefined;
      const answer = await source.open(endpoint, args, { signal, resume, ...(patience && { patience }) });
      if (isOther(answer)) {
        await answer.chunks.return();
        throw new CallError('invalid-answer', { endpoint: endpoint.name });
      }
      if (answer.offset !== offset) {
        await sink.restart();
        offset = 0;
      }
      etag = answer.etag;
      const total = answer.total ?? expectedSize;
      sink.progress({ done: offset, total });
      for await (const chunk of answer.chunks) {
        await sink.write(chunk);
        offset += chunk.byteLength;
        sink.progress({ done: offset, total });
      }
      // Told by the answer itself, it was checked there.
      if (answer.total === undefined && expectedSize !== undefined && offset !== expectedSize) {
        const cause = offset < expectedSize ? new TruncatedAnswer(offset, expectedSize) : undefined;
        throw new CallError(cause ? 'network' : 'invalid-answer', { endpoint: endpoint.name, cause });
      }
    },

    forget() {
      offset = 0;
      etag = undefined;
    },

    canResume: () => offset > 0 && etag !== undefined,
    leftOut: () => [],
    link: () => source.linkTo(endpoint, args),
  };

  /** A message where a file should be: somebody would find it only when the file is needed. */
  function isOther({ total, type }: ByteAnswer): boolean {
    if (isZip) return /^application\/json\b/i.test(type);
    return total !== undefined && expectedSize !== undefined && total !== expectedSize;
  }
}
