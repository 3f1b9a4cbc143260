/**
 * A few large computed files, to download and to restore. Each block of 4 KiB begins with its own position, so that a
 * download that was put together wrongly has another SHA-256, which stands here: hashing a gigabyte takes seconds.
 */
import type { BackedUpFile } from './plan-content.ts';

const mebibyte = 1024 ** 2;

export const largeFiles = [
  {
    name: '1 Installer 10 MB.iso',
    size: 10 * mebibyte,
    sha256: '4e40740bde068f0cc9bc83eb8010f6bbab8cdf03c34b636c7afbe94cd00d1665',
  },
  {
    name: '2 Video 100 MB.mov',
    size: 100 * mebibyte,
    sha256: '09d46bd6057ca22fce74382011acb3ecfb9fc84549e85ecc344a7d928c1b4d70',
  },
  {
    name: '3 Mail archive 1 GB.tar',
    size: 1024 * mebibyte,
    sha256: 'b9e2968d0845042af7351fdc5ba323d6019d3caa4a3c1d1ae2cc42fa73520626',
  },
] as const;

const blockSize = 4_096;
const chunkSize = 64 * 1024;
const positionDigits = 16;
const pattern = Buffer.alloc(
  chunkSize,
  'What a gigabyte is full of matters less than where each part of it belongs.\n',
);

export function largeFile(index: number, modified: number): BackedUpFile {
  const { name, size, sha256 } = largeFiles[index] ?? largeFiles[0];
  return { name, size, modified, mode: 0o644, tag: () => sha256, read };
}

async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end; ) {
    const chunkStart = position - (position % chunkSize);
    const chunk = Buffer.from(pattern);
    for (let at = 0; at < chunkSize; at += blockSize)
      chunk.write(String(chunkStart + at).padStart(positionDigits, '0'), at, 'latin1');
    const part = chunk.subarray(position - chunkStart, Math.min(chunkSize, end - chunkStart));
    position += part.length;
    yield part;
  }
}
