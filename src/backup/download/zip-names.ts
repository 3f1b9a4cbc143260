/**
 * What files and folders of a backup are called in a zip: names that every system can save, none of them twice. What was
 * changed is told, since somebody will look for it.
 */
import { createNamer } from './safe-name.ts';

export interface ChangedName {
  /** Below what is zipped, with `/`. */
  path: string;
  /** In the zip. */
  name: string;
}

export interface ZipNames {
  /** The whole name in the zip of what has this path; folders come before what they hold. */
  nameOf(path: string, isFolder: boolean): string;
  /** In the order in which they were asked for. What is in a folder with a changed name counts by its own name. */
  readonly changes: readonly ChangedName[];
}

export function createZipNames(): ZipNames {
  const nameIn = createNamer();
  const folders = new Map([['', '']]);
  const changes: ChangedName[] = [];

  function nameOf(path: string, isFolder: boolean): string {
    const at = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, at));
    const outer = folders.get(folder) ?? `${nameOf(folder, true)}/`;
    const own = path.slice(at + 1);
    const safe = nameIn(outer, own);
    const name = outer + safe;
    if (isFolder) folders.set(path, `${name}/`);
    if (safe !== own) changes.push({ path, name });
    return name;
  }

  return { nameOf, changes };
}

/** A list of them for a text file; letters that nobody sees are written as `\u{202e}`. */
export function changedNamesText(introduction: string, changes: readonly ChangedName[]): string {
  const lines = changes.flatMap(({ path, name }) => ['', visible(path), `  → ${name}`]);
  return `${[introduction, ...lines].join('\r\n')}\r\n`;
}

function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (letter) => {
    return `\\u{${letter.codePointAt(0)?.toString(16)}}`;
  });
}
