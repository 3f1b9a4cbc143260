/** Registers `<rmm-tabbed-dialog>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { tabbedDialogDefinition } from './tabbed-dialog-definition.ts';

export type {
  TabbedDialogClose,
  TabbedDialogSubmit,
  TabbedDialogTab,
  TabbedDialogTabChange,
} from './tabbed-dialog-definition.ts';

export const TabbedDialogElement = defineElement(
  tabbedDialogDefinition,
  async () => {
    const { TabbedDialogElement: view } = await import('./tabbed-dialog-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type TabbedDialogElement = ElementOf<typeof tabbedDialogDefinition>;
