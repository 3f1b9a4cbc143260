// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { SelectElement } from '../src/ui/select/element/register-select.ts';

export * from '../src/ui/select/element/register-select.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-select': SelectElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-select': ReactProps<typeof SelectElement.definition>;
    }
  }
}
