/** What the provider calls what the sync's log tells of: people know statuses and companies by name. */
import type { ProviderClient, ProviderContents } from './provider-client.ts';
import type { SyncPlan } from './sync-plan.ts';

const kinds = {
  companyId: 'companies',
  siteId: 'sites',
  typeId: 'configurationTypes',
  statusId: 'configurationStatuses',
  agreementId: 'agreements',
  productId: 'products',
} as const;
type Member = keyof typeof kinds;

/** Of a member of an item or of an addition; the id where the provider has it no more. */
export type NameOf = (member: string, id: unknown) => string;

export const byId: NameOf = (_, id) => String(id ?? '');

export async function readSyncNames(
  client: ProviderClient,
  { items, additions }: ProviderContents,
  plan: SyncPlan,
  statusIds: Iterable<number>,
): Promise<NameOf> {
  const allItems = [...items, ...plan.items];
  const allAdditions = [...additions, ...plan.additions];
  const statuses = [...items.map(({ statusId }) => statusId), ...plan.items.map((item) => item.onCreateStatusId)];
  const ids: Record<Member, readonly (number | null)[]> = {
    companyId: allItems.map(({ companyId }) => companyId),
    siteId: allItems.map(({ siteId }) => siteId),
    typeId: allItems.map(({ typeId }) => typeId),
    statusId: [...statuses, ...statusIds],
    agreementId: allAdditions.map(({ agreementId }) => agreementId),
    productId: allAdditions.map(({ productId }) => productId),
  };
  const names = new Map<string, string>();
  // One after the other: a provider counts requests.
  for (const member of Object.keys(kinds) as Member[])
    for (const [id, { name }] of await client.named(kinds[member], ids[member].map(String)))
      names.set(`${member} ${id}`, name);
  return (member, id) => names.get(`${member} ${id}`) ?? byId(member, id);
}
