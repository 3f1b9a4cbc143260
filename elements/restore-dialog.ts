/** Registers `<rmm-restore-dialog>`. The view, and React with it, comes when it is first opened. */
import { restoreDialogDefinition } from '../src/backup/restore/restore-dialog-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { BackupEntry } from '../src/backup/backup-entry.ts';
export type { RestoreBody, RestoreCreated, RestoreOrder } from '../src/backup/restore/restore-order.ts';

export const RestoreDialogElement = defineElement(
  restoreDialogDefinition,
  async () => {
    const { RestoreDialogElement: view } = await import('../src/backup/restore/restore-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type RestoreDialogElement = ElementOf<typeof restoreDialogDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-restore-dialog': RestoreDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-restore-dialog': ReactProps<typeof restoreDialogDefinition>;
    }
  }
}
