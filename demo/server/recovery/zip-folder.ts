/**
 * Folders and files as a zip, made while it is sent: of any size, in the memory of one piece and the list of names.
 * Content is stored, not deflated: over loopback packing costs more time than it saves.
 */
import { type ZipEntry, zipStream } from '../../../src/backup/download/transfer/zip-stream.ts';
import { changedNamesText, createZipNames } from '../../../src/backup/download/zip-names.ts';
import type { TreeItem } from '../plans/plan-content.ts';

const changedNames = {
  fileName: 'Changed names.txt',
  introduction:
    'These files and folders have other names in this zip file, so that every system can save them. Each is listed with its name in the backup, then with its name here.',
};

export function zipOf(items: AsyncIterable<TreeItem>): AsyncGenerator<Uint8Array> {
  return zipStream(entriesOf(items));
}

async function* entriesOf(items: AsyncIterable<TreeItem>): AsyncGenerator<ZipEntry> {
  const names = createZipNames();
  for await (const { path, modified, mode, file } of items) {
    const name = names.nameOf(path, file === undefined);
    const facts = { name, modified, mode: mode || undefined };
    yield file ? { ...facts, content: file.read(0, file.size) } : facts;
  }
  if (names.changes.length === 0) return;
  const { fileName, introduction } = changedNames;
  const text = changedNamesText(introduction, names.changes);
  yield { name: names.nameOf(fileName, false), content: once(Buffer.from(text)) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
