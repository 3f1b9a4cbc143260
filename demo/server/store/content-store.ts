/**
 * Content by its SHA-256: `<folder>/ab/cdef…`. A file appears under its name only when it is whole and on disk
 * (written beside, synced, renamed), so whatever is there is right, whenever the process was killed. What was private on
 * its device is private here: nobody else on this machine may look into the folder.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  fsync,
  mkdirSync,
  openSync,
  read,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface StoredContent {
  hash: string;
  /** Bytes. */
  size: number;
}

const copyChunk = 256 * 1024;
const sync = promisify(fsync);
const readAt = promisify(read);
const ownerOnly = { folder: 0o700, file: 0o600 };

export class ContentStore {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #madeFolders = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#temporary = join(folder, 'tmp');
    mkdirSync(this.#temporary, { recursive: true, mode: ownerOnly.folder });
    chmodSync(folder, ownerOnly.folder);
  }

  pathOf(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError(`"${hash}" is not a SHA-256`);
    return join(this.#folder, hash.slice(0, 2), hash.slice(2));
  }

  async has(hash: string): Promise<boolean> {
    return stat(this.pathOf(hash)).then(
      () => true,
      () => false,
    );
  }

  /** Keeps what the descriptor reads from its start; what is hashed is exactly what is kept. */
  async putFile(source: number, onBytes?: (count: number) => void): Promise<StoredContent> {
    const expected = fstatSync(source).size;
    const first = Buffer.allocUnsafe(Math.min(copyChunk, Math.max(4_096, expected + 1)));
    const { bytesRead } = await readAt(source, first, 0, first.length, 0);
    onBytes?.(bytesRead);
    // Most files are small: hashed in memory, one that is already kept is never written. A short read is the end.
    if (bytesRead < first.length) return this.putBytes(first.subarray(0, bytesRead));
    return this.#write(async (target) => {
      const hash = createHash('sha256');
      let position = 0;
      for (;;) {
        const { bytesRead: count } = await readAt(source, first, 0, first.length, position);
        if (count === 0) break;
        if (position > 0) onBytes?.(count);
        const chunk = first.subarray(0, count);
        hash.update(chunk);
        await target.writeFile(chunk);
        position += count;
      }
      return { hash: hash.digest('hex'), size: position };
    });
  }

  async putBytes(bytes: Uint8Array): Promise<StoredContent> {
    const content = { hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength };
    if (this.#touch(content.hash)) return content;
    if (bytes.byteLength < copyChunk) return this.#writeSmall(bytes, content);
    return this.#write(async (target) => {
      await target.writeFile(bytes);
      return content;
    });
  }

  /** Keeps what comes, in the memory of one piece. What `source` or `onChunk` throws leaves nothing behind. */
  putStream(source: AsyncIterable<Uint8Array>, onChunk: (chunk: Uint8Array) => void): Promise<StoredContent> {
    return this.#write(async (target) => {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of source) {
        onChunk(chunk);
        hash.update(chunk);
        await target.writeFile(chunk);
        size += chunk.byteLength;
      }
      return { hash: hash.digest('hex'), size };
    });
  }

  async remove(hash: string): Promise<void> {
    await rm(this.pathOf(hash), { force: true });
  }

  /** What a killed process left half-written. */
  async sweepTemporary(): Promise<void> {
    for (const name of await readdir(this.#temporary)) await rm(join(this.#temporary, name), { force: true });
  }

  /** Hashes of everything kept, for the sweeper. */
  async *hashes(): AsyncGenerator<{ hash: string; touched: number }> {
    for (const prefix of await readdir(this.#folder)) {
      if (!/^[0-9a-f]{2}$/.test(prefix)) continue;
      for (const rest of await readdir(join(this.#folder, prefix))) {
        const found = await stat(join(this.#folder, prefix, rest)).catch(() => undefined);
        if (found) yield { hash: prefix + rest, touched: found.mtimeMs };
      }
    }
  }

  /** Whether it is there; if so its age starts anew, so that the sweeper leaves it until its job has committed. */
  #touch(hash: string): boolean {
    const path = this.pathOf(hash);
    if (!existsSync(path)) return false;
    const now = new Date();
    utimesSync(path, now, now);
    return true;
  }

  /** As `#write`; without a trip to the thread pool for each step, which for 50,000 small files is half the time. */
  async #writeSmall(bytes: Uint8Array, content: StoredContent): Promise<StoredContent> {
    const temporary = join(this.#temporary, randomUUID());
    const target = openSync(temporary, 'wx', ownerOnly.file);
    try {
      writeFileSync(target, bytes);
      await sync(target);
    } catch (error) {
      await unlink(temporary);
      throw error;
    } finally {
      closeSync(target);
    }
    await this.#makeFolder(content.hash);
    renameSync(temporary, this.pathOf(content.hash));
    return content;
  }

  async #write(fill: (target: FileHandle) => Promise<StoredContent>): Promise<StoredContent> {
    const temporary = join(this.#temporary, randomUUID());
    const target = await open(temporary, 'wx', ownerOnly.file);
    try {
      const content = await fill(target);
      await target.sync();
      await target.close();
      await this.#makeFolder(content.hash);
      await rename(temporary, this.pathOf(content.hash));
      return content;
    } catch (error) {
      await Promise.allSettled([target.close(), unlink(temporary)]);
      throw error;
    }
  }

  async #makeFolder(hash: string): Promise<void> {
    const folder = hash.slice(0, 2);
    if (this.#madeFolders.has(folder)) return;
    await mkdir(join(this.#folder, folder), { recursive: true, mode: ownerOnly.folder });
    this.#madeFolders.add(folder);
  }
}
