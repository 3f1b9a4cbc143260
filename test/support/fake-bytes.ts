/** Sources of bytes and places to save them, as a test wants them: breaking off, changing, refusing to be written. */

import type { SaveTarget } from '../../src/backup/download/transfer/save-target.ts';
import { type ByteAnswer, type ByteSource, TruncatedAnswer } from '../../src/host/http/byte-stream.ts';
import { CallError } from '../../src/host/http/call-error.ts';

export interface FakeFile {
  content: Uint8Array<ArrayBuffer>;
  /** Absent where the server offers no resuming. */
  etag?: string | undefined;
  type?: string;
  /** The length is not told. */
  isLengthHidden?: boolean;
  /** Breaks off once after so many bytes of one answer. */
  breaksAfter?: number | undefined;
  /** In place of an answer, once each. */
  failures?: unknown[];
  /** Nothing comes after so many bytes, until it is let go on. */
  waitsAfter?: number | undefined;
}

export interface Opened {
  /** `endpoint id` by the parameter that names the thing. */
  name: string;
  query: Record<string, unknown>;
  resume: { offset: number; etag: string } | undefined;
  signal: AbortSignal;
}

export interface FakeSource extends ByteSource {
  readonly opened: readonly Opened[];
  link: string | undefined;
  /** Lets what waits go on. */
  goOn(): void;
}

const pieceSize = 100;

/** @param fileOf By the parameters of the call, `undefined` where there is none. */
export function fakeSource(fileOf: (name: string, query: Record<string, unknown>) => FakeFile | undefined): FakeSource {
  const opened: Opened[] = [];
  let waiting: (() => void)[] = [];
  let mayGoOn = false;
  const source: FakeSource = {
    opened,
    link: undefined,
    goOn() {
      mayGoOn = true;
      for (const resolve of waiting.splice(0)) resolve();
      waiting = [];
    },
    linkTo: () => source.link,
    async open(endpoint, args, { signal, resume }): Promise<ByteAnswer> {
      const { revisionId, folderId, downloadId } = args.params as Record<string, string>;
      const name = `${endpoint.name} ${downloadId ?? folderId ?? revisionId}`;
      const query = (args.query ?? {}) as Record<string, unknown>;
      opened.push({ name, query, resume, signal });
      await undefined;
      signal.throwIfAborted();
      const file = fileOf(name, query);
      if (file === undefined) throw new CallError('not-found', { endpoint: endpoint.name, status: 404 });
      const failure = file.failures?.shift();
      if (failure !== undefined) throw failure;
      const isSame = resume !== undefined && resume.etag === file.etag && resume.offset < file.content.length;
      const offset = isSame ? resume.offset : 0;
      const total = file.isLengthHidden ? undefined : file.content.length;
      return {
        offset,
        total,
        etag: file.etag,
        type: file.type ?? '',
        chunks: chunksOf(endpoint.name, file, offset, signal),
      };
    },
  };
  return source;

  async function* chunksOf(endpoint: string, file: FakeFile, offset: number, signal: AbortSignal) {
    const { content, breaksAfter, waitsAfter } = file;
    for (let at = offset; at < content.length; at += pieceSize) {
      if (waitsAfter !== undefined && at - offset >= waitsAfter) {
        file.waitsAfter = undefined;
        await new Promise<void>((resolve) => {
          if (mayGoOn) resolve();
          waiting.push(resolve);
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
      signal.throwIfAborted();
      if (breaksAfter !== undefined && at - offset >= breaksAfter) {
        file.breaksAfter = undefined;
        if (file.isLengthHidden) return;
        const cause = new TruncatedAnswer(at, content.length);
        throw new CallError('network', { endpoint, cause });
      }
      yield content.slice(at, at + pieceSize);
    }
  }
}

export interface FakeTarget extends SaveTarget {
  readonly bytes: Uint8Array<ArrayBuffer>;
  state: 'open' | 'finished' | 'discarded';
  restarts: number;
  /** Thrown by the next write. */
  failure: unknown;
}

export function fakeTarget(): FakeTarget {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const target: FakeTarget = {
    state: 'open',
    restarts: 0,
    failure: undefined,
    get bytes() {
      return joined(chunks);
    },
    async write(chunk) {
      const { failure } = target;
      target.failure = undefined;
      if (failure !== undefined) {
        chunks = [];
        throw failure;
      }
      if (target.state !== 'open') throw new Error(`written though ${target.state}`);
      // What is handed on may be used again by who made it.
      chunks.push(chunk.slice());
    },
    async restart() {
      target.restarts += 1;
      chunks = [];
    },
    async finish() {
      target.state = 'finished';
    },
    async discard() {
      target.state = 'discarded';
      chunks = [];
    },
  };
  return target;
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Bytes that tell their place. */
export function someBytes(length: number, seed = 7): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8) * 17 + seed) % 256);
}

export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
