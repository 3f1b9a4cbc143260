/**
 * What the scripts that are built into the agent do on a device of the demo, whose disk is a folder: each leaves a file there
 * that says what it was given, and answers with what it did. They are of Windows only.
 */
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ParameterKind, ParameterValues } from '../../../src/parameters/parameter-kinds.ts';
import { parameterOf } from '../../../src/parameters/parameter-text.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { HeldFolder } from '../device/held-folder.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';

type Runs = { readonly [Kind in ParameterKind]: (folder: HeldFolder, given: ParameterValues[Kind]) => string };

const runs: Runs = {
  /** Written again in one piece, which is all that a folder has of it. */
  'defrag-volumes'(folder, { volumeName, checkList }) {
    const isWanted = (volumeName === 'ALL' || volumeName.startsWith('BOOT')) && checkList === 'INCLUDE';
    const names = isWanted ? filesIn(folder) : [];
    for (const name of names) folder.within((at) => writeFileSync(at(name), readFileSync(at(name))));
    return `${checkList} ${volumeName}: ${names.length} files defragmented`;
  },
  'media-state'(folder, state) {
    write(folder, 'removable-media.txt', state);
    return `Removable media: ${state}`;
  },
  'system-restore'(folder, action) {
    write(folder, 'system-restore.txt', action);
    return `System restore: ${action}`;
  },
  'windows-service'(folder, { serviceName, displayName, start }) {
    const state = start === false ? 'stopped' : 'started';
    write(folder, `service-${serviceName.replace(/[^\w-]/g, '_')}.txt`, state);
    return `${displayName}: ${state}`;
  },
};

/** Undefined where it is not given what it needs: the script has changed since the task was saved. */
export function runBuiltIn(
  { kind, text }: { kind: ParameterKind; text: string },
  device: DeviceRow,
  folders: DeviceFolders,
): string | undefined {
  const given = parameterOf(kind, text);
  if (given === undefined) return undefined;
  const folder = folders.hold(device, []);
  try {
    return runs[kind](folder, given as never);
  } finally {
    folder.close();
  }
}

const write = (folder: HeldFolder, name: string, text: string) =>
  folder.within((at) => writeFileSync(at(name), `${text}\n`));

function filesIn(folder: HeldFolder): string[] {
  return folder.within((at) => readdirSync(at('')).filter((name) => lstatSync(at(name)).isFile()));
}
