/** Registers `<rmm-download-dialog>`. The view, and React with it, comes when it is first opened. */
import { downloadDialogDefinition } from '../src/backup/download/download-dialog-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { DownloadKind, DownloadNews, DownloadOrder } from '../src/backup/download/download-types.ts';

export const DownloadDialogElement = defineElement(
  downloadDialogDefinition,
  async () => {
    const { DownloadDialogElement: view } = await import('../src/backup/download/download-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type DownloadDialogElement = ElementOf<typeof downloadDialogDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-download-dialog': DownloadDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-download-dialog': ReactProps<typeof downloadDialogDefinition>;
    }
  }
}
