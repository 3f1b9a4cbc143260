/** How the three families of systems write paths and which names they take. */
import { sep } from 'node:path';
import { joinPath } from '../../../src/base/device-path.ts';
import { invalid } from '../http/refusal.ts';

export type Platform = 'windows' | 'mac' | 'linux';

export function platformOf(nodeClass: string): Platform {
  if (nodeClass.startsWith('WINDOWS')) return 'windows';
  return nodeClass.startsWith('MAC') ? 'mac' : 'linux';
}

/** The path as the device writes it, from its names: `C:\\Users` or `/home`. */
export function devicePath(platform: Platform, segments: readonly string[]): string {
  if (platform !== 'windows') return joinPath('/', ...segments);
  const [drive, ...names] = segments;
  return joinPath(`${drive}:\\`, ...names);
}

const windowsReserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not be in a name
const windowsForbidden = /[<>:"/\\|?*\u0000-\u001f]/;

/** What is wrong with a name for a new folder; undefined when nothing is. */
export function folderNameFault(platform: Platform, name: string): string | undefined {
  if (name.trim() === '') return 'The name is empty';
  if (name === '.' || name === '..') return 'The name means another folder';
  if (name.includes('/') || name.includes('\0')) return 'The name must not contain /';
  if (Buffer.byteLength(name) > 255) return 'The name is too long';
  if (platform === 'windows') {
    if (windowsForbidden.test(name)) return 'The name must not contain < > : " / \\ | ? *';
    if (windowsReserved.test(name)) return `Windows keeps the name ${name} for itself`;
    if (/[. ]$/.test(name)) return 'The name must not end with a dot or a space';
  }
  if (platform === 'mac') {
    if (name.startsWith('.')) return 'The name must not start with a dot';
    if (name.includes(':')) return 'The name must not contain :';
  }
  return undefined;
}

/** The names in an absolute path of a device, the drive's letter first on Windows. */
export function segmentsOf(platform: Platform, path: string): string[] {
  if (path.includes('\0')) throw invalid('The path has a character that no path has');
  const isRooted = platform === 'windows' ? /^[A-Za-z]:(?:[\\/]|$)/.test(path) : path.startsWith('/');
  if (!isRooted)
    throw invalid(
      platform === 'windows' ? 'The path has to start with a drive, as C:\\' : 'The path has to start with /',
    );
  const segments = path.split(platform === 'windows' ? /[\\/]+/ : /\/+/).filter((segment) => segment !== '');
  if (platform === 'windows') segments[0] = (segments[0] ?? '').slice(0, 1).toUpperCase();
  for (const segment of segments) {
    if (segment === '.' || segment === '..') throw invalid('The path must not go up');
    if (Buffer.byteLength(segment) > 255) throw invalid('A name in the path is too long');
    // A backslash is a letter of a Unix name, but not where this server itself runs on Windows.
    if (sep === '\\' && segment.includes('\\')) throw invalid('The path must not contain a backslash');
    if (platform === 'windows' && /[<>:"|?*]/.test(segment))
      throw invalid('The path has a character that Windows does not allow');
  }
  return segments;
}
