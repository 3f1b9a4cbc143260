// Written by `npm run elements`, from the table in elements/elements.ts.
import type { RestoreDialogElement } from '../src/backup/restore/dialog/register-restore-dialog.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/restore/dialog/register-restore-dialog.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-restore-dialog': RestoreDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-restore-dialog': ReactProps<typeof RestoreDialogElement.definition>;
    }
  }
}
