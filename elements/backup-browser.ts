// Written by `npm run elements`, from the table in elements/elements.ts.
import type { BackupBrowserElement } from '../src/backup/browser/register-backup-browser.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/backup/browser/register-backup-browser.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-backup-browser': BackupBrowserElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-backup-browser': ReactProps<typeof BackupBrowserElement.definition>;
    }
  }
}
