/** A list held in part: asked for only where somebody looks, and never showing a row at another row's place. */
import { skeletonRows } from '../../../src/ui/table/model/listing-end.ts';
import { rowState } from '../../../src/ui/table/model/row-state.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { listingBench } from './listing-bench.ts';

const bench = listingBench();
const { list, shownAt, openPages, look, lookThrough, answerAll } = bench;

describe('A list with a known total', () => {
  it('shows skeletons until the first answer, then as many rows as there are', async () => {
    list(1_000_000, { pageSize: 250 });
    equal(bench.listing.phase.value, 'waiting');
    equal(bench.listing.rowCount.value, skeletonRows);
    equal(bench.listing.isTotalKnown.value, false);
    await look(0, 1);
    equal(shownAt(0), 'loading');
    await bench.source.requestOf(0).answer();
    equal(bench.listing.phase.value, 'filled');
    equal(bench.listing.rowCount.value, 1_000_000);
    equal(shownAt(249), 'row 249');
    equal(shownAt(250), 'loading');
    deepEqual(bench.source.asked, [0]);
  });

  it('asks for what is on screen and for the neighbour that is near, no more', async () => {
    list(10_000, { pageSize: 100 });
    await look(0, 1);
    await bench.source.requestOf(0).answer();
    await look(10, 50);
    deepEqual(openPages(), []);
    await look(30, 70);
    deepEqual(openPages(), [1]);
    await look(5_080, 5_120);
    deepEqual(openPages(), [50, 51]);
    await look(5_235, 5_275);
    deepEqual(openPages(), [51, 52, 53]);
  });

  it('costs one request to go to the end', async () => {
    list(1_000_000, { pageSize: 250 });
    await look(0, 25);
    await answerAll();
    await look(999_975, 1_000_000);
    deepEqual(bench.source.asked, [0, 3999]);
    await answerAll();
    equal(shownAt(999_999), 'row 999999');
  });

  it('gives up what was scrolled past, and takes no late answer of it', async () => {
    list(10_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    await look(2_040, 2_060);
    const past = bench.source.requestOf(20);
    await look(7_040, 7_060);
    equal(past.signal.aborted, true);
    equal(shownAt(2_040), 'loading');
    await past.answer();
    equal(shownAt(2_040), 'loading');
    deepEqual(openPages(), [70]);
  });

  it('asks only where a fast scroll comes to rest', async () => {
    list(100_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    for (let at = 10_000; at <= 90_000; at += 2_000) {
      bench.listing.show(at + 40, at + 60);
      await bench.clock.pass(30);
    }
    // The first step of the scroll could not know that others follow.
    ok(openPages().length <= 1, `asked for ${openPages()}`);
    await bench.clock.pass(200);
    deepEqual(openPages(), [900]);
    ok(bench.source.asked.length <= 3, `asked for ${bench.source.asked}`);
  });

  it('keeps the neighbour coming while somebody scrolls steadily', async () => {
    list(10_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    for (let first = 0; first < 480; first += 4) {
      bench.listing.show(first, first + 20);
      await bench.clock.pass(16);
      await answerAll();
      equal(shownAt(first + 19), `row ${first + 19}`);
    }
  });

  it('takes answers in any order, each to its place', async () => {
    list(1_000, { pageSize: 50 });
    await look(0, 1);
    await answerAll();
    await look(145, 170);
    deepEqual(openPages(), [2, 3, 4]);
    for (const page of [4, 2, 3]) await bench.source.requestOf(page).answer();
    for (let index = 100; index < 250; index += 1) equal(shownAt(index), `row ${index}`);
  });

  it('shows a failed page as failed, the others stay, and only it is asked for again', async () => {
    list(1_000, { pageSize: 50 });
    await look(0, 20);
    await bench.source.requestOf(0).answer();
    await look(40, 60);
    await bench.source.requestOf(1).fail(new Error('gone'));
    equal(shownAt(49), 'row 49');
    const state = rowState(bench.listing, 50);
    ok(state.state === 'failed' && state.page === 1 && (state.error as Error).message === 'gone');
    equal(bench.listing.phase.value, 'filled');
    await look(40, 60);
    deepEqual(openPages(), [], 'a failed page is not asked for again and again by itself');
    bench.listing.retry(1);
    bench.listing.retry(1);
    deepEqual(openPages(), [1]);
    equal(shownAt(50), 'loading');
    await bench.source.requestOf(1).answer();
    equal(shownAt(50), 'row 50');
    deepEqual(bench.source.asked, [0, 1, 1]);
  });

  it('has failed as a whole only while nothing is known, and recovers', async () => {
    list(1_000, { pageSize: 50 });
    await look(0, 20);
    await bench.source.requestOf(0).fail('no');
    equal(bench.listing.phase.value, 'failed');
    deepEqual(bench.listing.failure.value, { error: 'no' });
    bench.listing.retry(0);
    equal(bench.listing.phase.value, 'waiting');
    equal(bench.listing.failure.value, undefined);
    await bench.source.requestOf(0).fail('no again');
    equal(bench.listing.phase.value, 'failed');
    bench.listing.retry(0);
    await bench.source.requestOf(0).answer();
    equal(bench.listing.phase.value, 'filled');
    equal(bench.listing.failure.value, undefined);
  });

  it('learns from each page what the total is by now', async () => {
    list(1_000, { pageSize: 100 });
    await look(0, 20);
    await answerAll();
    bench.source.has.rows = 1_200;
    await look(240, 250);
    await answerAll();
    equal(bench.listing.rowCount.value, 1_200);
    bench.source.has.rows = 450;
    await look(440, 450);
    await answerAll();
    equal(bench.listing.rowCount.value, 450);
    equal(shownAt(449), 'row 449');
  });

  it('is empty when nothing is there', async () => {
    list(0);
    await look(0, 20);
    await answerAll();
    equal(bench.listing.phase.value, 'empty');
    equal(bench.listing.rowCount.value, 0);
    deepEqual(bench.listing.allRows.value, []);
  });
});

describe('A list with an unknown total', () => {
  it('grows while pages come full, and ends with the first that does not', async () => {
    list(25, { tellsTotal: false });
    await look(0, 1);
    await bench.source.requestOf(0).answer();
    equal(bench.listing.rowCount.value, skeletonRows);
    equal(bench.listing.isTotalKnown.value, false);
    await lookThrough();
    equal(bench.listing.rowCount.value, 25);
    equal(bench.listing.isTotalKnown.value, true);
  });

  it('ends with an empty page when the rows fill their pages', async () => {
    list(40, { pageSize: 20, tellsTotal: false });
    await look(0, 20);
    await bench.source.requestOf(0).answer();
    equal(bench.listing.rowCount.value, 21);
    await look(0, 21);
    await answerAll();
    await look(15, 41);
    await answerAll();
    equal(bench.listing.rowCount.value, 40);
    equal(bench.listing.isTotalKnown.value, true);
    equal(bench.listing.phase.value, 'filled');
  });

  it('is empty when its first page is', async () => {
    list(0, { tellsTotal: false });
    await look(0, 1);
    await answerAll();
    equal(bench.listing.phase.value, 'empty');
    equal(bench.listing.rowCount.value, 0);
  });

  it('shows what was added since it was known to end, once it is refreshed', async () => {
    list(25, { tellsTotal: false });
    await lookThrough();
    equal(bench.listing.rowCount.value, 25);
    bench.source.has.rows = 58;
    bench.listing.refresh();
    await lookThrough();
    equal(bench.listing.rowCount.value, 58);
    equal(shownAt(57), 'row 57');
  });

  it('ends where it ends now when it shrank, whichever page answers first', async () => {
    for (const order of [
      [1, 2, 3],
      [3, 2, 1],
      [1, 3, 2],
    ]) {
      list(400, { pageSize: 100, tellsTotal: false });
      await lookThrough();
      equal(bench.listing.rowCount.value, 400);
      await look(190, 310);
      bench.source.has.rows = 160;
      bench.listing.refresh();
      deepEqual(openPages(), [1, 2, 3]);
      for (const page of order) await bench.source.requestOf(page).answer();
      equal(bench.listing.rowCount.value, 160, `answered ${order}`);
    }
  });
});

describe('A refreshed list', () => {
  it('keeps its rows in their places while they come anew, and shows no old one', async () => {
    list(1_000, { pageSize: 50 });
    await look(0, 1);
    await answerAll();
    await look(400, 420);
    await answerAll();
    await look(700, 720);
    const late = bench.source.requestOf(14);
    bench.source.has.generation = 'new';
    bench.listing.refresh();
    equal(late.signal.aborted, true);
    equal(bench.listing.rowCount.value, 1_000);
    equal(bench.listing.phase.value, 'filled');
    equal(shownAt(700), 'loading');
    await late.answer({ rows: Array.from({ length: 50 }, () => 'old'), total: 1_000 });
    equal(shownAt(700), 'loading');
    await answerAll();
    equal(shownAt(700), 'new 700');
    equal(shownAt(400), 'loading', 'a page that nobody looks at waits');
    await look(400, 420);
    await answerAll();
    equal(shownAt(400), 'new 400');
  });

  it('waits with skeletons where nothing was there before', async () => {
    list(0);
    await look(0, 1);
    await answerAll();
    equal(bench.listing.phase.value, 'empty');
    bench.listing.refresh();
    equal(bench.listing.phase.value, 'waiting');
    equal(bench.listing.rowCount.value, skeletonRows);
    bench.source.has.rows = 7;
    await answerAll();
    equal(bench.listing.phase.value, 'filled');
    equal(bench.listing.rowCount.value, 7);
  });

  it('asks again for what failed', async () => {
    list(1_000, { pageSize: 50 });
    await look(0, 20);
    await bench.source.requestOf(0).fail();
    bench.listing.refresh();
    equal(bench.listing.phase.value, 'waiting');
    await answerAll();
    equal(bench.listing.phase.value, 'filled');
  });

  it('becomes empty when all was taken away', async () => {
    list(30);
    await look(0, 20);
    await answerAll();
    bench.source.has.rows = 0;
    bench.listing.refresh();
    await answerAll();
    equal(bench.listing.phase.value, 'empty');
    equal(bench.listing.rowCount.value, 0);
  });
});
