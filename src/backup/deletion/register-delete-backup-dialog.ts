/** Registers `<rmm-delete-backup-dialog>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { deleteBackupDialogDefinition } from './delete-backup-dialog-definition.ts';

export type { DialogClose } from '../../ui/dialog-element/dialog-members.ts';
export type { BackupEntry } from '../backup-entry.ts';
export type { DeletionOrder, ItemDeletion, PlanDeletion } from './deletion-order.ts';

export const DeleteBackupDialogElement = defineElement(
  deleteBackupDialogDefinition,
  async () => {
    const { DeleteBackupDialogElement: view } = await import('./delete-backup-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type DeleteBackupDialogElement = ElementOf<typeof deleteBackupDialogDefinition>;
