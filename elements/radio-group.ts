// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { RadioGroupElement } from '../src/ui/radio-group/register-radio-group.ts';

export * from '../src/ui/radio-group/register-radio-group.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-radio-group': RadioGroupElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-radio-group': ReactProps<typeof RadioGroupElement.definition>;
    }
  }
}
