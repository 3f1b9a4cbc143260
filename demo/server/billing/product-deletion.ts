/** Products that are deleted, and that come back. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { type Product, productInGroup } from '../../../src/billing/product-contract.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { billingProduct, billingSubscription, deletedProduct } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { asProduct, columnsOf, findProduct, type Saving } from './products.ts';

/** Within a change. What a group is made of stays until it is taken out of it. */
export async function deleteProduct(database: Database, wanted: string): Promise<Change<{ resultCode: string }>> {
  const { id, variant, content, version } = await findProduct(database, wanted);
  const isIn = sql`EXISTS (SELECT 1 FROM json_each(${billingProduct.content}, '$.productIds') WHERE value = ${String(id)})`;
  const groups = await database
    .select()
    .from(billingProduct)
    .where(and(eq(billingProduct.variant, 'group'), ne(billingProduct.id, id), isIn));
  if (groups.length > 0) {
    const names = groups.map(({ content }) => `“${content.name}”`).join(', ');
    throw new Refusal(409, productInGroup, `The product is part of ${names}. Remove it there first.`);
  }
  const subscriptions = await database.select().from(billingSubscription).where(eq(billingSubscription.productId, id));
  const kept = subscriptions.map(({ organizationId, since }) => ({ organizationId, since }));
  return {
    writes: [
      database.insert(deletedProduct).values({ id, variant, content, version, subscriptions: kept }),
      database.delete(billingProduct).where(eq(billingProduct.id, id)),
      database.delete(billingSubscription).where(eq(billingSubscription.productId, id)),
    ],
    answer: { resultCode: 'SUCCESS' },
  };
}

/** Within a change. */
export async function restoreProduct(database: Database, wanted: string, saving: Saving): Promise<Change<Product>> {
  const [deleted] = await database
    .select()
    .from(deletedProduct)
    .where(eq(deletedProduct.id, rowId(wanted)));
  if (!deleted) throw notFound('The deleted product');
  const { id, content, version, subscriptions } = deleted;
  const row = { id, ...columnsOf(content), version: version + 1, ...saving };
  const first = await nextId(database, billingSubscription);
  return {
    writes: [
      database.delete(deletedProduct).where(eq(deletedProduct.id, id)),
      database.insert(billingProduct).values(row),
      ...subscriptions.map((subscription, index) =>
        database.insert(billingSubscription).values({ ...subscription, id: first + index, productId: id }),
      ),
    ],
    answer: asProduct(row),
  };
}
