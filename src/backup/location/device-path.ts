/** Paths as devices write them: with drives and backslashes, or from a slash. */
import { parentOf } from '../../base/device-path.ts';

const drive = /^[A-Za-z]:/;

/** What leads to a folder, from its top to itself; empty where the path does not begin at a top. */
export function stepsTo(path: string): string[] {
  const trimmed = withoutEnd(path.trim());
  if (!drive.test(trimmed) && !trimmed.startsWith('/')) return [];
  const steps: string[] = [];
  for (let at = trimmed; steps[0] !== at && at !== ''; at = parentOf(at)) steps.unshift(at);
  return steps;
}

/** Whether two paths lead to the same folder. Windows knows no case; elsewhere a guess could name another folder. */
export function isSamePath(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

/** The path of something in a folder. */
export function pathIn(folder: string, name: string): string {
  const separator = drive.test(folder) ? '\\' : '/';
  return /[\\/]$/.test(folder) && !(separator === '/' && folder.endsWith('\\'))
    ? folder + name
    : folder + separator + name;
}

/** As a device compares names in one folder: Windows and Mac take letters of either case for the same. */
export function nameKey(name: string, path: string, nodeClass: string): string {
  const ignoresCase = nodeClass === '' ? drive.test(path) : !nodeClass.startsWith('LINUX');
  // A Mac writes accents as characters of their own.
  const composed = name.normalize('NFC');
  return ignoresCase ? composed.toLowerCase() : composed;
}

/** The last name of a path; a top's own path. */
export function lastName(path: string): string {
  const trimmed = withoutEnd(path);
  const end = trimmed.startsWith('/')
    ? trimmed.lastIndexOf('/')
    : Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('\\'));
  return trimmed.slice(end + 1) || trimmed;
}

function fold(path: string): string {
  const trimmed = withoutEnd(path.trim());
  return drive.test(trimmed) ? trimmed.replaceAll('/', '\\').toLowerCase() : trimmed.normalize('NFC');
}

/** Without the separators at its end, which a top keeps: a drive without one is another folder. */
function withoutEnd(path: string): string {
  if (drive.test(path)) {
    const bare = path.replace(/[\\/]+$/, '');
    return bare.length === 2 ? `${bare}\\` : bare;
  }
  return path.replace(/\/+$/, '') || (path.startsWith('/') ? '/' : '');
}
