import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { backupBrowserDefinition } from './backup-browser-definition.ts';

export const backupBrowserDocs: DocsOf<typeof backupBrowserDefinition> = {
  summary: 'Browses what was backed up from a device: plans, volumes, revisions, folders and files',
  room: { '': 'block-size: var(--rmm-backup-browser-height, 560px)' },
  attributes: {
    nodeId: 'The device whose backups are shown',
    location: 'The current place; follows the user, and can be set to go somewhere. Empty for All plans',
  },
  events: {
    'rmm-navigate': { detail: 'NavigateDetail', description: 'Before the user goes to another place' },
    'rmm-selection-change': { detail: 'SelectionDetail', description: 'What is selected has changed' },
    'rmm-action': {
      detail: 'BackupActionDetail',
      description: 'Download, Restore, Sync to cloud or Delete was asked for; prevented, no dialog opens',
    },
    'rmm-download-request': {
      detail: 'DownloadOrder',
      description: 'Before anything is downloaded; prevented, nothing is and the dialog closes',
    },
    'rmm-restore-request': {
      detail: 'RestoreOrder',
      description: 'Restore was pressed in its dialog; prevented, no job is made and the dialog closes',
    },
    'rmm-sync-request': {
      detail: 'SyncOrder',
      description: 'Sync to cloud was confirmed; prevented, nothing is sent and the dialog closes',
    },
    'rmm-delete-request': {
      detail: 'DeletionOrder',
      description: 'Delete was confirmed, and its ten seconds begin; prevented, nothing is sent and the dialog closes',
    },
    'rmm-download-started': { detail: 'DownloadNews', description: 'A download has begun' },
    'rmm-download-finished': { detail: 'DownloadNews', description: 'A download is over; its state tells how' },
    'rmm-restore-created': { detail: 'RestoreCreated', description: 'The server made the restore job' },
    'rmm-sync-created': { detail: 'SyncCreated', description: 'The server made the job that uploads to the cloud' },
    'rmm-delete-scheduled': {
      detail: 'DeletionOrder',
      description: 'The server took it: the data is deleted within 72 hours',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    reload: { signature: '() => Promise<void>', description: 'Fetches the current place anew' },
    clearSelection: { signature: '() => Promise<void>', description: 'Empties the selection' },
  },
  parts: {
    toolbar: 'Breadcrumb, search and buttons above the table',
    table: 'The box that scrolls',
    selection: 'The bar that tells what is selected and offers the actions',
  },
  cssProperties: {
    '--rmm-backup-browser-height': 'Height of the element where its container gives none; default 560px',
  },
};
