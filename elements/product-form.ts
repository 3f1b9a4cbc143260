// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ProductFormElement } from '../src/billing/form/element/register-product-form.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/billing/form/element/register-product-form.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-product-form': ProductFormElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-product-form': ReactProps<typeof ProductFormElement.definition>;
    }
  }
}
