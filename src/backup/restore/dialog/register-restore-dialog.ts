/** Registers `<rmm-restore-dialog>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { restoreDialogDefinition } from './restore-dialog-definition.ts';

export type { DialogClose } from '../../../ui/dialog-element/dialog-members.ts';
export type { BackupEntry } from '../../backup-entry.ts';
export type { RestoreBody, RestoreCreated, RestoreOrder } from '../restore-order.ts';

export const RestoreDialogElement = defineElement(
  restoreDialogDefinition,
  async () => {
    const { RestoreDialogElement: view } = await import('./restore-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type RestoreDialogElement = ElementOf<typeof restoreDialogDefinition>;
