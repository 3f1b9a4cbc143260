/** How the three families of systems write paths and which names they take. */
import { sep } from 'node:path';
import { type PathProblem, type PlatformName, pathProblem, platformOf } from '../../../src/backup/file-name.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { invalid } from '../http/refusal.ts';

export { platformOf };
export type Platform = PlatformName;

/** The path as the device writes it, from its names: `C:\\Users` or `/home`. */
export function devicePath(platform: Platform, segments: readonly string[]): string {
  if (platform !== 'windows') return joinPath('/', ...segments);
  const [drive, ...names] = segments;
  return joinPath(`${drive}:\\`, ...names);
}

/** Bytes of a name on the disk of this server, whatever device it plays. */
const longestOnDisk = 255;

export function fitsDisk(name: string): boolean {
  return Buffer.byteLength(name) <= longestOnDisk;
}

/** The names in an absolute path of a device, the drive's letter first on Windows. */
export function segmentsOf(platform: Platform, path: string): string[] {
  const problem = pathProblem(path, platform);
  if (problem) throw invalid(pathWords(problem, platform));
  const segments = path.split(platform === 'windows' ? /[\\/]+/ : /\/+/).filter((segment) => segment !== '');
  if (platform === 'windows') segments[0] = (segments[0] ?? '').slice(0, 1).toUpperCase();
  for (const segment of segments) {
    if (!fitsDisk(segment)) throw invalid(pathWords('longName', platform));
    // A backslash is a letter of a Unix name, but not where this server itself runs on Windows.
    if (sep === '\\' && segment.includes('\\')) throw invalid('The path must not contain a backslash');
  }
  return segments;
}

export function pathWords(problem: PathProblem, platform: Platform): string {
  switch (problem) {
    case 'relative':
      return platform === 'windows' ? 'The path has to start with a drive, as C:\\' : 'The path has to start with /';
    case 'goesUp':
      return 'The path must not go up';
    case 'longName':
      return 'A name in the path is too long';
    case 'character':
      return 'The path has a character that the device does not allow';
  }
}
