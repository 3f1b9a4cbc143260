/**
 * Folders and files as a zip, made while it is sent: of any size, in the memory of one piece and the list of names.
 * Content is stored, not deflated: over loopback packing costs more time than it saves.
 */
import { type ZipEntry, zipStream } from '../../../src/backup/download/transfer/zip-stream.ts';
import { type ChangedName, changedNamesText, createZipNames } from '../../../src/backup/download/zip-names.ts';
import type { TreeItem } from '../plans/plan-content.ts';

const changedNames = {
  fileName: 'Changed names.txt',
  introduction:
    'These files and folders have other names in this zip file, so that every system can save them. Each is listed with its name in the backup, then with its name here.',
};

const leftOut = {
  fileName: 'Not in this zip file.txt',
  introduction:
    'These are in the backup, but are no files, and so not in this zip file. A restore brings them back as they were.',
  what: { LINK: 'a link', SPECIAL: 'a device, pipe or socket' },
};

export function zipOf(items: AsyncIterable<TreeItem>): AsyncGenerator<Uint8Array> {
  return zipStream(entriesOf(items));
}

async function* entriesOf(items: AsyncIterable<TreeItem>): AsyncGenerator<ZipEntry> {
  const names = createZipNames();
  const missing: ChangedName[] = [];
  for await (const { path, modified, mode, file } of items) {
    if (file?.special) {
      missing.push({ path, name: leftOut.what[file.special] });
      continue;
    }
    const name = names.nameOf(path, file === undefined);
    const facts = { name, modified, mode: mode || undefined };
    yield file ? { ...facts, content: file.read(0, file.size) } : facts;
  }
  const told = [
    { ...changedNames, lines: [...names.changes] },
    { ...leftOut, lines: missing },
  ];
  for (const { fileName, introduction, lines } of told) {
    if (lines.length === 0) continue;
    const text = changedNamesText(introduction, lines);
    yield { name: names.nameOf(fileName, false), content: once(Buffer.from(text)) };
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
