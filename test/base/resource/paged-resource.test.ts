import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { createPagedResource, type Page, type PagedResource } from '../../../src/base/resource/paged-resource.ts';
import { failureIn, isBusy, valueIn } from '../../../src/base/resource/resource-state.ts';
import { type Reads, recordReads } from './recorded-reads.ts';

type Asked = { question: string; page: number };

let reads: Reads<Asked, Page<string>>;
let list: PagedResource<string, string>;
let news: string[][];

beforeEach(() => {
  reads = recordReads();
  news = [];
  list = createPagedResource<string, string>({
    read: (question, page, signal) => reads.read({ question, page }, signal),
    idOf: (item) => item,
    onPage: (fresh) => news.push([...fresh]),
  });
});
afterEach(() => list[Symbol.dispose]());

const items = () => valueIn(list.state.value)?.items;
const status = () => list.state.value.status;

describe('A list that comes page by page', () => {
  it('puts each page to what is there, until the last', async () => {
    list.ask('a');
    equal(status(), 'loading');
    await reads.only().answer({ items: ['1', '2'], hasMore: true, total: 3 });
    deepEqual(list.state.value, {
      status: 'ready',
      value: { items: ['1', '2'], fresh: ['1', '2'], hasMore: true, total: 3, nextPage: 1 },
    });
    list.loadMore();
    equal(status(), 'loading-more');
    ok(isBusy(list.state.value));
    list.loadMore();
    deepEqual(reads.only().question, { question: 'a', page: 1 });
    await reads.only().answer({ items: ['3'], hasMore: false });
    deepEqual(items(), ['1', '2', '3']);
    deepEqual(news, [['1', '2'], ['3']]);
    list.loadMore();
    equal(reads.count, 2);
  });

  it('lists once what moved from one page to the next, and counts no fewer than there are', async () => {
    list.ask('a');
    await reads.only().answer({ items: ['1', '2'], hasMore: true, total: 2 });
    list.loadMore();
    await reads.only().answer({ items: ['2', '3', '3'], hasMore: true, total: 2 });
    deepEqual(items(), ['1', '2', '3']);
    equal(valueIn(list.state.value)?.total, 3);
  });

  it('ends with a page that brings nothing new', async () => {
    list.ask('a');
    await reads.only().answer({ items: ['1'], hasMore: true, total: 9 });
    list.loadMore();
    await reads.only().answer({ items: ['1'], hasMore: true, total: 9 });
    equal(valueIn(list.state.value)?.hasMore, false);
    equal(valueIn(list.state.value)?.total, 1);
  });

  it('keeps what is there when a page fails, and asks for that page again', async () => {
    list.ask('a');
    await reads.only().answer({ items: ['1'], hasMore: true });
    list.loadMore();
    await reads.only().fail('no');
    equal(status(), 'more-failed');
    deepEqual(items(), ['1']);
    deepEqual(failureIn(list.state.value), { error: 'no' });
    list.loadMore();
    equal(reads.count, 2);
    list.retry();
    equal(status(), 'loading-more');
    equal(reads.only().question.page, 1);
    await reads.only().answer({ items: ['2'], hasMore: false });
    deepEqual(items(), ['1', '2']);
  });

  it('is asked for anew from its first page, and keeps what is there until that has come', async () => {
    list.refresh();
    equal(reads.count, 0);
    list.ask('a');
    await reads.only().answer({ items: ['1'], hasMore: true });
    list.loadMore();
    await reads.only().answer({ items: ['2'], hasMore: false });
    list.refresh();
    equal(status(), 'refreshing');
    deepEqual(items(), ['1', '2']);
    await reads.only().fail('no');
    equal(status(), 'refresh-failed');
    deepEqual(items(), ['1', '2']);
    list.retry();
    equal(reads.only().question.page, 0);
    await reads.only().answer({ items: ['3'], hasMore: true });
    deepEqual(items(), ['3']);
    list.loadMore();
    equal(reads.only().question.page, 1);
  });

  it('begins anew with another question, and takes no page of the older', async () => {
    list.ask('a');
    await reads.only().answer({ items: ['1'], hasMore: true });
    list.loadMore();
    const older = reads.only();
    list.ask('b');
    ok(older.signal.aborted);
    equal(status(), 'loading');
    await reads.only().answer({ items: ['x'], hasMore: true });
    await older.answer({ items: ['2'], hasMore: true });
    deepEqual(items(), ['x']);
    list.reset();
    equal(status(), 'idle');
    list.loadMore();
    list.refresh();
    equal(reads.count, 3);
  });

  it('holds every row of a list that does not change, in its order, whatever fails on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(40),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.boolean()),
        async (length, size, fails) => {
          const rows = Array.from({ length }, (_, index) => String(index));
          const turns = [...fails];
          const whole = createPagedResource<string, string>({
            async read(_, page) {
              if (turns.shift()) throw new Error('no');
              return { items: rows.slice(page * size, (page + 1) * size), hasMore: (page + 1) * size < length };
            },
            idOf: (item) => item,
          });
          whole.ask('all');
          for (let step = 0; step < 200; step += 1) {
            await whole.settled();
            if (failureIn(whole.state.value)) whole.retry();
            else if (valueIn(whole.state.value)?.hasMore) whole.loadMore();
            else break;
          }
          deepEqual(valueIn(whole.state.value)?.items, rows);
          whole[Symbol.dispose]();
        },
      ),
    );
  });
});
