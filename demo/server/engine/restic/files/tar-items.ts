/** A folder of a snapshot as one stream of the program, which is far quicker than a program for each of its files. */
import { extract } from 'tar-stream';
import type { TreeItem } from '../../../plans/plan-content.ts';
import type { ResticProgram } from '../program/restic-program.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/** Its files are to be read in their order, each before the next item is asked for. */
export async function* tarItems(
  program: ResticProgram,
  { resticId, path }: SnapshotFile['origin'],
): AsyncGenerator<TreeItem> {
  const running = await program.start(['dump', '--archive', 'tar', '--', resticId, path || '/']);
  const archive = extract();
  // Whoever has left is not told.
  archive.on('error', () => undefined);
  running.done.catch((error: Error) => archive.destroy(error));
  running.stdout.pipe(archive);
  try {
    for await (const entry of archive) {
      const { header } = entry;
      const name = pathBelow(header.name, path);
      const isFolder = header.type === 'directory';
      const isLink = header.type === 'symlink';
      if (name === '' || (!isFolder && !isLink && header.type !== 'file')) {
        entry.resume();
        continue;
      }
      const facts = { path: name, modified: header.mtime?.getTime() ?? 0, mode: header.mode ?? 0 };
      if (isFolder) {
        yield facts;
        entry.resume();
      } else {
        const size = header.size ?? 0;
        const { modified, mode } = facts;
        const special = isLink && ({ special: 'LINK' } as const);
        const read = () => entry as AsyncIterable<Uint8Array>;
        yield { ...facts, file: { name, size, modified, mode, ...special, tag: () => '', read } };
        entry.resume();
      }
    }
    await running.done;
  } finally {
    running.end();
  }
}

/** Names in the archive are from the top of the snapshot, with or without the first slash. */
function pathBelow(name: string, folder: string): string {
  const full = `/${name.replace(/^\//, '')}`.replace(/\/$/, '');
  return full.startsWith(`${folder}/`) ? full.slice(folder.length + 1) : '';
}
