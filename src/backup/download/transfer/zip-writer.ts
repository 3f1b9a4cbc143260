/** Builds a zip while it streams. Content is stored as it is: most of what is large is packed already. */
import { Zip, ZipPassThrough } from 'fflate';
import { recoveryLimits } from '../../recovery/recovery-limits.ts';
import { TooLargeForZip } from './zip-items.ts';

export interface ZipWriter {
  /** A name that ends with a slash is a folder's. */
  begin(name: string, modified: number | undefined): Promise<void>;
  push(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Ends what was begun last. */
  end(): Promise<void>;
  /** The list of names, without which it is no zip. */
  finish(): Promise<void>;
}

const nothing = new Uint8Array();
const noChange = Date.UTC(1980, 0, 2);
const lastChange = Date.UTC(2099, 0, 1);
/** Bytes of an item's two headers and the sums behind it, its name apart. */
const headers = 30 + 46 + 16;

/** @throws {TooLargeForZip} from its methods, where the zip would need the 64-bit extension. */
export function createZipWriter(write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>): ZipWriter {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  let failure: unknown;
  let bytes = 0;
  let entry: ZipPassThrough | undefined;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk?.byteLength > 0) ready.push(chunk as Uint8Array<ArrayBuffer>);
  });

  async function drain() {
    if (failure) throw failure;
    for (const chunk of ready.splice(0)) await write(chunk);
  }

  function count(more: number) {
    bytes += more;
    if (bytes > recoveryLimits.zipBytes) throw new TooLargeForZip(`More than ${recoveryLimits.zipBytes} bytes`);
  }

  return {
    begin(name, modified = Date.now()) {
      count(headers + 2 * new TextEncoder().encode(name).length);
      entry = new ZipPassThrough(name);
      // Beyond these the format has no date.
      entry.mtime = Math.min(Math.max(modified, noChange), lastChange);
      const isFolder = name.endsWith('/');
      // As a Unix system, so that its permissions are what they are where nobody says.
      entry.os = 3;
      entry.attrs = ((isFolder ? 0o40755 : 0o100644) << 16) | (isFolder ? 0x10 : 0);
      zip.add(entry);
      return drain();
    },

    push(chunk) {
      count(chunk.byteLength);
      entry?.push(chunk);
      return drain();
    },

    end() {
      entry?.push(nothing, true);
      entry = undefined;
      return drain();
    },

    finish() {
      zip.end();
      return drain();
    },
  };
}
