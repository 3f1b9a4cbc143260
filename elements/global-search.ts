// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { GlobalSearchElement } from '../src/search/element/register-global-search.ts';

export * from '../src/search/element/register-global-search.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-global-search': GlobalSearchElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-global-search': ReactProps<typeof GlobalSearchElement.definition>;
    }
  }
}
