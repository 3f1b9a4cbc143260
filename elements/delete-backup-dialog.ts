/** Registers `<rmm-delete-backup-dialog>`. The view, and React with it, comes when it is first opened. */
import { deleteBackupDialogDefinition } from '../src/backup/deletion/delete-backup-dialog-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { DeletionOrder, ItemDeletion, PlanDeletion } from '../src/backup/deletion/deletion-order.ts';

export const DeleteBackupDialogElement = defineElement(
  deleteBackupDialogDefinition,
  async () => {
    const { DeleteBackupDialogElement: view } = await import('../src/backup/deletion/delete-backup-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type DeleteBackupDialogElement = ElementOf<typeof deleteBackupDialogDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-delete-backup-dialog': DeleteBackupDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-delete-backup-dialog': ReactProps<typeof deleteBackupDialogDefinition>;
    }
  }
}
