// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ProductBillElement } from '../src/billing/bill-view/register-product-bill.ts';
import type { ReactProps } from '../src/host/frameworks/react-props.ts';

export * from '../src/billing/bill-view/register-product-bill.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-product-bill': ProductBillElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-product-bill': ReactProps<typeof ProductBillElement.definition>;
    }
  }
}
