// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { TabbedDialogElement } from '../src/ui/tabbed-dialog/register-tabbed-dialog.ts';

export * from '../src/ui/tabbed-dialog/register-tabbed-dialog.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-tabbed-dialog': TabbedDialogElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-tabbed-dialog': ReactProps<typeof TabbedDialogElement.definition>;
    }
  }
}
