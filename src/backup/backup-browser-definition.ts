import { errorEvent, event, integer, method, text } from '../host/element-definition.ts';
import type { BackupEntry } from './backup-entry.ts';
import type { Step } from './place.ts';

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

export interface BackupActionDetail extends SelectionDetail {
  nodeId: number;
  /** Where the browser stood when the action was asked for. */
  location: string;
}

const cancelable = { cancelable: true };

export const backupBrowserDefinition = {
  tag: 'rmm-backup-browser',
  summary: 'Browses what was backed up from a device: plans, volumes, revisions, folders and files',
  attributes: {
    nodeId: integer('The device whose backups are shown'),
    location: text('The current place; follows the user, and can be set to go somewhere. Empty for All plans'),
  },
  properties: {},
  events: {
    'rmm-navigate': event<NavigateDetail>('NavigateDetail', 'Before the user goes to another place', cancelable),
    'rmm-selection-change': event<SelectionDetail>('SelectionDetail', 'What is selected has changed'),
    'rmm-download-request': event<BackupActionDetail>('BackupActionDetail', 'Download was asked for', cancelable),
    'rmm-restore-request': event<BackupActionDetail>('BackupActionDetail', 'Restore was asked for', cancelable),
    'rmm-sync-request': event<BackupActionDetail>('BackupActionDetail', 'Sync to cloud was asked for', cancelable),
    'rmm-delete-request': event<BackupActionDetail>('BackupActionDetail', 'Delete was asked for', cancelable),
    'rmm-error': errorEvent,
  },
  methods: {
    reload: method<() => void>('() => Promise<void>', 'Fetches the current place anew'),
    clearSelection: method<() => void>('() => Promise<void>', 'Empties the selection'),
  },
  parts: {
    toolbar: 'Breadcrumb, search and buttons above the table',
    table: 'The box that scrolls',
    selection: 'The bar that tells what is selected and offers the actions',
  },
  cssProperties: {
    '--rmm-backup-browser-height': 'Height of the element where its container gives none; default 560px',
  },
} as const;
