/** Registers `<rmm-product-form>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { productFormDefinition } from './product-form-definition.ts';

export type { ProductBody } from '../../product-contract.ts';
export type { ProductVariant } from '../../product-terms.ts';
export type { DisabledProductField, ProductCancelled, ProductSaveOrder, SavedProduct } from '../product-form-types.ts';

export const ProductFormElement = defineElement(productFormDefinition, async () => {
  const { ProductFormElement: view } = await import('./product-form-element.tsx');
  return { view };
});
export type ProductFormElement = ElementOf<typeof productFormDefinition>;
