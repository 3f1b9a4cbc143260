/**
 * What a provider lists 500 at a time: each page goes on after the last id of the one before, and a shorter one is the
 * last. Source: spec 002 §7 and §9.
 */
import type { HttpClient } from '../../host/http/http-client.ts';
import type { LoadOptions, OptionQuery } from '../../ui/select/option.ts';
import { listAccounts } from '../account-contract.ts';
import { listCompanies } from '../company-contract.ts';
import { listProducts } from '../product-contract.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import { type Provider, psaLimits } from '../psa-terms.ts';
import { listAccountProducts } from '../role-contract.ts';
import { createWholeListing } from './whole-listing.ts';

/** What can be picked of a provider that has more of it than one call answers. */
export type PickedKind = 'company' | 'account' | 'product';

interface Question {
  name: string | undefined;
  lastId: string | undefined;
}

type List = (client: HttpClient, question: Question, signal: AbortSignal) => Promise<readonly ProviderEntity[]>;

const params = {};

const products: Readonly<Record<Provider, List>> = {
  psacw: async (client, { name: productNameParam, lastId }, signal) =>
    (await client.call(listProducts, { params, query: { productNameParam, lastId } }, { signal })).productList,
  psaat: async (client, { name: productNameParam, lastId }, signal) =>
    (await client.call(listAccountProducts, { params, query: { productNameParam, lastId } }, { signal })).productList,
};

const listings: Readonly<Record<PickedKind, (provider: Provider) => List>> = {
  company:
    () =>
    async (client, { name: companyNameParam, lastId }, signal) =>
      (await client.call(listCompanies, { params, query: { companyNameParam, lastId } }, { signal })).companyList,
  account:
    () =>
    async (client, { name: accountNameParam, lastId }, signal) =>
      (await client.call(listAccounts, { params, query: { accountNameParam, lastId } }, { signal })).accountList,
  product: (provider) => products[provider],
};

/** With it accounts and products of the second provider are paged and searched at the server. Source: spec 002 §6. */
const pagingFlag = 'autotask_big_data';

export const isPagedAtServer = (provider: Provider, featureFlags: Readonly<Record<string, boolean>>): boolean =>
  provider === 'psacw' || featureFlags[pagingFlag] === true;

export interface ListingOptions {
  readonly client: HttpClient;
  readonly kind: PickedKind;
  readonly provider: Provider;
  readonly isPaged: boolean;
  /** Of the provider's data. */
  readonly edition: number;
  /** Aborts when nobody can ask any more. */
  readonly lifetime: AbortSignal;
}

/** As a select asks for its options. One for each select: it remembers where the pages of its search ended. */
export function createListing({ client, kind, provider, isPaged, edition, lifetime }: ListingOptions): LoadOptions {
  const list = listings[kind](provider);
  if (isPaged) return pagedListing((question, signal) => list(client, question, signal));
  return createWholeListing({
    client,
    key: [provider, kind, edition].join(' '),
    page: (lastId, signal) => list(client, { name: undefined, lastId }, signal),
    lifetime,
  });
}

/** Characters that the contract takes. */
const longestSearch = 200;

function pagedListing(
  ask: (question: Question, signal: AbortSignal) => Promise<readonly ProviderEntity[]>,
): LoadOptions {
  /** By page, the id that it goes on after. */
  let cursors: readonly (string | undefined)[] = [undefined];
  return async ({ search, page, signal }: OptionQuery) => {
    const name = search.slice(0, longestSearch) || undefined;
    const rows = await ask({ name, lastId: cursors[page] }, signal);
    // A newer search has begun: its pages are others.
    signal.throwIfAborted();
    cursors = [...cursors.slice(0, page + 1), rows.at(-1)?.id];
    return {
      options: rows.map(({ id, name: label }) => ({ value: id, label })),
      hasMore: rows.length >= psaLimits.pickerPage,
    };
  };
}
