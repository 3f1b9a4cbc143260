// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ConfigElement } from '../src/host/config-element/register-config.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/host/config-element/register-config.ts';

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
