/** A zip while it streams, of any size and count. Content is stored as it is: most of what is large is packed already. */
import { makeZip } from 'client-zip';

export interface ZipEntry {
  /** Safe, and not taken. */
  name: string;
  /** Milliseconds since 1970; now where nobody knows. */
  modified?: number | undefined;
  /** Permissions of a Unix system; those of any other file or folder where nobody knows. */
  mode?: number | undefined;
  /** Absent for a folder. */
  content?: AsyncIterable<Uint8Array>;
}

/** Beyond these the format has no date. */
const firstTime = Date.UTC(1980, 0, 2);
const lastTime = Date.UTC(2099, 0, 1);
const usual = { file: 0o644, folder: 0o755 };
/** What the end of a zip counts to, and from there on it is taken for more. */
const mostItems = 0xfffe;
const longEnd = { length: 76, signature: 0x06064b50 };
/** Version 4.5, with which the 64-bit end came; on a Unix system. */
const needed = 45;
const madeBy = (3 << 8) | needed;

/** The memory that it needs is one piece of content and the list of names. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  let count = 0;
  const counted = async function* () {
    for await (const entry of entries) {
      count += 1;
      yield entry;
    }
  };
  let last: Uint8Array<ArrayBuffer> | undefined;
  let isLong = false;
  for await (const piece of piecesOf(makeZip(inputsOf(counted())))) {
    if (last) yield last;
    isLong = last !== undefined && isLongEnd(last);
    last = piece;
  }
  // The library adds the 64-bit end for sizes and places, but not for a count alone.
  if (last && count > mostItems && !isLong) yield longEndOf(last, count);
  if (last) yield last;
}

async function* inputsOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, modified = Date.now(), mode, content } of entries) {
    const lastModified = new Date(Math.min(Math.max(modified, firstTime), lastTime));
    const facts = { name, lastModified, mode: (mode ?? (content ? usual.file : usual.folder)) & 0o777 };
    const chunks = content?.[Symbol.asyncIterator]();
    try {
      yield chunks ? { ...facts, input: { [Symbol.asyncIterator]: () => chunks } } : facts;
    } finally {
      // Nobody reads on where the zip is given up in the middle of a file.
      await chunks?.return?.();
    }
  }
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = stream.getReader();
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isOver = done;
      if (done) return;
      yield value as Uint8Array<ArrayBuffer>;
    }
  } catch (error) {
    isOver = true;
    throw error;
  } finally {
    if (!isOver) await reader.cancel().catch(() => undefined);
  }
}

function isLongEnd({ byteLength, byteOffset, buffer }: Uint8Array): boolean {
  return byteLength === longEnd.length && new DataView(buffer, byteOffset).getUint32(0, true) === longEnd.signature;
}

/** The 64-bit end and what points to it (APPNOTE 4.3.14, 4.3.15), from what the short end says. */
function longEndOf({ buffer, byteOffset }: Uint8Array, count: number): Uint8Array<ArrayBuffer> {
  const short = new DataView(buffer, byteOffset);
  const size = BigInt(short.getUint32(12, true));
  const start = BigInt(short.getUint32(16, true));
  const view = new DataView(new ArrayBuffer(longEnd.length));
  view.setUint32(0, longEnd.signature, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, madeBy, true);
  view.setUint16(14, needed, true);
  view.setBigUint64(24, BigInt(count), true);
  view.setBigUint64(32, BigInt(count), true);
  view.setBigUint64(40, size, true);
  view.setBigUint64(48, start, true);
  view.setUint32(56, 0x07064b50, true);
  view.setBigUint64(64, start + size, true);
  view.setUint32(72, 1, true);
  return new Uint8Array(view.buffer);
}
