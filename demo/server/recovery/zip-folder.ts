/**
 * A folder as a zip, made while it is sent: the memory needed is one chunk and the list of names. Content is stored, not
 * deflated: over loopback packing costs more time than it saves.
 */
import { Zip, ZipPassThrough } from 'fflate';
import { Refusal } from '../http/refusal.ts';
import type { TreeItem } from '../plans/plan-content.ts';

/** What the zip format counts to without its 64-bit extension. */
const mostItems = 65_000;
const mostBytes = 0xffff_0000;
const bytesPerName = 300;
const noBytes = new Uint8Array();

/** Refuses what does not fit into a zip before the first byte of an answer is sent. */
export async function requireZippable(items: AsyncIterable<TreeItem>): Promise<void> {
  let count = 0;
  let bytes = 0;
  for await (const { path, file } of items) {
    count += 1;
    bytes += (file?.size ?? 0) + bytesPerName + 2 * path.length;
    if (count <= mostItems && bytes <= mostBytes) continue;
    throw new Refusal(413, 'TOO_LARGE_TO_DOWNLOAD', 'The folder is too large for one zip file. Use Restore instead.');
  }
}

export async function* zipOf(items: AsyncIterable<TreeItem>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk.byteLength > 0) ready.push(chunk);
  });
  const drain = () => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  let previous = '';
  for await (const { path, modified, mode, file } of items) {
    // A deleted file and a folder may have had one name at different times.
    const name = path === previous ? `${path} (2)` : path;
    previous = path;
    const entry = new ZipPassThrough(safeName(name) + (file ? '' : '/'));
    entry.mtime = new Date(Math.min(Math.max(modified, firstZipTime), lastZipTime));
    entry.os = 3;
    entry.attrs = ((mode || (file ? 0o100644 : 0o40755)) << 16) | (file ? 0 : 0x10);
    zip.add(entry);
    if (file) {
      for await (const chunk of file.read(0, file.size)) {
        entry.push(chunk);
        yield* drain();
      }
    }
    entry.push(noBytes, true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

const firstZipTime = new Date(1980, 0, 2).getTime();
const lastZipTime = new Date(2099, 0, 1).getTime();

/** Unpacked on Windows, a backslash would be a folder and a colon a stream. */
function safeName(path: string): string {
  return path.replace(/[\\:]/g, '_');
}
