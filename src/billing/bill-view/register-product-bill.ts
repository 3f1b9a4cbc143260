/** Registers `<rmm-product-bill>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { productBillDefinition } from './product-bill-definition.ts';

export type { BillChoice } from './product-bill-definition.ts';

export const ProductBillElement = defineElement(productBillDefinition, async () => {
  const { ProductBillElement: view } = await import('./product-bill-element.tsx');
  return { view };
});
export type ProductBillElement = ElementOf<typeof productBillDefinition>;
