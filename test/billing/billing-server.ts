/** Products and bills as they stand on the server, past the elements. */
import { previewBill } from '../../src/billing/bill-contract.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  type Product,
  type ProductBody,
  readBillingProduct,
  updateBillingProduct,
} from '../../src/billing/product-contract.ts';
import type { ProductVariant } from '../../src/billing/product-terms.ts';
import type { ProductValues } from '../../src/billing/product-values.ts';
import { productToWire } from '../../src/billing/product-wire.ts';
import { ask } from '../support/ask.ts';
import { validProduct } from './any-product.ts';

export const newStored = (variant: ProductVariant, name: string, more: Partial<ProductValues> = {}): Promise<Product> =>
  ask(createBillingProduct, { body: productToWire(variant, validProduct(variant, { name, ...more })) });

export const readStored = (id: string) => ask(readBillingProduct, { params: { id } });
export const saveStored = (id: string, body: ProductBody) => ask(updateBillingProduct, { params: { id }, body });
export const removeStored = (id: string) => ask(deleteBillingProduct, { params: { id } });

/** Those whose name or description has the text, by name. */
export async function storedProducts(search: string): Promise<Product[]> {
  return (await ask(listBillingProducts, { query: { searchCriteria: search, pageSize: '1000' } })).results;
}

/** Only these have the word: other tests have left theirs. */
export async function onlyProducts(word: string, ...names: string[]): Promise<Product[]> {
  for (const { id } of await storedProducts(word)) await removeStored(id);
  const made: Product[] = [];
  for (const name of names) made.push(await newStored('standard', `${word} ${name}`));
  return made;
}

export const storedBill = (clientId: string, month?: string) =>
  ask(previewBill, { body: { clientId, ...(month !== undefined && { month }) } });
