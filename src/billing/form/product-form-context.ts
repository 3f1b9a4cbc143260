import { createContext, useContext } from 'react';
import type { FormModel } from '../../ui/form/form-types.ts';
import type { ProductVariant } from '../product-terms.ts';
import type { ProductField, ProductValues } from '../product-values.ts';

/** What the fields of a product’s form share. */
export interface ProductEditing {
  readonly form: FormModel<ProductValues>;
  readonly variant: ProductVariant;
  /** Undefined: it is new. */
  readonly id: string | undefined;
  /** Of all prices. */
  readonly currency: string;
  readonly isReadOnly: boolean;
  /** Fields that the page has disabled, and why. */
  readonly disabled: ReadonlyMap<ProductField, string | undefined>;
}

export const ProductEditingContext = createContext<ProductEditing | undefined>(undefined);

export function useProductEditing(): ProductEditing {
  const editing = useContext(ProductEditingContext);
  if (editing === undefined) throw new Error('Rendered outside a product’s form.');
  return editing;
}
