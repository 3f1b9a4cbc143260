/** Both providers, with what the console knows of them: what the PSA routes work with. */

import { and, eq } from 'drizzle-orm';
import type { Provider } from '../../../src/psa/psa-terms.ts';
import type { Providers } from '../../providers/start-providers.ts';
import type { Database } from '../database/open-database.ts';
import { psaOrganization } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { Refusal } from '../http/refusal.ts';
import { OrganizationMappings } from './organization-mappings.ts';
import { type EntityQuestion, ProviderClient } from './provider-client.ts';
import { readPsaSetting, writePsaSetting } from './psa-settings.ts';

export class Integration {
  readonly provider: Provider;
  readonly client: ProviderClient;
  readonly mappings: OrganizationMappings;
  readonly #database: Database;

  constructor(database: Database, providers: Providers, provider: Provider) {
    this.#database = database;
    this.provider = provider;
    this.mappings = new OrganizationMappings(database, provider);
    this.client = new ProviderClient({
      provider,
      url: () => providers.url(),
      credentials: async () => {
        const { enabled, username, password } = await readPsaSetting(database, provider, 'connection');
        if (!enabled)
          throw new Refusal(409, 'NOT_CONNECTED', 'The connection to the provider is turned off. Turn it on first.');
        return { username, password };
      },
    });
  }

  /** Which companies or accounts are offered. */
  async offered(): Promise<EntityQuestion> {
    const { types, statuses } = await readPsaSetting(this.#database, this.provider, 'criteria');
    return {
      ...(types.length > 0 && { types: types.map(({ id }) => id).join(',') }),
      ...(this.provider === 'psacw' && statuses.length > 0 && { statuses: statuses.map(({ id }) => id).join(',') }),
    };
  }

  /** Within a change. What is mapped is called as the provider calls it now; what it has no more is marked. */
  async refresh(now: number): Promise<Write[]> {
    this.client.forget();
    const rows = [...(await this.mappings.stored()).values()];
    const found = await this.client.named(
      'companies',
      rows.flatMap(({ targetId }) => targetId ?? []),
    );
    const changed = rows.flatMap((row) => {
      const now = row.targetId === null ? undefined : found.get(row.targetId);
      const targetDeleted = row.targetId !== null && now === undefined;
      const targetName = now?.name ?? row.targetName;
      if (targetDeleted === row.targetDeleted && targetName === row.targetName) return [];
      // Mapped elsewhere meanwhile, it is none of what was asked for.
      const isStill = and(eq(psaOrganization.id, row.id), eq(psaOrganization.targetId, row.targetId ?? ''));
      return this.#database.update(psaOrganization).set({ targetDeleted, targetName }).where(isStill);
    });
    return [...changed, writePsaSetting(this.#database, this.provider, 'lastRefresh', now)];
  }
}

export type Integrations = Readonly<Record<Provider, Integration>>;

export const createIntegrations = (database: Database, providers: Providers): Integrations => ({
  psacw: new Integration(database, providers, 'psacw'),
  psaat: new Integration(database, providers, 'psaat'),
});
