/** Registers `<rmm-product-list>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { productListDefinition } from './product-list-definition.ts';

export type { ProductOpening, ProductsChange } from './product-list-definition.ts';

export const ProductListElement = defineElement(productListDefinition, async () => {
  const { ProductListElement: view } = await import('./product-list-element.tsx');
  return { view };
});
export type ProductListElement = ElementOf<typeof productListDefinition>;
