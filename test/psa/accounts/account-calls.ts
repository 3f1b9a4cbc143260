/** What is mapped at the second provider, past the element. */
import type { AccountMapping, LocationMapping } from '../../../src/psa/account-contract.ts';
import type { ProviderEntity } from '../../../src/psa/psa-shapes.ts';

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** How slow and strict the provider is, and what it renames and deletes. */
export const setProvider = (order: object) => ask('POST', '/demo/providers', { provider: 'psaat', ...order });

export const accountMappings = async (search = '') => {
  const query = new URLSearchParams({ pageSize: '1000', ...(search !== '' && { searchCriteria: search }) });
  return (await ask<{ results: AccountMapping[] }>('GET', `/psaat/v2/account-mappings?${query}`)).results;
};

export const mappingOf = async (clientId: string): Promise<AccountMapping | undefined> =>
  (await accountMappings()).find((one) => one.clientId === clientId);

export const locationMappings = async (clientId?: string) => {
  const query = new URLSearchParams({ pageSize: '1000', ...(clientId !== undefined && { clientId }) });
  return (await ask<{ results: LocationMapping[] }>('GET', `/psaat/v2/location-mappings?${query}`)).results;
};

export const accountLocations = (accountId: string) => ask<ProviderEntity[]>('GET', `/psaat/v3/locations/${accountId}`);

export const mapLocation = (locationId: string, autotaskLocationId: string | null) =>
  ask('PUT', `/psaat/v2/location-mappings/${locationId}`, { autotaskLocationId });

/** Only these organizations, each with the account of the same number: other tests have left theirs. */
export async function onlyAccounts(...clientIds: string[]): Promise<void> {
  const mapped = (await accountMappings()).map(({ clientId }) => clientId);
  await ask('POST', '/psaat/v2/account-mappings/clear', { clientIds: mapped });
  if (clientIds.length === 0) return;
  const mappings = clientIds.map((clientId) => ({ clientId, accountId: clientId }));
  await ask('POST', '/psaat/v2/account-mappings', { origin: 'BULK', mappings });
}

export const setAccountTypes = (...selectedTypes: string[]) =>
  ask('PUT', '/psaat/v2/account-filter', { selectedTypes });

export const accountTypes = async () =>
  (
    await ask<{ accountCriteria: { selectedTypes: ProviderEntity[] } }>('GET', '/psaat/v2/account-filter')
  ).accountCriteria.selectedTypes.map(({ name }) => name);
