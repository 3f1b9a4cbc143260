// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { TextAreaElement } from '../src/ui/text-area/register-text-area.ts';

export * from '../src/ui/text-area/register-text-area.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-text-area': TextAreaElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-text-area': ReactProps<typeof TextAreaElement.definition>;
    }
  }
}
