// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { GettingStartedElement } from '../src/workspace/getting-started/element/register-getting-started.ts';

export * from '../src/workspace/getting-started/element/register-getting-started.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-getting-started': GettingStartedElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-getting-started': ReactProps<typeof GettingStartedElement.definition>;
    }
  }
}
