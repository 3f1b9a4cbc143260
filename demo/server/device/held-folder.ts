/**
 * A folder that is held while something is done in it. Whoever may write to a device can put a link in the place of a
 * folder at any moment, so a path that was checked leads elsewhere when it is used. Here each name on the way is opened
 * by itself, without following links, and what is done is done in the very folder that was opened.
 */
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { nameFrom, pathOnDisk } from './raw-name.ts';

/** The address of a name in a held folder, of the folder itself for an empty one; good for calls that do not wait. */
export type AddressOf = (name: string) => string | Buffer;

export interface HeldFolder {
  /** Its path on this machine, without links. */
  readonly real: string;
  /** Throws where the folder is no longer at its place. */
  within<Result>(work: (at: AddressOf) => Result): Result;
  /** A folder in it; fails with ENOTDIR or ELOOP for a link. To be closed. */
  enter(name: string): HeldFolder;
  /** Removes a file that is ours, also where the folder was moved meanwhile, if it can be reached then. */
  discard(name: string): void;
  close(): void;
}

export interface HoldOptions {
  /** Makes what is missing; default: that fails with ENOENT. */
  makes?: boolean;
  /** Of the last folder, where it is made. Folders on the way are open to be read. */
  mode?: number | undefined;
  /** Called with the path of each folder that was made. */
  onMade?(real: string): void;
  /** Whether links are followed that stay below the root. Default true. */
  followsLinks?: boolean;
  openRoot?(path: string): HeldFolder;
}

/** Thrown where a link leads out of the root, or something left its place. */
export class LeadsOut extends Error {}

const mostLinks = 40;
const openToRead = 0o755;
const ownFolders = '/proc/self/fd';

/** Linux addresses what is below an open folder by its descriptor; elsewhere a process goes there to work. */
export const openRoot = existsSync(ownFolders) ? openByDescriptor : openByPath;

/** Holds the folder of these names below `rootPath`. To be closed. */
export function holdFolder(rootPath: string, names: readonly string[], options: HoldOptions = {}): HeldFolder {
  const open = options.openRoot ?? openRoot;
  let held = open(rootPath);
  const root = held.real;
  const waiting = [...names];
  let links = 0;
  try {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const next = enter(held, name, { ...options, isLast: waiting.length === 0 });
      if (next === undefined) {
        if (options.followsLinks === false || ++links > mostLinks) throw new LeadsOut(`${name} is a link`);
        waiting.unshift(...namesBelow(root, resolveLink(held, name)));
      }
      held.close();
      held = next ?? open(rootPath);
    }
    return held;
  } catch (error) {
    held.close();
    throw error;
  }
}

/** What is where the names lead, links below the root followed. Fails with ENOENT where nothing is. */
export function statBelow(rootPath: string, names: readonly string[], options: HoldOptions = {}, links = 0): Stats {
  const held = holdFolder(rootPath, names.slice(0, -1), options);
  try {
    const name = names.at(-1) ?? '';
    const found = held.within((at) => lstatSync(at(name)));
    if (!found.isSymbolicLink()) return found;
    if (links === mostLinks) throw new LeadsOut(`${name} is a link`);
    const root = (options.openRoot ?? openRoot)(rootPath);
    root.close();
    return statBelow(rootPath, namesBelow(root.real, resolveLink(held, name)), options, links + 1);
  } finally {
    held.close();
  }
}

/** The names that lead from a folder to what is in it, both without links. */
export function namesBelow(root: string, real: string): string[] {
  const names = relative(root, real).split(sep);
  if (names[0] === '..') throw new LeadsOut(`${real} is not in ${root}`);
  return names.filter((name) => name !== '');
}

/** Undefined for a link. */
function enter(held: HeldFolder, name: string, options: HoldOptions & { isLast: boolean }): HeldFolder | undefined {
  try {
    return held.enter(name);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' && options.makes) {
      make(held, name, options);
      return enter(held, name, { ...options, makes: false });
    }
    if ((code === 'ENOTDIR' || code === 'ELOOP') && isLink(held, name)) return undefined;
    throw error;
  }
}

function make(held: HeldFolder, name: string, { isLast, mode, onMade }: HoldOptions & { isLast: boolean }): void {
  try {
    held.within((at) => mkdirSync(at(name), isLast ? (mode ?? openToRead) : openToRead));
    onMade?.(join(held.real, name));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function isLink(held: HeldFolder, name: string): boolean {
  return held.within((at) => lstatSync(at(name), { throwIfNoEntry: false })?.isSymbolicLink() === true);
}

function resolveLink(held: HeldFolder, name: string): string {
  return held.within((at) => nameFrom(realpathSync.native(at(name), 'buffer')));
}

export function openByDescriptor(path: string): HeldFolder {
  return new DescriptorFolder(openSync(path, constants.O_RDONLY | constants.O_DIRECTORY));
}

class DescriptorFolder implements HeldFolder {
  readonly real: string;
  readonly #descriptor: number;

  constructor(descriptor: number, parent?: string) {
    this.#descriptor = descriptor;
    this.real = this.#place();
    if (parent === undefined || dirname(this.real) === parent) return;
    this.close();
    throw new LeadsOut(`${this.real} is not in ${parent}`);
  }

  within<Result>(work: (at: AddressOf) => Result): Result {
    if (this.#place() !== this.real) throw new LeadsOut(`${this.real} is no longer there`);
    return work((name) => this.#at(name));
  }

  enter(name: string): HeldFolder {
    const flags = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;
    return new DescriptorFolder(
      this.within((at) => openSync(at(name), flags)),
      this.real,
    );
  }

  discard(name: string): void {
    rmSync(this.#at(name), { force: true });
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #at(name: string): string | Buffer {
    return pathOnDisk(`${ownFolders}/${this.#descriptor}/${plain(name)}`);
  }

  #place(): string {
    return nameFrom(readlinkSync(`${ownFolders}/${this.#descriptor}`, 'buffer'));
  }
}

export function openByPath(path: string): HeldFolder {
  return new PathFolder(realpathSync.native(path));
}

/** Goes to the folder, looks where that is, and works there without a pause: where a process is, no link can move. */
class PathFolder implements HeldFolder {
  readonly real: string;

  constructor(real: string) {
    this.real = real;
  }

  within<Result>(work: (at: AddressOf) => Result): Result {
    const before = process.cwd();
    process.chdir(this.real);
    try {
      if (realpathSync.native('.') !== this.real) throw new LeadsOut(`${this.real} leads elsewhere`);
      return work((name) => pathOnDisk(`.${sep}${plain(name)}`));
    } finally {
      process.chdir(before);
    }
  }

  enter(name: string): HeldFolder {
    this.within((at) => {
      if (lstatSync(at(name)).isDirectory()) return;
      throw Object.assign(new Error(`${name} is not a folder`), { code: 'ENOTDIR' });
    });
    return new PathFolder(join(this.real, name));
  }

  discard(name: string): void {
    try {
      this.within((at) => rmSync(at(name), { force: true }));
    } catch (error) {
      if (!(error instanceof LeadsOut) && codeOf(error) !== 'ENOENT') throw error;
    }
  }

  close(): void {
    // Nothing is open.
  }
}

/** One name and no way. */
function plain(name: string): string {
  if (name === '.' || name === '..' || name.includes('/') || name.includes(sep) || name.includes('\0'))
    throw new LeadsOut(`${name} is not a name`);
  return name;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
