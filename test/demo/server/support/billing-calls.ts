/** By endpoint of products and bills, one call that a new server answers, each of which may be made once. */
import { previewBill } from '../../../../src/billing/bill-contract.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  type ProductBody,
} from '../../../../src/billing/product-contract.ts';
import { newProduct } from '../../../../src/billing/product-fields.ts';
import type { ProductVariant } from '../../../../src/billing/product-terms.ts';
import type { ProductValues } from '../../../../src/billing/product-values.ts';
import { productToWire } from '../../../../src/billing/product-wire.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export function billedProduct(variant: ProductVariant, name: string, more: Partial<ProductValues> = {}): ProductBody {
  return productToWire(variant, { ...newProduct(variant), name, description: 'D', price: 1000, cost: 400, ...more });
}

export async function billingCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const create = (name: string) => client.call(createBillingProduct, { body: billedProduct('standard', name) });
  const [updated, deleted, priced] = [await create('Updated'), await create('Deleted'), await create('Priced')];
  const restored = await create('Restored');
  await client.call(deleteBillingProduct, { params: { id: restored.id } });
  const { month } = await client.call(previewBill, { body: { clientId: '1' } });
  const price = { id: priced.id, version: priced.version, price: 1200, cost: 400, taxable: false };
  return {
    listBillingProducts: { query: { page: 0, pageSize: 10, searchCriteria: 'care', sortField: 'price' } },
    readBillingProduct: { params: { id: 1 } },
    createBillingProduct: { body: billedProduct('storage', 'Created') },
    updateBillingProduct: { params: { id: updated.id }, body: billedProduct('standard', 'Updated, renamed') },
    deleteBillingProduct: { params: { id: deleted.id } },
    restoreBillingProduct: { params: { id: restored.id } },
    saveBillingPrices: { body: { prices: [price] } },
    listUserRoles: {},
    readBillingSettings: {},
    previewBill: { body: { clientId: '1' } },
    listBilledItems: { query: { clientId: '1', month, productId: '1' } },
  };
}
