/** A line of a price list that is a product nobody has yet. */
import type { ProductBody } from '../product-contract.ts';
import { newProduct } from '../product-fields.ts';
import { productIssues } from '../product-rules.ts';
import { type ProductVariant, productVariants } from '../product-terms.ts';
import { productToWire } from '../product-wire.ts';

export interface NewProductLine {
  readonly name: string;
  readonly description: string;
  readonly variant: string;
  readonly price?: number;
  readonly cost?: number;
  /** Default: as in a new product. */
  readonly taxable?: boolean;
}

type Texts = 'name' | 'description' | 'variant' | 'price' | 'cost';
export interface LineProblem {
  readonly code: 'unknownVariant' | 'needsMore' | 'required' | 'tooLong' | 'invalid';
  readonly column: Texts;
  readonly limit?: number;
}

/** All that a line can say of one; the rest is as in a new product. */
export function newProductOf(
  { variant: named, ...line }: NewProductLine,
  facts: { moneyDecimals: number },
): ProductBody | LineProblem {
  const variant = productVariants.find((one) => one === named.toLowerCase());
  if (variant === undefined) return { code: 'unknownVariant', column: 'variant' };
  if (!isWhole(variant)) return { code: 'needsMore', column: 'variant' };
  const values = { ...newProduct(variant), ...line };
  const [issue] = productIssues(values, { ...facts, variant });
  if (issue === undefined) return productToWire(variant, values);
  const { path, code, limit } = issue;
  return {
    code: code === 'required' || code === 'tooLong' ? code : 'invalid',
    column: path as Texts,
    ...(limit !== undefined && { limit }),
  };
}

/** Whether a line can say all that a product of the variant needs. */
function isWhole(variant: ProductVariant): boolean {
  const values = { ...newProduct(variant), name: variant, description: variant, price: 0, cost: 0 };
  return productIssues(values, { variant }).length === 0;
}
