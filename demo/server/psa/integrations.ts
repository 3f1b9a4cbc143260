/** Both providers, with what the console knows of them: what the PSA routes work with. */

import { and, eq } from 'drizzle-orm';
import type { AutoMapPreview, UndoAnswer, UndoOrder } from '../../../src/psa/psa-shapes.ts';
import type { Provider } from '../../../src/psa/psa-terms.ts';
import type { Providers } from '../../providers/start-providers.ts';
import type { Database } from '../database/open-database.ts';
import { psaOrganization } from '../database/schema.ts';
import type { Commit, Write } from '../http/keyed-changes.ts';
import { Refusal } from '../http/refusal.ts';
import type { Secrets } from '../integrations/secrets.ts';
import { type AutoMapCandidates, type AutoMapOrder, previewAutoMap } from './auto-map.ts';
import { AutoMapPreviews } from './auto-map-previews.ts';
import { MappingChanges } from './mapping-changes.ts';
import { NameSearch } from './name-search.ts';
import { type ListQuestion, OrganizationMappings } from './organization-mappings.ts';
import { type EntityQuestion, ProviderClient } from './provider-client.ts';
import { readProviderPassword } from './provider-password.ts';
import { readPsaSetting, writePsaSetting } from './psa-settings.ts';
import { SearchedPreviews } from './searched-previews.ts';

/** How companies are found for Auto Map: all of them are read, or each organization's name is searched for (spec 002 §6 and §7). */
export type Finding = 'all' | 'searched';

export class Integration {
  readonly provider: Provider;
  readonly client: ProviderClient;
  readonly mappings: OrganizationMappings;
  readonly changes: MappingChanges;
  readonly previews: AutoMapPreviews;
  readonly #database: Database;
  readonly #search: NameSearch;
  readonly #searched: SearchedPreviews<AutoMapOrder>;

  constructor(database: Database, secrets: Secrets, providers: Providers, provider: Provider) {
    this.#database = database;
    this.provider = provider;
    this.mappings = new OrganizationMappings(database, provider);
    this.changes = new MappingChanges(database, this.mappings);
    this.client = new ProviderClient({
      provider,
      url: () => providers.url(),
      credentials: async () => {
        const { enabled, username } = await readPsaSetting(database, provider, 'connection');
        if (!enabled)
          throw new Refusal(409, 'NOT_CONNECTED', 'The connection to the provider is turned off. Turn it on first.');
        return { username, password: await readProviderPassword(secrets, provider) };
      },
    });
    this.previews = new AutoMapPreviews(() => this.#matchAll({}));
    this.#search = new NameSearch(this.client);
    this.#searched = new SearchedPreviews({
      edition: () => this.previews.edition,
      make: async (order, options) => {
        const offered = await this.offered();
        const candidates = (names: readonly string[]) => this.#search.near(names, offered, options);
        return this.#match(order, { candidates, signal: options.signal });
      },
    });
  }

  /** What would be mapped, of all organizations or of some; where names are searched for, how far that is. */
  preview(order: AutoMapOrder, finding: Finding = 'all'): Promise<AutoMapPreview> {
    const isOfAll = order.threshold === undefined && order.clientIds === undefined;
    if (finding === 'searched') return this.#searched.ask(order, isOfAll);
    return isOfAll ? this.previews.current() : this.#matchAll(order);
  }

  async #matchAll(order: AutoMapOrder): Promise<AutoMapPreview> {
    const offered = await this.offered();
    return this.#match(order, { candidates: () => this.client.all('companies', offered) });
  }

  #match(order: AutoMapOrder, candidates: AutoMapCandidates): Promise<AutoMapPreview> {
    return previewAutoMap({ database: this.#database, mappings: this.mappings }, order, candidates);
  }

  /** Nothing of the provider’s is asked for during the change itself. */
  async undo(
    { changeIds, exceptClientIds = [] }: UndoOrder,
    by: string,
    commit: Commit<UndoAnswer>,
  ): Promise<UndoAnswer> {
    const ids = changeIds.map(String);
    const except = new Set(exceptClientIds.map(Number));
    const named = await this.changes.ask(ids, this.client);
    return this.previews.after(commit(() => this.changes.undo({ ids, except, by, at: Date.now() }, named)));
  }

  /** A page of organizations with the counts of all. */
  async list(question: ListQuestion, finding: Finding = 'all') {
    const { state } = question;
    const known = finding === 'searched' ? this.#searched.known() : this.previews.known();
    const asked = state === 'AMBIGUOUS' ? await this.#ambiguous(finding) : undefined;
    const ambiguous = state === 'AMBIGUOUS' ? (asked?.ambiguous ?? []) : undefined;
    const clientIds = ambiguous?.map(({ clientId }) => Number(clientId));
    const [{ rows, total }, counts] = await Promise.all([
      this.mappings.list({ ...question, clientIds }),
      this.mappings.counts(),
    ]);
    return {
      rows,
      total,
      counts: { ...counts, ambiguous: (asked ?? known)?.ambiguous.length ?? null },
    };
  }

  /** Nobody searches for thousands of names to count them: undefined before somebody has done so for an auto map. */
  async #ambiguous(finding: Finding): Promise<AutoMapPreview | undefined> {
    if (finding === 'all') return this.previews.current();
    if (!this.#search.isKnown) return undefined;
    const preview = await this.#searched.ask({}, true);
    return preview.progress ? undefined : preview;
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
    this.#search.forget();
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

export const createIntegrations = (database: Database, secrets: Secrets, providers: Providers): Integrations => ({
  psacw: new Integration(database, secrets, providers, 'psacw'),
  psaat: new Integration(database, secrets, providers, 'psaat'),
});
