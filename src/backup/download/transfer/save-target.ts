/** Where a download goes: a file on disk, as it comes; or the browser's memory, and from there into its downloads. */

export interface SaveTarget {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** What was written is thrown away, to begin anew. */
  restart(): Promise<void>;
  /** Only now it is the user's file. */
  finish(): Promise<void>;
  /** Nothing stays of what was begun. */
  discard(): Promise<void>;
}

/** The disk did not take it: full, gone, or closed to the page. What was written is lost. */
export class SaveFailure extends Error {
  override readonly name = 'SaveFailure';
}

/** As browsers with a file picker have it; the types of the DOM know no `remove`. */
export type SaveHandle = Pick<FileSystemFileHandle, 'getFile' | 'createWritable'> & { remove?(): Promise<void> };

interface PickerWindow {
  showSaveFilePicker?(options: { suggestedName: string }): Promise<SaveHandle>;
}

/**
 * Asks where to save. To be called while a press is being handled: later, browsers do not ask. `canceled` is the user's
 * word; `undefined` where there is no asking (other browsers, frames of other origins).
 */
export async function askWhereToSave(
  view: Window & PickerWindow,
  suggestedName: string,
): Promise<SaveTarget | 'canceled' | undefined> {
  if (typeof view.showSaveFilePicker !== 'function') return undefined;
  try {
    return fileTarget(await view.showSaveFilePicker({ suggestedName }));
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : undefined;
  }
}

/** Writes beside the file; what was there stays until all has come. */
export function fileTarget(handle: SaveHandle): SaveTarget {
  let writable: FileSystemWritableFileStream | undefined;
  let isDiscarded = false;

  async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      // A stream that failed once takes nothing more.
      writable = undefined;
      throw new SaveFailure('The file couldn’t be written', { cause });
    }
  }

  return {
    write: (chunk) =>
      tried(async () => {
        // What was on its way when it was canceled must not begin the file again.
        if (isDiscarded) return;
        writable ??= await handle.createWritable();
        await writable.write(chunk);
      }),

    async restart() {
      await writable?.abort().catch(() => undefined);
      writable = undefined;
    },

    finish: () =>
      tried(async () => {
        writable ??= await handle.createWritable();
        await writable.close();
        writable = undefined;
      }),

    async discard() {
      isDiscarded = true;
      await writable?.abort().catch(() => undefined);
      writable = undefined;
      // Asking made an empty file. One with content is not ours.
      const isEmpty = await handle.getFile().then(
        ({ size }) => size === 0,
        () => false,
      );
      if (isEmpty) await handle.remove?.().catch(() => undefined);
    },
  };
}

/** Chunks are handed to the browser as they grow, which may keep them on disk. */
const partSize = 16 * 2 ** 20;

export function memoryTarget(document: Document, fileName: string): SaveTarget {
  let blob = new Blob([]);
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;

  function pack() {
    blob = new Blob([blob, ...chunks]);
    chunks = [];
    waiting = 0;
  }

  function forget() {
    blob = new Blob([]);
    chunks = [];
    waiting = 0;
  }

  return {
    async write(chunk) {
      chunks.push(chunk);
      waiting += chunk.byteLength;
      if (waiting >= partSize) pack();
    },

    async restart() {
      forget();
    },

    async finish() {
      pack();
      const address = URL.createObjectURL(blob);
      forget();
      followLink(document, address, fileName);
      // The browser takes it in its own time; none needs longer.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },

    async discard() {
      forget();
    },
  };
}

/** The browser's own download. */
export function followLink(document: Document, address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
