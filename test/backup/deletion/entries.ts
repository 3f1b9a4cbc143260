/** Backed-up things as the browser gives them. */
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import { readEntries } from '../../../src/backup/recovery/read-entries.ts';

export function entry(given: Partial<BackupEntry> & Pick<BackupEntry, 'type' | 'id'>): BackupEntry {
  const [read] = readEntries([{ planId: 'plan-1', planName: 'Documents', ...given }]).entries;
  if (!read) throw new Error('not an entry');
  return read;
}

export const plan = (id: string, name: string) => entry({ type: 'plan', id, planId: id, planName: name, name });
