/** A backend of rows named by their place, whose requests a test answers when and as it likes. */
import type { ListingPage, ListingSource } from '../../../src/ui/table/model/listing.ts';

export interface PageRequest {
  page: number;
  signal: AbortSignal;
  /** With what the backend has now, or with what is given. */
  answer(page?: ListingPage<string>): Promise<void>;
  fail(error?: unknown): Promise<void>;
}

export interface FakeSource extends ListingSource<string> {
  /** Not answered yet and still wanted. */
  readonly open: PageRequest[];
  readonly asked: number[];
  requestOf(page: number): PageRequest;
  /** How many rows there are, what they are called and whether the total is told. */
  has: { rows: number; generation: string; tellsTotal: boolean };
  rowAt(index: number): string;
}

export function fakeSource(rows: number, { pageSize = 10, tellsTotal = true } = {}): FakeSource {
  const requests: PageRequest[] = [];
  const has = { rows, generation: 'row', tellsTotal };
  const asked: number[] = [];
  const source: FakeSource = {
    pageSize,
    has,
    asked,
    comparators: {
      name: (a, b, sign) => sign * (a < b ? -1 : Number(a > b)),
      length: (a, b, sign) => sign * (a.length - b.length),
    },
    rowAt: (index) => `${has.generation} ${index}`,
    get open() {
      return requests.filter(({ signal }) => !signal.aborted);
    },
    requestOf(page) {
      const found = source.open.findLast((request) => request.page === page);
      if (!found) throw new Error(`page ${page} is not asked for; ${source.open.map((one) => one.page)} are`);
      return found;
    },
    fetchPage(page, signal) {
      asked.push(page);
      return new Promise((resolve, reject) => {
        const done = (end: () => void) => {
          const at = requests.indexOf(request);
          if (at >= 0) requests.splice(at, 1);
          end();
          return turns();
        };
        const request: PageRequest = {
          page,
          signal,
          answer: (given = pageOf(source, page)) => done(() => resolve(given)),
          fail: (error = new Error(`page ${page} failed`)) => done(() => reject(error)),
        };
        requests.push(request);
      });
    },
  };
  return source;
}

function pageOf(source: FakeSource, page: number): ListingPage<string> {
  const first = page * source.pageSize;
  const length = Math.max(0, Math.min(source.pageSize, source.has.rows - first));
  const rows = Array.from({ length }, (_, at) => source.rowAt(first + at));
  return { rows, ...(source.has.tellsTotal && { total: source.has.rows }) };
}

export async function turns(count = 10): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await undefined;
}
