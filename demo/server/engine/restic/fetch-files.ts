/** Has the program restore files into a folder of this machine: it verifies them, and takes one start for all of them. */
import { closeSync, constants, existsSync, openSync, read } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holdFolder } from '../../device/held-folder.ts';
import type { BackedUpFile } from '../../plans/plan-content.ts';
import type { FetchedFiles } from '../backup-engine.ts';
import { isSnapshotFile, type SnapshotFile } from './restic-file.ts';
import type { ResticProgram } from './restic-program.ts';

const readAt = promisify(read);

type Origin = SnapshotFile['origin'];

/** Paths that one start is told of. */
const pathsAtOnce = 200;
const chunkSize = 128 * 1024;
/** Says that all of it was fetched: a restore that was killed afterwards need not begin anew. */
const wholeMark = 'whole';

export async function fetchFiles(
  program: ResticProgram,
  origins: readonly Origin[],
  folder: string,
  signal?: AbortSignal,
): Promise<FetchedFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, wholeMark))) {
    for (const [resticId, paths] of byOrigin(origins))
      for (let start = 0; start < paths.length; start += pathsAtOnce) {
        const includes = paths.slice(start, start + pathsAtOnce).flatMap((path) => ['--include', literal(path || '/')]);
        await program.run(
          ['restore', '--verify', '--target', join(folder, resticId), ...includes, '--', resticId],
          signal,
        );
      }
    signal?.throwIfAborted();
    await writeFile(join(folder, wholeMark), '');
  }
  return {
    file: (file) => (isSnapshotFile(file) ? fetched(file, folder) : file),
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

function byOrigin(origins: readonly Origin[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { resticId, path } of origins) paths.set(resticId, [...(paths.get(resticId) ?? []), path]);
  return paths;
}

/** A name that is meant as it is written, not as a pattern. */
function literal(path: string): string {
  return path.replace(/[\\*?[]/g, '\\$&');
}

function fetched(file: SnapshotFile, folder: string): BackedUpFile {
  const { resticId, path } = file.origin;
  return {
    ...file,
    read: (start, end) => readPart(folder, [resticId, ...path.split('/').filter(Boolean)], start, end),
  };
}

/** Links in a snapshot are restored as links, and may lead anywhere: none is followed. */
async function* readPart(
  folder: string,
  names: readonly string[],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const descriptor = openFetched(folder, names);
  try {
    for (let position = start; position < end; ) {
      const wanted = Math.min(chunkSize, end - position);
      const { bytesRead, buffer } = await readAt(descriptor, Buffer.allocUnsafe(wanted), 0, wanted, position);
      if (bytesRead === 0) throw new Error('A fetched file is shorter than its record');
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    closeSync(descriptor);
  }
}

function openFetched(folder: string, names: readonly string[]): number {
  const { O_RDONLY, O_NOFOLLOW = 0 } = constants;
  const held = holdFolder(folder, names.slice(0, -1), { followsLinks: false });
  try {
    return held.within((at) => openSync(at(names.at(-1) ?? ''), O_RDONLY | O_NOFOLLOW));
  } finally {
    held.close();
  }
}
