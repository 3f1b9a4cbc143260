/** Checkboxes: one, a stretch of them, all of them, also where the rows are not held yet. */
import { type Basket, createBasket } from '../../src/backup/basket.ts';
import type { BackupRow } from '../../src/backup/rows.ts';
import { createSelectionModel, mostGatheredRows, type SelectionModel } from '../../src/backup/selection-model.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { turns } from '../support/fake-client.ts';
import { type BrowserBench, benchAtPlans, benchAtReports, folderPages } from './browser-bench.ts';
import { fileRow, folderRow, grants, planStep, rowOf } from './build.ts';

let bench: BrowserBench;
let basket: Basket;
let selection: SelectionModel;

async function inFolderOf(rows: number) {
  bench = await benchAtReports(rows);
  basket = createBasket();
  selection = createSelectionModel({ browser: bench.browser, basket, grants: bench.grants });
}

afterEach(() => {
  selection[Symbol.dispose]();
  bench.browser[Symbol.dispose]();
});

const listing = () => {
  const { shown } = bench.browser;
  ok(shown.value);
  return shown.value.listing;
};
const rowAt = (index: number): BackupRow => {
  const size = listing().pageSize.value;
  const page = listing().page(Math.floor(index / size)).value;
  const row = page.state === 'ready' ? page.rows[index % size] : undefined;
  ok(row, `row ${index} is not held`);
  return row;
};
const chosen = () => [...basket.items.value.keys()];
const asked = () =>
  bench.client.asked.filter(({ name }) => name === 'listFolderContent').map(({ query }) => query.page);
/** Lets answers wait until the test gives them. */
const hold = () => bench.client.always('listFolderContent');

describe('One row', () => {
  it('is chosen and left again', async () => {
    await inFolderOf(600);
    selection.toggle(rowAt(3));
    deepEqual(chosen(), ['p1/file/12-3']);
    equal(selection.all.value, 'mixed');
    selection.toggle(rowAt(3));
    deepEqual(chosen(), []);
    equal(selection.all.value, false);
  });

  it('that is restricted never gets into the basket', async () => {
    await inFolderOf(600);
    const row = rowAt(3);
    bench.grants.value = grants(false);
    selection.toggle(row);
    selection.extend(0, 20);
    selection.toggleAll();
    await turns(200);
    deepEqual(chosen(), []);
  });

  it('in a folder that is chosen itself is neither added nor taken out', async () => {
    await inFolderOf(600);
    basket.add([folderRow()], () => listed().plan, [planStep]);
    selection.toggle(rowAt(3));
    selection.extend(0, 5);
    selection.toggleAll();
    await turns(200);
    deepEqual(chosen(), ['p1/folder/12']);
    equal(selection.all.value, true);
  });

  it('is not chosen among revisions', async () => {
    await inFolderOf(600);
    bench.client.always('listRevisions', () => ({ results: [{ id: 'r1' }], totalElements: 1, totalPages: 1 }));
    bench.browser.openRevisions(fileRow());
    selection.toggle(rowOf.revision());
    selection.toggleAll();
    await turns(200);
    deepEqual(chosen(), []);
  });

  it('may be a whole plan', async () => {
    bench = await benchAtPlans();
    basket = createBasket();
    selection = createSelectionModel({ browser: bench.browser, basket, grants: bench.grants });
    selection.toggle(rowAt(1));
    deepEqual(chosen(), ['plan/i1']);
    equal([...basket.items.value.values()][0]?.plan.name, 'Server image');
    selection.toggleAll();
    await turns(200);
    deepEqual(chosen().sort(), ['plan/i1', 'plan/p1']);
    equal(selection.all.value, true);
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
    selection.toggle(rowAt(100));
    selection.extend(7, 5);
    await turns(200);
    deepEqual(chosen(), ['p1/file/12-100', 'p1/file/12-5', 'p1/file/12-6', 'p1/file/12-7']);
  });

  it('fetches the rows of it that nobody has seen', async () => {
    await inFolderOf(2_000);
    deepEqual(asked(), [0]);
    selection.extend(240, 760);
    await turns(600);
    deepEqual(asked(), [0, 1, 2, 3]);
    equal(chosen().length, 521);
    ok(chosen().includes('p1/file/12-240') && chosen().includes('p1/file/12-760'));
    equal(selection.gathering.value, undefined);
  });

  it('adds nothing when a part of it could not be fetched, and says so until it is dismissed', async () => {
    await inFolderOf(2_000);
    hold();
    selection.extend(0, 300);
    await turns();
    await bench.client.only('listFolderContent').fail();
    await turns();
    deepEqual(chosen(), []);
    deepEqual(selection.gathering.value, { is: 'failed' });
    selection.dismiss();
    equal(selection.gathering.value, undefined);
  });

  it('says after a moment that it is at it', async () => {
    await inFolderOf(2_000);
    hold();
    selection.extend(0, 300);
    await turns();
    equal(selection.gathering.value, undefined);
    await eventually(() => deepEqual(selection.gathering.value, { is: 'adding', count: 301 }));
    selection.dismiss();
    equal(selection.gathering.value, undefined);
    await bench.client.open('listFolderContent')[0]?.answer({ results: [], totalElements: 0, totalPages: 0 });
    await turns();
    deepEqual(chosen(), []);
  });

  it('is given up when somebody goes elsewhere, and says nothing there', async () => {
    await inFolderOf(2_000);
    hold();
    selection.extend(0, 300);
    await turns();
    const late = bench.client.only('listFolderContent');
    bench.browser.toParent();
    await new Promise((resolve) => setTimeout(resolve, 400));
    equal(selection.gathering.value, undefined, 'it is not at it any more');
    await late.answer({ results: [], totalElements: 2_000, totalPages: 8 });
    await turns();
    deepEqual(chosen(), []);
    equal(selection.gathering.value, undefined);
  });

  it('gives way to the next one', async () => {
    await inFolderOf(2_000);
    hold();
    selection.extend(0, 300);
    await turns();
    selection.extend(0, 2);
    await turns();
    deepEqual(chosen(), ['p1/file/12-0', 'p1/file/12-1', 'p1/file/12-2']);
    equal(selection.gathering.value, undefined);
  });

  it('has every row of it though the list is refreshed meanwhile', async () => {
    await inFolderOf(2_000);
    hold();
    selection.extend(0, 300);
    await turns();
    folderPages(bench.client, 2_000);
    bench.browser.reload();
    await turns(400);
    equal(chosen().length, 301);
  });

  it('of rows that are sorted is the one that is seen', async () => {
    await inFolderOf(30);
    listing().sortBy('name');
    listing().sortBy('name');
    selection.extend(0, 2);
    await turns();
    deepEqual(chosen(), ['p1/file/12-29', 'p1/file/12-28', 'p1/file/12-27']);
  });

  it(`of more than ${mostGatheredRows} rows is refused, and the folder is offered`, async () => {
    await inFolderOf(50_000);
    selection.extend(0, mostGatheredRows);
    const { value } = selection.gathering;
    ok(value?.is === 'too-many');
    deepEqual([value.count, value.folder?.name], [mostGatheredRows + 1, 'Reports']);
    await turns();
    deepEqual(asked(), [0]);
  });
});
