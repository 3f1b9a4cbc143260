/** Checkboxes: one, a stretch of them, all of them, also where the rows are not held yet. */
import { selectionLimit } from '../../../src/backup/plan-contract.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { folderPages } from './browser-bench.ts';
import { fileRow, folderRow, grants, planStep, rowOf } from './build.ts';
import { type SelectionBench, selectionAtPlans, selectionInFolder } from './selection-bench.ts';

let bench: SelectionBench;

const inFolderOf = async (rows: number) => {
  bench = await selectionInFolder(rows);
};

afterEach(() => bench.end());

/** Lets answers wait until the test gives them. */
const hold = () => bench.client.always('listFolderContent');

describe('One row', () => {
  it('is chosen and left again', async () => {
    await inFolderOf(600);
    bench.toggle(bench.rowAt(3));
    deepEqual(bench.chosen(), ['p1/file/12-3']);
    equal(bench.selection.pageState.value, 'mixed');
    bench.toggle(bench.rowAt(3));
    deepEqual(bench.chosen(), []);
    equal(bench.selection.pageState.value, false);
  });

  it('that is restricted never gets into the selection', async () => {
    await inFolderOf(600);
    const row = bench.rowAt(3);
    bench.grants.value = grants(false);
    bench.toggle(row);
    bench.selection.extend(0, 20, true);
    bench.selection.togglePage();
    await turns(200);
    deepEqual(bench.chosen(), []);
  });

  it('in a folder that is chosen itself is neither added nor taken out', async () => {
    await inFolderOf(600);
    bench.selectedItems.add([folderRow()], () => listed().plan, [planStep]);
    bench.toggle(bench.rowAt(3));
    bench.selection.extend(0, 5, true);
    bench.selection.togglePage();
    await turns(200);
    deepEqual(bench.chosen(), ['p1/folder/12']);
    equal(bench.selection.pageState.value, true);
  });

  it('is not chosen among revisions', async () => {
    await inFolderOf(600);
    bench.client.always('listRevisions', () => ({ results: [{ id: 'r1' }], totalElements: 1, totalPages: 1 }));
    bench.browser.openRevisions(fileRow());
    bench.toggle(rowOf.revision());
    bench.selection.togglePage();
    await turns(200);
    deepEqual(bench.chosen(), []);
  });

  it('may be a whole plan', async () => {
    bench = await selectionAtPlans();
    bench.toggle(bench.rowAt(1));
    deepEqual(bench.chosen(), ['plan/i1']);
    equal([...bench.selectedItems.items.value.values()][0]?.plan.name, 'Server image');
    bench.selection.togglePage();
    await turns(200);
    deepEqual(bench.chosen().sort(), ['plan/i1', 'plan/p1']);
    equal(bench.selection.pageState.value, true);
  });
});

function listed() {
  const { value } = bench.browser.shown;
  ok(value?.plan);
  return { ...value, plan: value.plan };
}

describe('A stretch of rows', () => {
  it('is chosen in either direction, and adds to what was chosen', async () => {
    await inFolderOf(600);
    bench.toggle(bench.rowAt(100));
    bench.selection.extend(7, 5, true);
    await turns(200);
    deepEqual(bench.chosen(), ['p1/file/12-100', 'p1/file/12-5', 'p1/file/12-6', 'p1/file/12-7']);
  });

  it('is left again in either direction, and the rest stays chosen', async () => {
    await inFolderOf(600);
    bench.selection.extend(4, 7, true);
    await turns(200);
    bench.selection.extend(6, 5, false);
    await turns(200);
    deepEqual(bench.chosen(), ['p1/file/12-4', 'p1/file/12-7']);
  });

  it('fetches the rows of it that nobody has seen', async () => {
    await inFolderOf(2_000);
    deepEqual(bench.askedPages(), [0]);
    bench.selection.extend(240, 760, true);
    await turns(600);
    deepEqual(bench.askedPages(), [0, 1, 2, 3]);
    equal(bench.chosen().length, 521);
    ok(bench.chosen().includes('p1/file/12-240') && bench.chosen().includes('p1/file/12-760'));
    equal(bench.selection.gathering.value, undefined);
  });

  it('adds nothing when a part of it could not be fetched, and says so until it is dismissed', async () => {
    await inFolderOf(2_000);
    hold();
    bench.selection.extend(0, 300, true);
    await turns();
    await bench.client.only('listFolderContent').fail();
    await turns();
    deepEqual(bench.chosen(), []);
    deepEqual(bench.selection.gathering.value, { is: 'failed' });
    bench.selection.dismiss();
    equal(bench.selection.gathering.value, undefined);
  });

  it('says after a moment that it is at it', async () => {
    await inFolderOf(2_000);
    hold();
    bench.selection.extend(0, 300, true);
    await turns();
    equal(bench.selection.gathering.value, undefined);
    await eventually(() => deepEqual(bench.selection.gathering.value, { is: 'adding', count: 301 }));
    bench.selection.dismiss();
    equal(bench.selection.gathering.value, undefined);
    await bench.client.open('listFolderContent')[0]?.answer({ results: [], totalElements: 0, totalPages: 0 });
    await turns();
    deepEqual(bench.chosen(), []);
  });

  it('is given up when somebody goes elsewhere, and says nothing there', async () => {
    await inFolderOf(2_000);
    hold();
    bench.selection.extend(0, 300, true);
    await turns();
    const late = bench.client.only('listFolderContent');
    bench.browser.toParent();
    await new Promise((resolve) => setTimeout(resolve, 400));
    equal(bench.selection.gathering.value, undefined, 'it is not at it any more');
    await late.answer({ results: [], totalElements: 2_000, totalPages: 8 });
    await turns();
    deepEqual(bench.chosen(), []);
    equal(bench.selection.gathering.value, undefined);
  });

  it('gives way to the next one', async () => {
    await inFolderOf(2_000);
    hold();
    bench.selection.extend(0, 300, true);
    await turns();
    bench.selection.extend(0, 2, true);
    await turns();
    deepEqual(bench.chosen(), ['p1/file/12-0', 'p1/file/12-1', 'p1/file/12-2']);
    equal(bench.selection.gathering.value, undefined);
  });

  it('has every row of it though the list is refreshed meanwhile', async () => {
    await inFolderOf(2_000);
    hold();
    bench.selection.extend(0, 300, true);
    await turns();
    folderPages(bench.client, 2_000);
    bench.browser.reload();
    await turns(400);
    equal(bench.chosen().length, 301);
  });

  it('of rows that are sorted is the one that is seen', async () => {
    await inFolderOf(30);
    bench.listing().sortBy('name');
    bench.listing().sortBy('name');
    bench.selection.extend(0, 2, true);
    await turns();
    deepEqual(bench.chosen(), ['p1/file/12-29', 'p1/file/12-28', 'p1/file/12-27']);
  });

  it(`of more than ${selectionLimit} rows is refused, and the folder is offered`, async () => {
    await inFolderOf(50_000);
    bench.selection.extend(0, selectionLimit, true);
    const { value } = bench.selection.gathering;
    ok(value?.is === 'too-many');
    deepEqual([value.count, value.folder?.name], [selectionLimit + 1, 'Reports']);
    await turns();
    deepEqual(bench.askedPages(), [0]);
  });
});
