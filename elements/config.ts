// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/react-props.ts';
import type { ConfigElement } from '../src/host/register-config.ts';

export * from '../src/host/register-config.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-config': ConfigElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-config': ReactProps<typeof ConfigElement.definition>;
    }
  }
}
