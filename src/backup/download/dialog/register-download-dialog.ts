/** Registers `<rmm-download-dialog>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { downloadDialogDefinition } from './download-dialog-definition.ts';

export type { DialogClose } from '../../../ui/dialog-element/dialog-members.ts';
export type { BackupEntry } from '../../backup-entry.ts';
export type { RecoveryRequest } from '../../recovery/recovery-types.ts';
export type { DownloadKind, DownloadNews, DownloadOrder } from '../download-types.ts';

export const DownloadDialogElement = defineElement(
  downloadDialogDefinition,
  async () => {
    const { DownloadDialogElement: view } = await import('./download-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type DownloadDialogElement = ElementOf<typeof downloadDialogDefinition>;
