/** Registers `<rmm-backup-browser>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { backupBrowserDefinition } from './backup-browser-definition.ts';

export type { BackupEntry } from '../backup-entry.ts';
export type { DeletionOrder, ItemDeletion, PlanDeletion } from '../deletion/deletion-order.ts';
export type { DownloadKind, DownloadNews, DownloadOrder } from '../download/download-types.ts';
export type { RestoreBody, RestoreCreated, RestoreOrder } from '../restore/restore-order.ts';
export type { SyncCreated, SyncOrder } from '../sync/sync-types.ts';
export type {
  BackupActionDetail,
  NavigateDetail,
  SelectionDetail,
} from './backup-browser-definition.ts';

export const BackupBrowserElement = defineElement(backupBrowserDefinition, async () => {
  const { BackupBrowser } = await import('./backup-browser.tsx');
  return { view: BackupBrowser };
});
export type BackupBrowserElement = ElementOf<typeof backupBrowserDefinition>;
