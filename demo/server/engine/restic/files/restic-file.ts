/** A file of a snapshot, read by the program when somebody wants its bytes. */
import { createHash, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRaw } from '../../../device/raw-name.ts';
import { JobFailure } from '../../../http/job-faults.ts';
import { type Kind, kinds } from '../program/restic-nodes.ts';
import type { ResticProgram } from '../program/restic-program.ts';
import { fetchFiles } from './fetch-files.ts';
import type { SnapshotFile } from './snapshot-file.ts';

interface FileFacts {
  name: string;
  kind: Kind;
  size: number;
  /** Microseconds since 1970. */
  modified: number;
  mode: number;
}

export function snapshotFile(
  program: ResticProgram,
  origin: SnapshotFile['origin'],
  { name, kind, size, modified, mode }: FileFacts,
): SnapshotFile {
  return {
    name,
    ...(kind !== kinds.file && { special: kind === kinds.link ? 'LINK' : 'SPECIAL' }),
    size,
    modified: modified / 1_000,
    mode,
    origin,
    // A snapshot never changes: where a file is in it tells its bytes.
    tag: () => createHash('sha256').update(`${origin.resticId}\n${origin.path}`).digest('hex'),
    read: (start, end) => (isRaw(origin.path) ? readFetched : readPart)(program, origin, start, end),
  };
}

/** The program begins at the start: what is before it is left out here, and it is ended where enough was read. */
async function* readPart(
  program: ResticProgram,
  { resticId, path }: SnapshotFile['origin'],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const running = await program.start(['dump', '--', resticId, path]);
  let position = 0;
  try {
    for await (const chunk of running.stdout as AsyncIterable<Buffer>) {
      const part = chunk.subarray(Math.max(0, start - position), Math.max(0, end - position));
      position += chunk.length;
      if (part.length > 0) yield part;
      if (position >= end) return;
    }
    await running.done;
    throw new JobFailure('A file of the backup is shorter than its record.');
  } finally {
    running.end();
  }
}

/** Of a name that is no text, which the program can be told of only as a pattern, and only when it restores. */
async function* readFetched(
  program: ResticProgram,
  origin: SnapshotFile['origin'],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const fetched = await fetchFiles(program, [origin], join(tmpdir(), `rmm-restic-${randomUUID()}`));
  try {
    yield* fetched.read(origin, start, end);
  } finally {
    await fetched.discard();
  }
}
