/** Products as their list needs them: a page at a time, all of them for a file, copied, deleted and brought back. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { cachedCall } from '../../host/http/cached-call.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { EndpointBody } from '../../host/http/endpoint.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import type { TableFetcher } from '../../ui/table/table-types.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  type Product,
  productSortFields,
  readBillingSettings,
  restoreBillingProduct,
  saveBillingPrices,
} from '../product-contract.ts';

interface Shape {
  readonly fetcher: TableFetcher<Product>;
  /** Of all prices; known once rows have come. */
  readonly currency: ReadonlySignal<string | undefined>;
  /** Rises when rows are to be read anew. */
  readonly edition: ReadonlySignal<number>;
  changed(): void;
  /** In the order of their names, with the currency of their prices. */
  everyProduct(options: EveryProductOptions): Promise<{ products: readonly Product[]; currency: string }>;
  /** Answers the copy. @param press Of whoever asked for it, for trying again */
  copy(product: Product, press: Press): Promise<Product>;
  /** Answers whether this deleted it: somebody else may have been faster. */
  remove(id: string, press: Press): Promise<boolean>;
  /** As it was before it was deleted, with the organizations that had it. */
  restore(id: string, press: Press): Promise<void>;
  /** All of a price list, or nothing. Answers how many products it has made and changed. */
  savePrices(body: EndpointBody<typeof saveBillingPrices>, press: Press): Promise<{ created: number; changed: number }>;
}
export type ProductListModel = Model<Shape>;

export interface EveryProductOptions {
  readonly signal: AbortSignal;
  /** Default: all. */
  readonly search?: string | undefined;
}

export function createProductList(client: HttpClient): ProductListModel {
  return new (createModel<Shape>(() => productList(client)))();
}

/** Products of a page where all are gone through. */
const longPage = 1000;

function productList(client: HttpClient): Shape {
  const currency = signal<string | undefined>(undefined);
  const edition = signal(0);
  const lifetime = new AbortController();
  const settings = cachedCall(client, readBillingSettings);
  effect(() => () => lifetime.abort());

  async function readCurrency(abort: AbortSignal): Promise<string> {
    const answer = await settings.read({ params: {} }, abort);
    currency.value = answer.currency;
    return answer.currency;
  }

  function changed(): void {
    edition.value += 1;
  }

  async function listed(query: Parameters<typeof listArguments>[0], abort: AbortSignal) {
    return client.call(listBillingProducts, listArguments(query), { signal: abort });
  }

  return {
    currency,
    edition,
    changed,

    async fetcher({ pageIndex, pageSize, globalFilter, sortBy: [sort], signal: abort }) {
      const field = productSortFields.find((name) => name === sort?.id);
      const [page] = await Promise.all([
        listed(
          {
            page: pageIndex,
            pageSize,
            search: globalFilter,
            ...(field && { sortField: field, sortDirection: sort?.desc ? ('DESC' as const) : ('ASC' as const) }),
          },
          abort,
        ),
        readCurrency(abort),
      ]);
      return { data: page.results, pageCount: page.totalPages, totalCount: page.totalElements };
    },

    async everyProduct({ signal: abort, search = '' }) {
      const amount = readCurrency(abort);
      const products: Product[] = [];
      for (let page = 0; ; page += 1) {
        const answer = await listed({ page, pageSize: longPage, search }, abort);
        products.push(...answer.results);
        if (page + 1 >= answer.totalPages) return { products, currency: await amount };
      }
    },

    async copy(product, press) {
      const { bodyOfCopy } = await fetchCode(() => import('./product-copy.ts'));
      const body = bodyOfCopy(product);
      const copied = await client.call(createBillingProduct, { params: {}, body }, { press, signal: lifetime.signal });
      changed();
      return copied;
    },

    async remove(id, press) {
      const deleted = await client
        .call(deleteBillingProduct, { params: { id } }, { press, signal: lifetime.signal })
        .then(() => true, ifGone);
      changed();
      return deleted;
    },

    async restore(id, press) {
      await client.call(restoreBillingProduct, { params: { id } }, { press, signal: lifetime.signal });
      changed();
    },

    async savePrices(body, press) {
      const answer = await client.call(saveBillingPrices, { params: {}, body }, { press, signal: lifetime.signal });
      changed();
      return { created: answer.created ?? 0, changed: answer.changed };
    },
  };
}

interface ListQuery {
  page: number;
  pageSize: number;
  search: string;
  sortField?: (typeof productSortFields)[number];
  sortDirection?: 'ASC' | 'DESC';
}

const listArguments = ({ search, ...query }: ListQuery) => ({
  params: {},
  query: { ...query, ...(search !== '' && { searchCriteria: search }) },
});

function ifGone(error: unknown): boolean {
  if (error instanceof CallError && error.kind === 'not-found') return false;
  throw error;
}
