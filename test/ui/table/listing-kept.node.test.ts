/** What is kept of a list, its order, ranges of it that somebody insists on, and its end. */
import { heldPages } from '../../../src/ui/table/model/listing.ts';
import { deepEqual, equal, ok, rejects } from '../../support/assert.ts';
import { turns } from './fake-source.ts';
import { listingBench } from './listing-bench.ts';

const bench = listingBench();
const { list, shownAt, openPages, look, answerAll } = bench;

describe('Pages that were looked at', () => {
  it('are kept for the way back, but not for ever, and never at the cost of what is on screen', async () => {
    list(100_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    for (let page = 1; page <= heldPages + 5; page += 1) {
      await look(page * 100 + 45, page * 100 + 55);
      await answerAll();
      equal(shownAt(page * 100 + 50), `row ${page * 100 + 50}`);
    }
    const before = bench.source.asked.length;
    await look(4_045, 4_055);
    equal(bench.source.asked.length, before, 'a page that is held is not asked for');
    equal(shownAt(4_050), 'row 4050');
    equal(shownAt(10), 'loading', 'the oldest was forgotten');
    await look(0, 20);
    await answerAll();
    equal(shownAt(10), 'row 10');
  });
});

describe('Sorting', () => {
  it('is refused while a row is missing', async () => {
    list(30);
    await look(0, 1);
    await bench.source.requestOf(0).answer();
    equal(bench.listing.allRows.value, undefined);
    bench.listing.sortBy('name');
    equal(bench.listing.sorting.value, undefined);
    await answerAll();
    await look(0, 30);
    await answerAll();
    equal(bench.listing.allRows.value?.length, 30);
    bench.listing.sortBy('nothing');
    equal(bench.listing.sorting.value, undefined);
  });

  it('goes up, down and back to the order of the backend', async () => {
    list(12);
    await look(0, 12);
    await answerAll();
    await look(0, 12);
    await answerAll();
    bench.listing.sortBy('name');
    deepEqual(bench.listing.sorting.value, { column: 'name', direction: 'ascending' });
    deepEqual([shownAt(0), shownAt(1), shownAt(2), shownAt(3)], ['row 0', 'row 1', 'row 10', 'row 11']);
    bench.listing.sortBy('name');
    equal(shownAt(0), 'row 9');
    bench.listing.sortBy('name');
    equal(bench.listing.sorting.value, undefined);
    equal(shownAt(2), 'row 2');
  });

  it('keeps the order of what is equal, both ways', async () => {
    list(12);
    await look(0, 12);
    await answerAll();
    await look(0, 12);
    await answerAll();
    bench.listing.sortBy('length');
    deepEqual([shownAt(0), shownAt(9), shownAt(10), shownAt(11)], ['row 0', 'row 9', 'row 10', 'row 11']);
    bench.listing.sortBy('length');
    deepEqual([shownAt(0), shownAt(1), shownAt(2), shownAt(11)], ['row 10', 'row 11', 'row 0', 'row 9']);
  });
});

describe('Sorting, when the list is refreshed', () => {
  const sortedList = async (rows: number, options?: Parameters<typeof bench.list>[1]) => {
    list(rows, options);
    await look(0, 1);
    await answerAll();
    await bench.lookThrough();
    await look(0, 8);
    bench.listing.sortBy('name');
    bench.listing.sortBy('name');
    bench.source.has.generation = 'new';
    bench.listing.refresh();
    await turns();
  };

  for (const tellsTotal of [true, false]) {
    it(`keeps the order that was there until all of it is back, ${tellsTotal ? 'with' : 'without'} a total`, async () => {
      await sortedList(32, { tellsTotal });
      deepEqual([shownAt(0), shownAt(1), shownAt(31)], ['row 9', 'row 8', 'row 0']);
      await bench.source.requestOf(0).answer();
      equal(shownAt(0), 'row 9', 'one page of several is no order');
      bench.source.has.rows = 45;
      await answerAll();
      await turns(40);
      await answerAll();
      deepEqual([shownAt(0), shownAt(1), shownAt(44)], ['new 9', 'new 8', 'new 0']);
      deepEqual(bench.listing.sorting.value, { column: 'name', direction: 'descending' });
    });
  }

  it('can be changed meanwhile', async () => {
    await sortedList(32);
    bench.listing.sortBy('length');
    equal(shownAt(0), 'row 0');
    bench.listing.sortBy('length');
    await answerAll();
    equal(shownAt(0), 'new 10');
  });

  it('ends openly when a page does not come back', async () => {
    await sortedList(32);
    await bench.source.requestOf(0).answer();
    await turns();
    await bench.source.requestOf(1).fail();
    await turns();
    equal(bench.listing.sorting.value, undefined);
    deepEqual([shownAt(0), shownAt(12)], ['new 0', 'failed']);
  });
});

describe('How many rows are known', () => {
  it('counts no row that may not be there', async () => {
    list(32, { tellsTotal: false, pageSize: 25 });
    await look(0, 1);
    await bench.source.requestOf(0).answer();
    deepEqual([bench.listing.rowCount.value, bench.listing.knownCount.value], [26, 25]);
    await bench.lookThrough();
    deepEqual([bench.listing.rowCount.value, bench.listing.knownCount.value], [32, 32]);
  });
});

describe('Making sure of a range', () => {
  const never = () => new AbortController();

  it('fetches what is missing, one page after another, and gives its rows', async () => {
    list(100);
    await look(0, 1);
    await bench.source.requestOf(0).answer();
    const rows = bench.listing.ensure(5, 35, never().signal);
    for (const page of [1, 2, 3]) {
      await turns();
      deepEqual(openPages(), [page]);
      await bench.source.requestOf(page).answer();
    }
    deepEqual(
      await rows,
      Array.from({ length: 30 }, (_, at) => `row ${at + 5}`),
    );
  });

  it('is not given up when somebody scrolls elsewhere meanwhile', async () => {
    list(10_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    await look(300, 320);
    const rows = bench.listing.ensure(340, 360, never().signal);
    await look(9_000, 9_020);
    ok(openPages().includes(3), `only ${openPages()}`);
    await answerAll();
    equal((await rows).length, 20);
  });

  it('rejects at once when it is given up, though the page is still on its way', async () => {
    list(1_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    const wish = never();
    const rows = bench.listing.ensure(300, 310, wish.signal);
    await turns();
    wish.abort();
    const error = await rejects(rows, DOMException);
    equal(error.name, 'AbortError');
  });

  it('asks for nothing when it was given up before', async () => {
    list(1_000, { pageSize: 100 });
    await rejects(bench.listing.ensure(300, 310, AbortSignal.abort()), DOMException);
    deepEqual(bench.source.asked, []);
  });

  it('throws what the page failed with', async () => {
    list(1_000, { pageSize: 100 });
    const rows = bench.listing.ensure(300, 310, never().signal);
    await turns();
    await bench.source.requestOf(3).fail(new Error('disk on fire'));
    await rejects(rows, /disk on fire/);
  });

  it('asks again for a page that a refresh took away, instead of going on without it', async () => {
    list(1_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    const rows = bench.listing.ensure(300, 410, never().signal);
    await turns();
    bench.source.has.generation = 'new';
    bench.listing.refresh();
    await turns();
    await answerAll();
    await turns();
    await answerAll();
    const found = await rows;
    equal(found.length, 110);
    equal(found[0], 'new 300');
  });
});

describe('A list that is gone', () => {
  it('has given up its requests and its timer, and asks for nothing any more', async () => {
    list(100_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    const rows = bench.listing.ensure(5_000, 5_300, new AbortController().signal);
    const outcome = rejects(rows, DOMException);
    await turns();
    bench.listing.show(40_000, 40_020);
    bench.listing.show(60_000, 60_020);
    const open = bench.source.open;
    ok(open.length > 0);
    equal(bench.clock.pendingTimers, 1);
    bench.listing[Symbol.dispose]();
    ok(open.every(({ signal }) => signal.aborted));
    equal(bench.clock.pendingTimers, 0);
    await outcome;
    const before = bench.source.asked.length;
    bench.listing.show(0, 20);
    bench.listing.show(80_000, 80_020);
    bench.listing.refresh();
    bench.listing.retry(4);
    await bench.clock.pass(500);
    equal(bench.source.asked.length, before);
  });
});

describe('A list that is refreshed in vain', () => {
  it('has failed as a whole where nothing of it came', async () => {
    list(1_000, { pageSize: 50 });
    await look(0, 20);
    await answerAll();
    await look(0, 20);
    await answerAll();
    bench.listing.refresh();
    deepEqual(openPages(), [0, 1]);
    await bench.source.requestOf(0).fail('gone');
    equal(bench.listing.phase.value, 'filled', 'another page may come');
    await bench.source.requestOf(1).fail('gone too');
    equal(bench.listing.phase.value, 'failed');
    deepEqual(bench.listing.failure.value, { error: 'gone too' });
    bench.listing.retry(0);
    await answerAll();
    equal(shownAt(3), 'row 3');
  });
});
