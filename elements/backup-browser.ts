/** Registers `<rmm-backup-browser>`. The view, and React with it, comes when the first one is in a document. */
import { backupBrowserDefinition } from '../src/backup/browser/backup-browser-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { BackupEntry } from '../src/backup/backup-entry.ts';
export type {
  BackupActionDetail,
  NavigateDetail,
  SelectionDetail,
} from '../src/backup/browser/backup-browser-definition.ts';

export const BackupBrowserElement = defineElement(backupBrowserDefinition, async () => {
  const { BackupBrowser } = await import('../src/backup/browser/backup-browser.tsx');
  return { view: BackupBrowser };
});
export type BackupBrowserElement = ElementOf<typeof backupBrowserDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-backup-browser': BackupBrowserElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-backup-browser': ReactProps<typeof backupBrowserDefinition>;
    }
  }
}
