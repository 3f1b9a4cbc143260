/** What a page gives an element as `items`: from a browser's event as it is, or written by hand. */
import type { BackupEntry } from '../backup-entry.ts';

export type EntryFault = 'items isn’t an array of entries' | 'items is empty' | 'items belong to several plans';

const types: readonly string[] = ['plan', 'file', 'folder', 'volume', 'revision'] satisfies BackupEntry['type'][];

/** The entries, with what a page may leave out filled in. */
export function readEntries(items: unknown): { entries: readonly BackupEntry[]; fault: EntryFault | undefined } {
  if (!Array.isArray(items) || !items.every(isEntry)) {
    return { entries: [], fault: 'items isn’t an array of entries' };
  }
  const entries = items.map(complete);
  if (entries.length === 0) return { entries, fault: 'items is empty' };
  const arePlans = entries.every(({ type }) => type === 'plan');
  const isOnePlan = entries.every(({ planId }) => planId === entries[0]?.planId);
  return { entries, fault: arePlans || isOnePlan ? undefined : 'items belong to several plans' };
}

type Given = Pick<BackupEntry, 'id' | 'type' | 'planId'> & Partial<BackupEntry>;

function isEntry(item: unknown): item is Given {
  if (typeof item !== 'object' || item === null) return false;
  const { id, type, planId } = item as Record<string, unknown>;
  return typeof id === 'string' && typeof planId === 'string' && types.includes(String(type));
}

function complete(given: Given): BackupEntry {
  const name = given.name ?? given.id;
  const path = given.path ?? name;
  return {
    name,
    path,
    fullPath: path,
    parentPath: '',
    planName: given.planId,
    planUuid: given.planId,
    planNumericId: 0,
    fileId: given.type === 'file' || given.type === 'volume' ? given.id : undefined,
    root: false,
    common: false,
    content: given.downloadPath !== undefined,
    backupPermissions: [],
    revisionId: given.type === 'revision' ? given.id : undefined,
    downloadPath: undefined,
    image: false,
    size: undefined,
    deleted: false,
    ...given,
  };
}
