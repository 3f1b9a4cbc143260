/** All rows of a place at once: as many as there are, and not more than can be named one by one. */
import { type Basket, createBasket } from '../../src/backup/basket.ts';
import type { BackupRow } from '../../src/backup/rows.ts';
import { createSelectionModel, type SelectionModel } from '../../src/backup/selection-model.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { turns } from '../support/fake-client.ts';
import { type BrowserBench, benchAtPlans, benchAtReports } from './browser-bench.ts';
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

describe('All rows', () => {
  it('are chosen, held or not, and left again', async () => {
    await inFolderOf(600);
    selection.toggleAll();
    await turns(600);
    equal(chosen().length, 600);
    equal(selection.all.value, true);
    selection.toggleAll();
    deepEqual(chosen(), []);
    equal(selection.all.value, false);
  });

  it('are as many as there are where the backend does not tell', async () => {
    bench = await benchAtPlans();
    basket = createBasket();
    selection = createSelectionModel({ browser: bench.browser, basket, grants: bench.grants });
    const folders = Array.from({ length: 610 }, (_, at) => ({
      id: `f${at}`,
      name: `f${at}`,
      path: `/f${at}`,
      type: 'FOLDER',
    }));
    bench.client.always('listPlanFolders', ({ query }) => {
      const first = Number(query.page) * 250;
      return folders.slice(first, first + 250);
    });
    bench.browser.open(rowOf.plan());
    listing().show(0, 25);
    await turns();
    equal(listing().isTotalKnown.value, false);
    selection.toggleAll();
    await turns(600);
    equal(chosen().length, 610);
    equal(selection.all.value, true);
  });

  it('are all even when somebody is faster than the first answer', async () => {
    await inFolderOf(600);
    bench.browser.open(folderRow({ id: '31', name: '2024' }));
    selection.toggleAll();
    await turns(600);
    equal(chosen().length, 600);
  });

  it('are too many in a folder of a million, whose folder can stand for them', async () => {
    await inFolderOf(1_000_000);
    selection.toggleAll();
    await turns();
    equal(selection.gathering.value?.is, 'too-many');
    deepEqual(asked(), [0]);
    selection.toggle(rowAt(4));
    selection.selectFolderItself();
    deepEqual(chosen(), ['p1/folder/12']);
    equal(selection.gathering.value, undefined);
    equal(selection.all.value, true);
    const [item] = basket.items.value.values();
    equal(item?.entry.path, '/srv/Reports');
    equal(item?.entry.type, 'folder');
  });

  it('are too many in a search, which no folder stands for', async () => {
    await inFolderOf(600);
    bench.client.always('searchPlan', () => ({
      results: [{ id: '1', name: 'a', path: '/a', type: 'FILE' }],
      totalElements: 20_000,
      totalPages: 80,
    }));
    bench.browser.search('abc');
    listing().show(0, 25);
    await turns();
    selection.toggleAll();
    await turns();
    deepEqual(selection.gathering.value, { is: 'too-many', count: 20_000, folder: undefined });
    selection.selectFolderItself();
    deepEqual(chosen(), []);
  });

  const searchHits = (length: number, totalElements: number) =>
    bench.client.always('searchPlan', () => ({
      results: Array.from({ length }, (_, at) => ({
        id: `12-${at}`,
        name: `${at}`,
        path: `/srv/Reports/${at < 2 ? 'deep/' : ''}${at}`,
        type: 'FILE',
      })),
      totalElements,
      totalPages: Math.ceil(totalElements / 250),
    }));

  it('of a search that is held in part are not some of them because of what is chosen elsewhere', async () => {
    await inFolderOf(600);
    selection.toggle(rowAt(400 - 250));
    searchHits(100, 300);
    bench.browser.search('abc');
    listing().show(0, 25);
    await turns();
    equal(selection.all.value, false);
    selection.toggle(rowAt(3));
    equal(selection.all.value, 'mixed');
    basket.remove(['p1/file/12-3']);
    equal(selection.all.value, false);
  });

  it('of a search leave out what lies below a chosen folder, which counts as chosen', async () => {
    await inFolderOf(600);
    basket.add([folderRow({ id: '99', path: '/srv/Reports/deep' })], () => bench.browser.plan.peek() as never, [
      planStep,
    ]);
    searchHits(2, 2);
    bench.browser.search('abc');
    listing().show(0, 25);
    await turns();
    equal(selection.all.value, true);
    selection.toggle(rowAt(1));
    deepEqual(chosen(), ['p1/folder/99']);
    searchHits(4, 4);
    bench.browser.search('abcd');
    listing().show(0, 25);
    await turns();
    equal(selection.all.value, 'mixed');
    selection.toggleAll();
    await turns();
    deepEqual(chosen(), ['p1/folder/99', 'p1/file/12-2', 'p1/file/12-3']);
    equal(selection.all.value, true);
  });

  it('leave those out that are restricted', async () => {
    await inFolderOf(0);
    bench.grants.value = grants(false);
    bench.client.always('listFolderContent', () => ({
      results: [
        { id: '1', name: 'a', path: '/a', type: 'FILE', backupPermissions: ['FILE_FOLDER'] },
        { id: '2', name: 'b', path: '/b', type: 'FILE' },
      ],
      totalElements: 2,
      totalPages: 1,
    }));
    bench.browser.reload();
    await turns();
    selection.toggleAll();
    await turns();
    deepEqual(chosen(), ['p1/file/1']);
    equal(selection.all.value, true, 'all that can be chosen is');
  });

  it('do nothing where nothing is shown', async () => {
    await inFolderOf(600);
    bench.browser.setDevice(undefined);
    selection.toggleAll();
    selection.extend(0, 3);
    selection.toggle(fileRow());
    selection.selectFolderItself();
    await turns();
    deepEqual(chosen(), []);
    equal(selection.all.value, false);
  });
});
