/**
 * The scripts that a task can run in the demo. They really work on the device, whose file system is a folder of the data
 * folder; nothing that a browser sends is ever executed.
 */
import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { TaskScript } from '../../../src/tasks/contract.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { HeldFolder } from '../device/held-folder.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';

interface DemoScript extends Omit<TaskScript, 'id'> {
  /** Default: all. */
  isSupported?(device: DeviceRow): boolean;
  /** Answers what it writes. */
  run(folder: HeldFolder, device: DeviceRow, now: number): string;
}

/** By id, in the order of names. */
export const scripts: Readonly<Record<string, DemoScript>> = {
  'clear-temporary-files': {
    name: 'Clear temporary files',
    description: 'Deletes *.tmp files at the top of the device’s disk',
    language: 'native',
    run(folder) {
      const names = filesIn(folder).filter(({ name }) => name.toLowerCase().endsWith('.tmp'));
      for (const { name } of names) folder.within((at) => rmSync(at(name)));
      return `Deleted ${names.length} files`;
    },
  },
  'report-disk-usage': {
    name: 'Report disk usage',
    description: 'Counts the files at the top of the device’s disk',
    language: 'native',
    run(folder) {
      const files = filesIn(folder);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      return `${files.length} files, ${bytes} bytes`;
    },
  },
  'write-inventory': {
    name: 'Write inventory',
    description: 'Writes what the device is to inventory.txt. Windows only',
    language: 'native',
    isSupported: ({ nodeClass }) => nodeClass.startsWith('WINDOWS'),
    run(folder, { systemName, nodeClass }, now) {
      const text = `${systemName}\n${nodeClass}\n${new Date(now).toISOString()}\n`;
      folder.within((at) => writeFileSync(at('inventory.txt'), text));
      return 'Wrote inventory.txt';
    },
  },
};

export const listedScripts = (): TaskScript[] =>
  Object.entries(scripts).map(([id, { name, description, language }]) => ({ id, name, description, language }));

/** On the top folder of the device's disk. */
export function runScript(script: DemoScript, device: DeviceRow, folders: DeviceFolders, now: number): string {
  const folder = folders.hold(device, []);
  try {
    return script.run(folder, device, now);
  } finally {
    folder.close();
  }
}

function filesIn(folder: HeldFolder): { name: string; size: number }[] {
  return folder.within((at) =>
    readdirSync(at('')).flatMap((name) => {
      const stats = lstatSync(at(name));
      return stats.isFile() ? [{ name, size: stats.size }] : [];
    }),
  );
}
