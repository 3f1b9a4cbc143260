/** Registers `<rmm-tabbed-dialog>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { tabbedDialogDefinition } from '../src/ui/tabbed-dialog/tabbed-dialog-definition.ts';
import type { ReactProps } from './react-props.ts';

export type {
  TabbedDialogClose,
  TabbedDialogSubmit,
  TabbedDialogTab,
  TabbedDialogTabChange,
} from '../src/ui/tabbed-dialog/tabbed-dialog-definition.ts';

export const TabbedDialogElement = defineElement(
  tabbedDialogDefinition,
  async () => {
    const { TabbedDialogElement: view } = await import('../src/ui/tabbed-dialog/tabbed-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type TabbedDialogElement = ElementOf<typeof tabbedDialogDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-tabbed-dialog': TabbedDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-tabbed-dialog': ReactProps<typeof tabbedDialogDefinition>;
    }
  }
}
