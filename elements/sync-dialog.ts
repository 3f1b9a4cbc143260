// Written by `npm run elements`, from the table in elements/elements.ts.
import type { SyncDialogElement } from '../src/backup/sync/register-sync-dialog.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/sync/register-sync-dialog.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-sync-dialog': SyncDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-sync-dialog': ReactProps<typeof SyncDialogElement.definition>;
    }
  }
}
