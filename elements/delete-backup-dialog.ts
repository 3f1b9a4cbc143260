// Written by `npm run elements`, from the table in elements/elements.ts.
import type { DeleteBackupDialogElement } from '../src/backup/deletion/register-delete-backup-dialog.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/deletion/register-delete-backup-dialog.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-delete-backup-dialog': DeleteBackupDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-delete-backup-dialog': ReactProps<typeof DeleteBackupDialogElement.definition>;
    }
  }
}
