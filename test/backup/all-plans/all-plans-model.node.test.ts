/** One search over all file plans: which are asked, four at a time, and where they are shown. */
import { plansAtOnce } from '../../../src/backup/all-plans/all-plans-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { grants, imagePlan, plan } from '../browser-model/build.ts';
import { SearchHandle } from './search-handle.ts';

let at: SearchHandle;

beforeEach(() => {
  at = new SearchHandle();
});
afterEach(() => at.model[Symbol.dispose]());

describe('A search in all plans', () => {
  it('needs three characters', () => {
    at.model.search('no');
    at.model.search('   n  ');
    equal(at.model.phase.value, 'idle');
    equal(at.client.asked.length, 0);
    at.model.search(' not ');
    equal(at.model.term.value, 'not');
    equal(at.model.phase.value, 'searching');
  });

  it('passes * on as it was typed', async () => {
    await at.search(1, '*.pdf');
    deepEqual(at.question('p1').query, { searchTerm: '*.pdf', page: 0, size: 250 });
  });

  it('asks four plans at a time, in the order of the plans', async () => {
    await at.search(7);
    equal(plansAtOnce, 4);
    deepEqual(at.askedPlans(), ['p1', 'p2', 'p3', 'p4']);
    await at.answer('p3', 1);
    deepEqual(at.askedPlans(), ['p1', 'p2', 'p4', 'p5']);
    await at.question('p1').fail();
    deepEqual(at.askedPlans(), ['p2', 'p4', 'p5', 'p6']);
  });

  it('asks only file plans that the user may open, and tells of the others', async () => {
    at.allowed.value = grants(false);
    at.model.search('note');
    const open = plan({ uid: 'open', backupPermissions: ['FILE_FOLDER'] });
    await at.client.only('listPlans').answer([plan({ uid: 'shut' }), imagePlan(), open]);
    deepEqual(at.askedPlans(), ['open']);
    deepEqual(at.model.progress.value, { searched: 0, failed: 0, total: 1, denied: 1, images: 1 });
  });

  it('is done at once where no plan can be searched', async () => {
    at.model.search('note');
    await at.client.only('listPlans').answer([imagePlan()]);
    equal(at.model.phase.value, 'done');
    equal(at.model.progress.value.total, 0);
  });

  it('shows a plan where it came in, and moves none', async () => {
    await at.search(3);
    await at.answer('p2', 2);
    deepEqual(at.shown(), [['p2', 2, 'answered']]);
    await at.answer('p1', 1);
    deepEqual(at.shown(), [
      ['p2', 2, 'answered'],
      ['p1', 1, 'answered'],
    ]);
    await at.answer('p3', 0);
    deepEqual(at.shown().length, 2);
    equal(at.model.phase.value, 'done');
    equal(at.model.hitCount.value, 3);
    deepEqual(at.model.progress.value.searched, 3);
  });

  it('counts as it goes', async () => {
    await at.search(7);
    await at.answer('p1', 1);
    await at.answer('p2', 0);
    await at.question('p3').fail();
    deepEqual(at.model.progress.value, { searched: 2, failed: 1, total: 7, denied: 0, images: 0 });
    equal(at.model.phase.value, 'searching');
  });

  it('loses nothing of the others when a plan fails, and asks that one again', async () => {
    await at.search(2);
    const error = new Error('down');
    await at.question('p1').fail(error);
    await at.answer('p2', 1);
    deepEqual(at.shown(), [
      ['p1', 0, 'failed'],
      ['p2', 1, 'answered'],
    ]);
    equal(at.model.groups.value[0]?.failure?.error, error);
    equal(at.model.phase.value, 'done');
    at.model.retry('p1');
    at.model.retry('p1');
    equal(at.model.phase.value, 'searching');
    await at.answer('p1', 3);
    deepEqual(at.shown(), [
      ['p1', 3, 'answered'],
      ['p2', 1, 'answered'],
    ]);
    equal(at.model.groups.value[0]?.failure, undefined);
  });

  it('asks all failed plans again, four at a time', async () => {
    await at.search(6);
    for (let number = 1; number <= 6; number += 1) await at.question(`p${number}`).fail();
    equal(at.model.phase.value, 'done');
    at.model.retryFailed();
    await turns();
    deepEqual(at.askedPlans(), ['p1', 'p2', 'p3', 'p4']);
  });

  it('reads a plan page by page, one request for one wish', async () => {
    await at.search(2);
    await at.answer('p2', 1);
    await at.answer('p1', 250, 400);
    equal(at.model.groups.value[1]?.hasMore, true);
    equal(at.model.hitCount.value, 401);
    at.model.loadMore('p1');
    at.model.loadMore('p1');
    await turns();
    equal(at.model.phase.value, 'done');
    deepEqual(at.question('p1').query, { searchTerm: 'note', page: 1, size: 250 });
    // One of them was on the first page already: a backup came between.
    await at.answer('p1', 150, 400, 249);
    equal(at.model.groups.value[1]?.rows.length, 399);
    equal(at.model.groups.value[1]?.hasMore, false);
    at.model.loadMore('p1');
    await turns();
    equal(at.asked().length, 0);
  });
});
