/** A search in all plans over time: further pages, stops, other terms, other devices. */
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { hits, plans, SearchHandle } from './search-handle.ts';

let at: SearchHandle;

beforeEach(() => {
  at = new SearchHandle();
});
afterEach(() => at.model[Symbol.dispose]());

describe('A search in all plans goes on', () => {
  it('keeps the rows of a plan whose next page fails', async () => {
    await at.search(1);
    await at.answer('p1', 250, 400);
    at.model.loadMore('p1');
    await turns();
    await at.question('p1').fail();
    deepEqual(at.shown(), [['p1', 250, 'failed']]);
    deepEqual(at.model.progress.value, { searched: 1, failed: 0, total: 1, denied: 0, images: 0 });
    at.model.retry('p1');
    await turns();
    equal(at.question('p1').query.page, 1);
  });

  it('ends where a page tells of more but holds nothing', async () => {
    await at.search(1);
    await at.answer('p1', 250, 600);
    at.model.loadMore('p1');
    await turns();
    await at.answer('p1', 0, 600);
    equal(at.model.groups.value[0]?.hasMore, false);
  });

  it('stops, keeps what it has, and goes on with the rest', async () => {
    await at.search(6);
    await at.answer('p1', 1);
    const open = at.asked();
    at.model.stop();
    ok(open.every(({ signal: abort }) => abort?.aborted));
    await turns();
    equal(at.model.phase.value, 'stopped');
    deepEqual(at.shown(), [['p1', 1, 'answered']]);
    equal(at.asked().length, 0);
    at.model.resume();
    await turns();
    deepEqual(at.askedPlans(), ['p2', 'p3', 'p4', 'p5']);
    equal(at.model.phase.value, 'searching');
  });

  it('stops before the plans are known, and begins again', async () => {
    at.model.search('note');
    at.model.stop();
    await turns();
    equal(at.model.phase.value, 'stopped');
    at.model.resume();
    await at.client.only('listPlans').answer(plans(1));
    deepEqual(at.askedPlans(), ['p1']);
  });

  it('reads on in a plan while the others are stopped, and after', async () => {
    await at.search(2);
    await at.answer('p1', 250, 400);
    at.model.stop();
    at.model.loadMore('p1');
    await turns();
    equal(at.model.phase.value, 'stopped');
    at.model.resume();
    await turns();
    deepEqual(at.askedPlans().toSorted(), ['p1', 'p2']);
    await at.answer('p1', 150, 400);
    await at.answer('p2', 0);
    equal(at.model.phase.value, 'done');
  });

  it('asks nothing again until the term changes', async () => {
    await at.search(1);
    await at.answer('p1', 2);
    at.model.search('note ');
    at.model.setDevice(7);
    equal(at.client.asked.length, 2);
    equal(at.model.hitCount.value, 2);
    at.model.search('notes');
    equal(at.model.hitCount.value, 0);
    await turns();
    // The plans are known.
    deepEqual(at.askedPlans(), ['p1']);
    equal(at.question('p1').query.searchTerm, 'notes');
  });

  it('gives up what ran for another term, and does not believe its late answers', async () => {
    at.model[Symbol.dispose]();
    at = new SearchHandle({ ignoresAborts: true });
    await at.search(2);
    const late = at.question('p1');
    at.model.search('other');
    await turns();
    ok(late.signal?.aborted);
    await late.answer(hits('p1', 5));
    deepEqual(at.shown(), []);
    await at.answer('p2', 1);
    deepEqual(at.shown(), [['p2', 1, 'answered']]);
  });

  it('ends when the term becomes too short', async () => {
    await at.search(2);
    at.model.search('no');
    equal(at.model.phase.value, 'idle');
    equal(at.asked().length, 0);
    equal(at.model.term.value, '');
  });

  it('says why the plans could not be listed, and tries again', async () => {
    at.model.search('note');
    const error = new Error('down');
    await at.client.only('listPlans').fail(error);
    equal(at.model.phase.value, 'failed');
    equal(at.model.failure.value?.error, error);
    at.model.refresh();
    equal(at.model.phase.value, 'searching');
    await at.client.only('listPlans').answer(plans(1));
    deepEqual(at.askedPlans(), ['p1']);
  });

  it('searches the plans as they are now when somebody refreshes', async () => {
    await at.search(1);
    await at.answer('p1', 2);
    at.model.refresh();
    deepEqual(at.shown(), []);
    await at.client.only('listPlans').answer(plans(2));
    deepEqual(at.askedPlans(), ['p1', 'p2']);
  });

  it('forgets everything with another device', async () => {
    await at.search(1);
    await at.answer('p1', 2);
    at.model.setDevice(8);
    equal(at.model.phase.value, 'idle');
    deepEqual(at.shown(), []);
    at.model.search('note');
    equal(at.client.only('listPlans').params.nodeId, 8);
  });

  it('gives up its requests when its browser goes', async () => {
    await at.search(2);
    const open = at.asked();
    at.model[Symbol.dispose]();
    ok(open.every(({ signal: abort }) => abort?.aborted));
  });
});
