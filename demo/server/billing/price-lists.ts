/** A price list that is saved: prices of products, and new products. */
import { eq } from 'drizzle-orm';
import type { saveBillingPrices } from '../../../src/billing/product-contract.ts';
import { productIssues } from '../../../src/billing/product-rules.ts';
import { productFromWire } from '../../../src/billing/product-wire.ts';
import type { EndpointBody } from '../../../src/host/http/endpoint.ts';
import type { Database } from '../database/open-database.ts';
import { billingProduct } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { checkedProduct, columnsOf, factsOf, newProductId, outdated, rowsOf, type Saving } from './products.ts';

/** Within a change: all of them, or none. */
export async function savePrices(
  database: Database,
  { prices, created = [] }: EndpointBody<typeof saveBillingPrices>,
  saving: Saving,
): Promise<Change<{ changed: number; created: number }>> {
  const facts = await factsOf(database);
  const ids = prices.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new Refusal(400, 'INVALID_REQUEST', 'A product is named twice, so its price is not certain.');
  const rows = await rowsOf(database, ids);
  const writes = prices.map(({ id, version, ...price }, index) => {
    const before = rows.get(id);
    if (before === undefined) throw notFound(`The product ${id}`);
    if (version !== String(before.version)) throw outdated(before);
    const body = { ...before.content, ...price };
    // What is wrong with the rest of it was there before, and is not what is changed.
    const issues = productIssues(productFromWire(body), { ...facts, variant: before.variant, id });
    requireValid(
      issues
        .filter(({ path }) => path === 'price' || path === 'cost')
        .map((issue) => ({ ...issue, path: `prices.${index}.${issue.path}` })),
      { words: {} },
    );
    const set = { ...columnsOf(body), version: before.version + 1, ...saving };
    return database.update(billingProduct).set(set).where(eq(billingProduct.id, before.id));
  });
  const first = await newProductId(database);
  const contents = await Promise.all(
    created.map((body, index) => checkedProduct(database, body, { prefix: `created.${index}.` })),
  );
  const added = contents.map((content, index) =>
    database.insert(billingProduct).values({ id: first + index, ...columnsOf(content), version: 1, ...saving }),
  );
  return { writes: [...writes, ...added], answer: { changed: writes.length, created: added.length } };
}
