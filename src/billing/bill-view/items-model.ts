/** What a line of a bill counts, page by page. */
import { createPagedResource, type PagedResource, pageOf } from '../../base/resource/paged-resource.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { type BilledItem, listBilledItems } from '../items-contract.ts';

export interface ItemsQuestion {
  readonly clientId: string;
  readonly month: string;
  /** Missing: time entries that nobody bills. */
  readonly productId?: string | undefined;
}

const pageSize = 50;

export function createBilledItems(client: HttpClient): PagedResource<ItemsQuestion, BilledItem> {
  return createPagedResource<ItemsQuestion, BilledItem>({
    async read({ clientId, month, productId }, page, signal) {
      const query = { clientId, month, page, pageSize, ...(productId !== undefined && { productId }) };
      const answer = await client.call(listBilledItems, { params: {}, query }, { signal });
      return pageOf(answer.results, page, answer);
    },
    idOf: ({ kind, id }) => `${kind} ${id}`,
  });
}
