/** Registers `<rmm-sync-dialog>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { syncDialogDefinition } from './sync-dialog-definition.ts';

export type { DialogClose } from '../../ui/dialog-element/dialog-members.ts';
export type { BackupEntry } from '../backup-entry.ts';
export type { SyncCreated, SyncOrder } from './sync-types.ts';

export const SyncDialogElement = defineElement(
  syncDialogDefinition,
  async () => {
    const { SyncDialogElement: view } = await import('./sync-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type SyncDialogElement = ElementOf<typeof syncDialogDefinition>;
