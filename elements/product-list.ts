// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ProductListElement } from '../src/billing/list/element/register-product-list.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/billing/list/element/register-product-list.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-product-list': ProductListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-product-list': ReactProps<typeof ProductListElement.definition>;
    }
  }
}
