/** Which names and paths a device takes, one entry a platform: for the forms, and for the server. Source: spec 000 §5. */
import { isWindowsPath } from '../base/device-path.ts';
import { brokenRules, type RuleTable, refusedWhen, required } from '../base/form-rules.ts';

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

export type PlatformName = keyof typeof platforms;

/** @param nodeClass Class of the device, such as `MAC` or `WINDOWS_SERVER`. */
export function platformOf(nodeClass: string): PlatformName {
  const names = Object.keys(platforms) as PlatformName[];
  return names.find((name) => platforms[name].matches(nodeClass)) ?? 'windows';
}

/** UTF-16 units on Windows and Mac, bytes in UTF-8 on Linux. */
const longestName = 255;

export function isFolderName(name: string, platform: PlatformName): boolean {
  const { lengthOf, forbidden, reserved }: Platform = platforms[platform];
  if (name.trim() === '' || name === '.' || name === '..') return false;
  return lengthOf(name) <= longestName && !forbidden.test(name) && !reserved.test(name);
}

export type FolderNameProblem = 'required' | 'invalid';

export interface NewFolderFacts {
  folderName: string;
  nodeClass: string;
}

export const newFolderRules: RuleTable<NewFolderFacts, FolderNameProblem> = {
  folderName: [required(), refusedWhen('invalid', (name, { nodeClass }) => !isFolderName(name, platformOf(nodeClass)))],
};

export function folderNameProblem(folderName: string, nodeClass: string): FolderNameProblem | undefined {
  return brokenRules(newFolderRules, { folderName, nodeClass })[0]?.code;
}

/** Why a path leads nowhere on a device: it does not begin at a top, goes up, or has a name that is none. */
export type PathProblem = 'relative' | 'goesUp' | 'character' | 'longName';

export function pathProblem(path: string, platform: PlatformName): PathProblem | undefined {
  const isWindows = platform === 'windows';
  if (path.includes('\0')) return 'character';
  if (isWindows ? !/^[A-Za-z]:(?:[\\/]|$)/.test(path) : !path.startsWith('/')) return 'relative';
  const names = path.split(isWindows ? /[\\/]+/ : /\/+/).slice(1);
  if (names.some((name) => name === '.' || name === '..')) return 'goesUp';
  if (names.some((name) => platforms[platform].lengthOf(name) > longestName)) return 'longName';
  return isWindows && names.some((name) => /[<>:"|?*]/.test(name)) ? 'character' : undefined;
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
