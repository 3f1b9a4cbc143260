/**
 * What is known of a provider while a page is shown, and reading it anew: one spinner for all of it, one notice at its end.
 * What was asked of the provider before is asked again. Source: spec 002 §2.1, §4 and §8.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import type { Endpoint } from '../../host/http/endpoint.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { listAccountLocations } from '../account-contract.ts';
import { listAgreements, listSites } from '../company-contract.ts';
import { listConfigurationTypes } from '../configuration-contract.ts';
import { connectionCalls } from '../connection-contract.ts';
import { listAgreementTypes } from '../product-contract.ts';
import type { Provider } from '../psa-terms.ts';
import { listProductCategories } from '../role-contract.ts';

/** Answers that a refresh makes old; pages of companies, accounts and products are asked by their pickers anew. */
const cachedOf: Readonly<Record<Provider, readonly Endpoint[]>> = {
  psacw: [listSites, listAgreements, listConfigurationTypes, listAgreementTypes],
  psaat: [listAccountLocations, listProductCategories],
};

export interface ProviderDataOptions {
  readonly client: HttpClient;
  readonly provider: Provider;
  /** Shown once for each refresh. */
  onNotice(notice: 'refreshed' | 'refreshFailed', error?: unknown): void;
}

interface Shape {
  /** When the data were refreshed last; null: never. */
  readonly lastRefresh: ReadonlySignal<ResourceState<number | null>>;
  readonly isRefreshing: ReadonlySignal<boolean>;
  /** Another one with each refresh: what pages hold of the provider's is asked anew when it changes. */
  readonly edition: ReadonlySignal<number>;
  /** Aborts when no page of the provider is shown any more. */
  lifetime(): AbortSignal;
  /** Does nothing while one is under way. */
  refresh(): Promise<void>;
}
export type ProviderData = Model<Shape>;

export function createProviderData(options: ProviderDataOptions): ProviderData {
  return new (createModel<Shape>(() => providerData(options)))();
}

function providerData({ client, provider, onNotice }: ProviderDataOptions): Shape {
  const { readRefresh, refreshProvider } = connectionCalls[provider];
  const edition = signal(0);
  const isRefreshing = signal(false);
  const lifetime = new AbortController();
  const lastRefresh = createResource<void, number | null>({
    read: async (_, signal) => (await client.call(readRefresh, { params: {} }, { signal })).lastRefresh ?? null,
  });
  lastRefresh.ask();
  effect(() => () => lifetime.abort());

  async function refresh(): Promise<void> {
    if (isRefreshing.peek()) return;
    isRefreshing.value = true;
    /** What fails is asked for by another press. */
    const press: Press = {};
    try {
      await client.call(refreshProvider, { params: {} }, { signal: lifetime.signal, press });
      for (const endpoint of cachedOf[provider]) cachedCall(client, endpoint).answers.invalidateAll();
      edition.value += 1;
      lastRefresh.refresh();
      onNotice('refreshed');
    } catch (error) {
      if (!lifetime.signal.aborted) onNotice('refreshFailed', error);
    } finally {
      isRefreshing.value = false;
    }
  }

  return { lastRefresh: lastRefresh.state, isRefreshing, edition, lifetime: () => lifetime.signal, refresh };
}
