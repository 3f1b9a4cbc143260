import { doc } from '../../host/doc.ts';
import { errorEvent, event, integer, method, text } from '../../host/element-definition.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { DeletionOrder } from '../deletion/deletion-order.ts';
import type { DownloadNews, DownloadOrder } from '../download/download-types.ts';
import type { Step } from '../place/place.ts';
import type { RestoreCreated, RestoreOrder } from '../restore/restore-order.ts';
import type { SyncCreated, SyncOrder } from '../sync/sync-types.ts';

export interface NavigateDetail {
  /** What `location` becomes; keep it to come back here. */
  location: string;
  /** Names from All plans to here, as a page may show them. */
  steps: readonly Step[];
}

export interface SelectionDetail {
  items: readonly BackupEntry[];
  count: number;
  /** Of the items whose size is known. */
  totalBytes: number;
}

export interface BackupActionDetail {
  action: 'download' | 'restore' | 'sync' | 'delete';
  items: readonly BackupEntry[];
  nodeId: number;
  /** Where the browser stood when the action was asked for. */
  location: string;
}

const cancelable = { cancelable: true };

export const backupBrowserDefinition = {
  tag: 'rmm-backup-browser',
  summary: doc`Browses what was backed up from a device: plans, volumes, revisions, folders and files`,
  attributes: {
    nodeId: integer(doc`The device whose backups are shown`),
    location: text(doc`The current place; follows the user, and can be set to go somewhere. Empty for All plans`),
  },
  properties: {},
  events: {
    'rmm-navigate': event<NavigateDetail>(doc`NavigateDetail`, doc`Before the user goes to another place`, cancelable),
    'rmm-selection-change': event<SelectionDetail>(doc`SelectionDetail`, doc`What is selected has changed`),
    'rmm-action': event<BackupActionDetail>(
      doc`BackupActionDetail`,
      doc`Download, Restore, Sync to cloud or Delete was asked for; prevented, no dialog opens`,
      cancelable,
    ),
    'rmm-download-request': event<DownloadOrder>(
      doc`DownloadOrder`,
      doc`Before anything is downloaded; prevented, nothing is and the dialog closes`,
      cancelable,
    ),
    'rmm-restore-request': event<RestoreOrder>(
      doc`RestoreOrder`,
      doc`Restore was pressed in its dialog; prevented, no job is made and the dialog closes`,
      cancelable,
    ),
    'rmm-sync-request': event<SyncOrder>(
      doc`SyncOrder`,
      doc`Sync to cloud was confirmed; prevented, nothing is sent and the dialog closes`,
      cancelable,
    ),
    'rmm-delete-request': event<DeletionOrder>(
      doc`DeletionOrder`,
      doc`Delete was confirmed, and its ten seconds begin; prevented, nothing is sent and the dialog closes`,
      cancelable,
    ),
    'rmm-download-started': event<DownloadNews>(doc`DownloadNews`, doc`A download has begun`),
    'rmm-download-finished': event<DownloadNews>(doc`DownloadNews`, doc`A download is over; its state tells how`),
    'rmm-restore-created': event<RestoreCreated>(doc`RestoreCreated`, doc`The server made the restore job`),
    'rmm-sync-created': event<SyncCreated>(doc`SyncCreated`, doc`The server made the job that uploads to the cloud`),
    'rmm-delete-scheduled': event<DeletionOrder>(
      doc`DeletionOrder`,
      doc`The server took it: the data is deleted within 72 hours`,
    ),
    'rmm-error': errorEvent,
  },
  methods: {
    reload: method<() => void>(doc`() => Promise<void>`, doc`Fetches the current place anew`),
    clearSelection: method<() => void>(doc`() => Promise<void>`, doc`Empties the selection`),
  },
  parts: {
    toolbar: doc`Breadcrumb, search and buttons above the table`,
    table: doc`The box that scrolls`,
    selection: doc`The bar that tells what is selected and offers the actions`,
  },
  cssProperties: {
    '--rmm-backup-browser-height': doc`Height of the element where its container gives none; default 560px`,
  },
} as const;
