/** Registers `<rmm-sync-dialog>`. The view, and React with it, comes when it is first opened. */
import { syncDialogDefinition } from '../src/backup/sync/sync-dialog-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { SyncCreated, SyncOrder } from '../src/backup/sync/sync-types.ts';

export const SyncDialogElement = defineElement(
  syncDialogDefinition,
  async () => {
    const { SyncDialogElement: view } = await import('../src/backup/sync/sync-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type SyncDialogElement = ElementOf<typeof syncDialogDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-sync-dialog': SyncDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-sync-dialog': ReactProps<typeof syncDialogDefinition>;
    }
  }
}
