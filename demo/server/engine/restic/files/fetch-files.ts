/** Has the program restore files into a folder of this machine: it verifies them, and takes one start for all of them. */
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  read,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holdFolder } from '../../../device/held-folder.ts';
import { isRaw } from '../../../device/raw-name.ts';
import type { BackedUpFile } from '../../../plans/plan-content.ts';
import type { FetchedFiles } from '../../backup-engine.ts';
import type { ResticProgram } from '../program/restic-program.ts';
import { isSnapshotFile, type SnapshotFile } from './snapshot-file.ts';

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
): Promise<FetchedFiles & { read(origin: Origin, start: number, end: number): AsyncIterable<Uint8Array> }> {
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
    read: (origin, start, end) => readPart(folder, namesOf(origin), start, end),
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

function byOrigin(origins: readonly Origin[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { resticId, path } of origins) {
    const known = paths.get(resticId);
    if (known) known.push(path);
    else paths.set(resticId, [path]);
  }
  return paths;
}

function namesOf({ resticId, path }: Origin): string[] {
  return [resticId, ...path.split('/').filter(Boolean)];
}

/** A name that is meant as it is written, not as a pattern. The program is told of no byte that is no text: any may be there. */
function literal(path: string): string {
  const escaped = path.replace(/[\\*?[]/g, '\\$&');
  return isRaw(path) ? escaped.replace(/(?<![\ud800-\udbff])[\udc80-\udcff]/g, '?') : escaped;
}

function fetched(file: SnapshotFile, folder: string): BackedUpFile {
  const names = namesOf(file.origin);
  return {
    ...file,
    read: (start, end) => readPart(folder, names, start, end),
    ...(file.special && { make: (place: string | Buffer) => within(folder, names, (from) => makeLike(from, place)) }),
  };
}

/** A link is made anew, since what was fetched may be wanted twice; of the rest there is only one. */
function makeLike(from: string | Buffer, place: string | Buffer): void {
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from, 'buffer'), place);
  else renameSync(from, place);
}

/** Links in a snapshot are restored as links, and may lead anywhere: none is followed. */
function within<Result>(folder: string, names: readonly string[], work: (path: string | Buffer) => Result): Result {
  const held = holdFolder(folder, names.slice(0, -1), { followsLinks: false });
  try {
    return held.within((at) => work(at(names.at(-1) ?? '')));
  } finally {
    held.close();
  }
}

async function* readPart(
  folder: string,
  names: readonly string[],
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  if (start >= end) return;
  const { O_RDONLY, O_NOFOLLOW = 0 } = constants;
  const descriptor = within(folder, names, (path) => openSync(path, O_RDONLY | O_NOFOLLOW));
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
