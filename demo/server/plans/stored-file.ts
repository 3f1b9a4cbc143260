import { open } from 'node:fs/promises';
import type { ContentStore } from '../store/content-store.ts';
import type { BackedUpFile } from './plan-content.ts';

interface StoredFacts {
  name: string;
  hash: string;
  size: number;
  modified: number;
  mode: number;
}

const chunkSize = 128 * 1024;

/** A file whose bytes are in the content store. */
export function storedFile(store: ContentStore, facts: StoredFacts): BackedUpFile {
  const { name, hash, size, modified, mode } = facts;
  return {
    name,
    size,
    modified,
    mode,
    tag: () => hash,
    read: (start, end) => readPart(store.pathOf(hash), start, end),
  };
}

async function* readPart(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const handle = await open(path, 'r');
  try {
    for (let position = start; position < end; ) {
      const wanted = Math.min(chunkSize, end - position);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
      if (bytesRead === 0) throw new Error(`${path} is shorter than its record`);
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
