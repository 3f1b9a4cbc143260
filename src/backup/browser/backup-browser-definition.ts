import { errorEvent, event, integer, method, tagName, text } from '../../host/element-definition.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { DeletionOrder } from '../deletion/deletion-order.ts';
import type { DownloadNews, DownloadOrder } from '../download/download-types.ts';
import type { Step } from '../place.ts';
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

export const backupBrowserDefinition = {
  tag: tagName('backup-browser'),
  attributes: {
    nodeId: integer(),
    location: text(),
  },
  properties: {},
  events: {
    'rmm-navigate': event<NavigateDetail>('cancelable'),
    'rmm-selection-change': event<SelectionDetail>(),
    'rmm-action': event<BackupActionDetail>('cancelable'),
    'rmm-download-request': event<DownloadOrder>('cancelable'),
    'rmm-restore-request': event<RestoreOrder>('cancelable'),
    'rmm-sync-request': event<SyncOrder>('cancelable'),
    'rmm-delete-request': event<DeletionOrder>('cancelable'),
    'rmm-download-started': event<DownloadNews>(),
    'rmm-download-finished': event<DownloadNews>(),
    'rmm-restore-created': event<RestoreCreated>(),
    'rmm-sync-created': event<SyncCreated>(),
    'rmm-delete-scheduled': event<DeletionOrder>(),
    'rmm-error': errorEvent,
  },
  methods: {
    reload: method<() => void>(),
    clearSelection: method<() => void>(),
  },
} as const;
