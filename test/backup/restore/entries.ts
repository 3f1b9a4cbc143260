/** What tests restore: entries as the backup browser gives them. */
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import { readEntries } from '../../../src/backup/recovery/read-entries.ts';

type Given = Partial<BackupEntry> & Pick<BackupEntry, 'type'>;

export function entry(given: Given): BackupEntry {
  const name = given.name ?? given.path?.split('/').at(-1) ?? 'report.txt';
  const whole = { id: name, planId: 'plan-1', planName: 'Documents', path: `/home/${name}`, ...given, name };
  const [read] = readEntries([whole]).entries;
  if (!read) throw new Error('no entry');
  return read;
}

export const file = (name = 'report.txt', more: Partial<BackupEntry> = {}) => entry({ type: 'file', name, ...more });
export const folder = (name = 'Letters', more: Partial<BackupEntry> = {}) => entry({ type: 'folder', name, ...more });
export const inImage = (name = 'Notes.txt', more: Partial<BackupEntry> = {}) =>
  entry({
    type: 'file',
    name,
    content: true,
    image: true,
    path: `/Users/${name}`,
    downloadPath: `/Users/${name}`,
    fileId: '{volume}',
    revisionId: 'image-9',
    ...more,
  });

export const device = (id: number, more: object = {}) => ({
  id,
  displayName: `Device ${id}`,
  nodeClass: 'WINDOWS_SERVER',
  online: true,
  ...more,
});

export const page = (results: readonly object[], totalPages = 1) => ({
  results,
  totalElements: results.length,
  totalPages,
});
