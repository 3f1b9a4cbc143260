/** All rows of a place at once: as many as there are, and not more than can be named one by one. */
import { deepEqual, equal } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { fileRow, folderRow, grants, planStep, rowOf } from './build.ts';
import { type SelectionBench, selectionAtPlans, selectionInFolder } from './selection-bench.ts';

let bench: SelectionBench;

const inFolderOf = async (rows: number) => {
  bench = await selectionInFolder(rows);
};

afterEach(() => bench.end());

describe('All rows', () => {
  it('are chosen, held or not, and left again', async () => {
    await inFolderOf(600);
    bench.selection.togglePage();
    await turns(600);
    equal(bench.chosen().length, 600);
    equal(bench.selection.pageState.value, true);
    bench.selection.togglePage();
    deepEqual(bench.chosen(), []);
    equal(bench.selection.pageState.value, false);
  });

  it('are as many as there are where the backend does not tell', async () => {
    bench = await selectionAtPlans();
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
    bench.listing().show(0, 25);
    await turns();
    equal(bench.listing().isTotalKnown.value, false);
    bench.selection.togglePage();
    await turns(600);
    equal(bench.chosen().length, 610);
    equal(bench.selection.pageState.value, true);
  });

  it('are all even when somebody is faster than the first answer', async () => {
    await inFolderOf(600);
    bench.browser.open(folderRow({ id: '31', name: '2024' }));
    bench.selection.togglePage();
    await turns(600);
    equal(bench.chosen().length, 600);
  });

  it('are too many in a folder of a million, whose folder can stand for them', async () => {
    await inFolderOf(1_000_000);
    bench.selection.togglePage();
    await turns();
    equal(bench.selection.gathering.value?.is, 'too-many');
    deepEqual(bench.askedPages(), [0]);
    bench.toggle(bench.rowAt(4));
    bench.selection.selectFolderItself();
    deepEqual(bench.chosen(), ['p1/folder/12']);
    equal(bench.selection.gathering.value, undefined);
    equal(bench.selection.pageState.value, true);
    const [item] = bench.selectedItems.items.value.values();
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
    bench.listing().show(0, 25);
    await turns();
    bench.selection.togglePage();
    await turns();
    deepEqual(bench.selection.gathering.value, { is: 'too-many', count: 20_000, folder: undefined });
    bench.selection.selectFolderItself();
    deepEqual(bench.chosen(), []);
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
    bench.toggle(bench.rowAt(400 - 250));
    searchHits(100, 300);
    bench.browser.search('abc');
    bench.listing().show(0, 25);
    await turns();
    equal(bench.selection.pageState.value, false);
    bench.toggle(bench.rowAt(3));
    equal(bench.selection.pageState.value, 'mixed');
    bench.selectedItems.remove(['p1/file/12-3']);
    equal(bench.selection.pageState.value, false);
  });

  it('of a search leave out what lies below a chosen folder, which counts as chosen', async () => {
    await inFolderOf(600);
    bench.selectedItems.add(
      [folderRow({ id: '99', path: '/srv/Reports/deep' })],
      () => bench.browser.plan.peek() as never,
      [planStep],
    );
    searchHits(2, 2);
    bench.browser.search('abc');
    bench.listing().show(0, 25);
    await turns();
    equal(bench.selection.pageState.value, true);
    bench.toggle(bench.rowAt(1));
    deepEqual(bench.chosen(), ['p1/folder/99']);
    searchHits(4, 4);
    bench.browser.search('abcd');
    bench.listing().show(0, 25);
    await turns();
    equal(bench.selection.pageState.value, 'mixed');
    bench.selection.togglePage();
    await turns();
    deepEqual(bench.chosen(), ['p1/folder/99', 'p1/file/12-2', 'p1/file/12-3']);
    equal(bench.selection.pageState.value, true);
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
    bench.selection.togglePage();
    await turns();
    deepEqual(bench.chosen(), ['p1/file/1']);
    equal(bench.selection.pageState.value, true, 'all that can be chosen is');
  });

  it('do nothing where nothing is shown', async () => {
    await inFolderOf(600);
    bench.browser.setDevice(undefined);
    bench.selection.togglePage();
    bench.selection.extend(0, 3, true);
    bench.toggle(fileRow());
    bench.selection.selectFolderItself();
    await turns();
    deepEqual(bench.chosen(), []);
    equal(bench.selection.pageState.value, false);
  });
});
