/** Which names a new folder may have on a device, one entry a platform, and which are one name. Source: spec 000 §5. */
import { isWindowsPath } from '../base/device-path.ts';

interface Platform {
  matches(nodeClass: string): boolean;
  /** Characters that a name may not hold. */
  forbidden: RegExp;
  /** Names that it may not have. */
  reserved: RegExp;
  /** Length as its file system counts it. */
  lengthOf(name: string): number;
}

const none = /^$/;
const inUnits = (name: string) => name.length;
const inBytes = (name: string) => new TextEncoder().encode(name).length;

export const platforms = {
  mac: { matches: (nodeClass) => nodeClass.startsWith('MAC'), forbidden: /[/:\0]/, reserved: /^\./, lengthOf: inUnits },
  linux: {
    matches: (nodeClass) => nodeClass.startsWith('LINUX'),
    forbidden: /[/\0]/,
    reserved: none,
    lengthOf: inBytes,
  },
  /** Also where the class is not known: what is a name here is one everywhere but for the leading dot. */
  windows: {
    matches: () => true,
    forbidden: /[<>:"/\\|?*\p{Cc}]/u,
    reserved: /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$|[. ]$/i,
    lengthOf: inUnits,
  },
} as const satisfies Record<string, Platform>;

/** UTF-16 units on Windows and Mac, bytes in UTF-8 on Linux. */
const longestName = 255;

export type FolderNameProblem = 'required' | 'invalid';

/** @param nodeClass Class of the device, such as `MAC` or `WINDOWS_SERVER`. */
export function folderNameProblem(name: string, nodeClass: string): FolderNameProblem | undefined {
  if (name.trim() === '') return 'required';
  const platform = Object.values(platforms).find((candidate) => candidate.matches(nodeClass)) ?? platforms.windows;
  const isDots = name === '.' || name === '..';
  const isTooLong = platform.lengthOf(name) > longestName;
  if (isDots || isTooLong || platform.forbidden.test(name) || platform.reserved.test(name)) return 'invalid';
  return undefined;
}

/**
 * What two names in one folder share where their device takes them for the same: Windows and Mac know no case.
 *
 * @param path of the folder, which tells Windows where the class of the device is not known
 */
export function nameKey(name: string, path: string, nodeClass: string): string {
  const ignoresCase = nodeClass === '' ? isWindowsPath(path) : !nodeClass.startsWith('LINUX');
  // A Mac writes accents as characters of their own.
  const composed = name.normalize('NFC');
  return ignoresCase ? composed.toLowerCase() : composed;
}
