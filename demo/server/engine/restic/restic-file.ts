/** A file of a snapshot, read by the program when somebody wants its bytes. */
import { createHash } from 'node:crypto';
import { JobFailure } from '../../http/job-faults.ts';
import type { BackedUpFile } from '../../plans/plan-content.ts';
import type { ResticProgram } from './restic-program.ts';

export interface SnapshotFile extends BackedUpFile {
  /** Where it is, for who fetches many at once. */
  origin: { resticId: string; path: string };
}

interface FileFacts {
  name: string;
  size: number;
  /** Microseconds since 1970. */
  modified: number;
  mode: number;
}

export function snapshotFile(
  program: ResticProgram,
  origin: SnapshotFile['origin'],
  { name, size, modified, mode }: FileFacts,
): SnapshotFile {
  return {
    name,
    size,
    modified: modified / 1_000,
    mode,
    origin,
    // A snapshot never changes: where a file is in it tells its bytes.
    tag: () => createHash('sha256').update(`${origin.resticId}\n${origin.path}`).digest('hex'),
    read: (start, end) => readPart(program, origin, start, end),
  };
}

export function isSnapshotFile(file: BackedUpFile): file is SnapshotFile {
  return 'origin' in file;
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
