// Written by `npm run elements`, from the table in elements/elements.ts.
import type { DownloadDialogElement } from '../src/backup/download/dialog/register-download-dialog.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/download/dialog/register-download-dialog.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-download-dialog': DownloadDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-download-dialog': ReactProps<typeof DownloadDialogElement.definition>;
    }
  }
}
