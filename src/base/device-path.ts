/**
 * Paths as devices write them: `C:\Users\ayumi` and `\\server\share\folder` on Windows, `/home/ayumi` elsewhere. Where a
 * path begins with a slash, a backslash is a letter of a name; on Windows both separate names.
 */

const drive = /^[A-Za-z]:/;

/** Where all paths of a device that has several begin: `C:\`, `\\server\share`; `/` where there is one. */
const top = /^(?:[A-Za-z]:[\\/]|\\\\[^\\/]+(?:[\\/]+[^\\/]+)?|\/)/;

export function isWindowsPath(path: string): boolean {
  return !path.startsWith('/') && (drive.test(path) || path.includes('\\'));
}

/** What is in a folder, by its names: with the separator that the folder's path uses, or else the one of its device. */
export function joinPath(folder: string, ...names: string[]): string {
  const separator = isWindowsPath(folder) && (folder.includes('\\') || !folder.includes('/')) ? '\\' : '/';
  let path = folder;
  for (const name of names) {
    if (name !== '') path += (path === '' || separatorAtEnd(path) ? '' : separator) + name;
  }
  return path;
}

/** The folder that a path is in; empty where it tells of none. A top is in itself. */
export function parentOf(path: string): string {
  const trimmed = withoutEnd(path);
  const first = topOf(trimmed);
  if (trimmed === first) return first;
  const end = lastSeparator(trimmed);
  return end < first.length ? first : trimmed.slice(0, end);
}

/** The last name of a path; a top's own path. */
export function nameOf(path: string): string {
  const trimmed = withoutEnd(rooted(path));
  return trimmed === topOf(trimmed) ? trimmed : trimmed.slice(lastSeparator(trimmed) + 1);
}

/** What leads to a folder as somebody typed it, from its top to itself; empty where it does not begin at a top. */
export function stepsTo(path: string): string[] {
  const trimmed = withoutEnd(rooted(path.trim()));
  const first = topOf(trimmed);
  if (first === '') return [];
  const steps = [trimmed];
  for (let at = trimmed; at !== first; steps.unshift(at)) at = parentOf(at);
  return steps;
}

/**
 * Whether two paths lead to the same folder. Windows knows no case; elsewhere a guess could name another folder.
 * Accents are the same whether they are characters of their own, as a Mac writes them, or not.
 */
export function isSamePath(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(path: string): string {
  const trimmed = withoutEnd(rooted(path.trim())).normalize('NFC');
  return isWindowsPath(trimmed) ? trimmed.replaceAll('/', '\\').toLowerCase() : trimmed;
}

/** To a person `D:` is the drive. To Windows it is the folder that somebody worked in last on it. */
function rooted(path: string): string {
  return drive.test(path) && path.length === 2 ? `${path}\\` : path;
}

function topOf(path: string): string {
  return top.exec(path)?.[0] ?? '';
}

/** Without the separators at its end, which a top keeps. */
function withoutEnd(path: string): string {
  const first = topOf(path);
  let end = path.length;
  while (end > first.length && separatorAtEnd(path.slice(0, end))) end -= 1;
  return path.slice(0, end);
}

function separatorAtEnd(path: string): boolean {
  return lastSeparator(path) === path.length - 1 && path !== '';
}

function lastSeparator(path: string): number {
  const slash = path.lastIndexOf('/');
  return path.startsWith('/') ? slash : Math.max(slash, path.lastIndexOf('\\'));
}
