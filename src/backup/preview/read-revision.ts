/** Reads one revision of a file whole, up to what a preview takes. */
import type { ByteSource } from '../../host/http/byte-stream.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { downloadFile } from '../recovery-contract.ts';

export type ReadBytes = (revisionId: string, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** The revision turned out to be larger than what a preview takes; the rest was not read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';

  /** @param size In bytes, where the server told it. */
  constructor(readonly size: number | undefined) {
    super(`The revision has more than ${recoveryLimits.previewBytes} bytes`);
  }
}

export function revisionReader(source: ByteSource, { nodeId, planId }: { nodeId: number; planId: string }): ReadBytes {
  return async (revisionId, signal) => {
    const enough = new AbortController();
    try {
      const { total, chunks } = await source.open(
        downloadFile,
        { params: { nodeId, planId, revisionId } },
        { signal: AbortSignal.any([signal, enough.signal]) },
      );
      if (total !== undefined && total > recoveryLimits.previewBytes) throw new TooLarge(total);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let size = 0;
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > recoveryLimits.previewBytes) throw new TooLarge(total);
        parts.push(chunk);
      }
      return joined(parts, size);
    } finally {
      // Also where it was not read to its end: the connection is let go.
      enough.abort();
    }
  };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
