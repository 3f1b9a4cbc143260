import type { ProviderRow } from './provider-client.ts';

/** As the console's calls answer something of a provider's. */
export const asEntity = ({ id, name }: Pick<ProviderRow, 'id' | 'name'>) => ({ id: String(id), name });

/** What was chosen, as the provider calls it now; what it has no more is marked. */
export function chosenAs(chosen: readonly { id: string; name: string }[], rows: readonly ProviderRow[]) {
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  return chosen.map(({ id, name }) => ({ id, name: names.get(id) ?? name, deleted: !names.has(id) }));
}
