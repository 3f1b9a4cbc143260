/** What somebody selected, as the backup browser would give it. */
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import type { DownloadOrder } from '../../../src/backup/download/download-types.ts';

export function entry(given: Partial<BackupEntry> & Pick<BackupEntry, 'id'>): BackupEntry {
  const name = given.name ?? `${given.id}.txt`;
  const path = given.path ?? `/srv/data/${name}`;
  return {
    type: 'file',
    name,
    path,
    fullPath: path,
    parentPath: '/srv/data',
    planId: 'plan-1',
    planName: 'User folders',
    planUuid: 'plan-1',
    planNumericId: 1,
    fileId: given.type === 'folder' ? undefined : given.id,
    root: false,
    common: false,
    content: false,
    backupPermissions: [],
    revisionId: undefined,
    downloadPath: undefined,
    image: false,
    size: undefined,
    deleted: false,
    ...given,
  };
}

export function order(given: Partial<DownloadOrder> = {}): DownloadOrder {
  return {
    nodeId: 1,
    items: [entry({ id: 'f1' })],
    kind: 'file',
    planId: 'plan-1',
    revisionId: 'r1',
    jobId: undefined,
    includeDeleted: false,
    fileName: 'f1.txt',
    size: undefined,
    ...given,
  };
}
