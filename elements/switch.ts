// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { SwitchElement } from '../src/ui/switch/register-switch.ts';

export * from '../src/ui/switch/register-switch.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-switch': SwitchElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-switch': ReactProps<typeof SwitchElement.definition>;
    }
  }
}
