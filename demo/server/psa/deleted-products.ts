/** Which products the provider has no more: told with the mappings that name them, which are shown whether it answers or not. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ProviderClient } from './provider-client.ts';

/** Milliseconds: nobody waits longer than this for a slow provider to see what is stored here. */
const patience = 2_000;

interface NamesProduct {
  productId: string;
}

/** @returns marks a row whose product is deleted; none where the provider doesn’t answer in time */
export async function deletedProducts(
  client: ProviderClient,
  rows: readonly NamesProduct[],
): Promise<<Row extends NamesProduct>(row: Row) => Row & { productDeleted?: true }> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const asked = ids.length === 0 ? undefined : client.kept('products', ids).catch(() => undefined);
  const known = await Promise.race([asked, wait(patience, undefined, { ref: false })]);
  return (row) => (known === undefined || known.has(row.productId) ? row : { ...row, productDeleted: true });
}
