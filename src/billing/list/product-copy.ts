import { copiedName } from '../../base/copied-name.ts';
import type { Product, ProductBody } from '../product-contract.ts';
import { productLimits } from '../product-terms.ts';
import { productFromWire, productToWire } from '../product-wire.ts';

/** What makes a new product that has all that the other has, but for its name. */
export function bodyOfCopy(product: Product): ProductBody {
  const values = productFromWire(product);
  return productToWire(product.variant, {
    ...values,
    name: copiedName(values.name, { longest: productLimits.name }),
  });
}
