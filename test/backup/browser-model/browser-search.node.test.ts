/** A search is a step of the way like any other, but only one at a time. */
import { formatLocation } from '../../../src/backup/place.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type BrowserBench, benchAtReports } from './browser-bench.ts';
import { folderRow, inReports } from './build.ts';

let bench: BrowserBench;
beforeEach(async () => {
  bench = await benchAtReports();
});
afterEach(() => bench.browser[Symbol.dispose]());

describe('Searching', () => {
  it('adds one step, which another search replaces and an end takes away', () => {
    const { browser } = bench;
    browser.search('may');
    equal(bench.where(), `${formatLocation(inReports)}/search:may`);
    equal(browser.shown.value?.level, 'search');
    browser.search('june');
    equal(bench.where(), `${formatLocation(inReports)}/search:june`);
    browser.endSearch();
    equal(bench.where(), formatLocation(inReports));
  });

  it('asks within the folder, or within the plan', () => {
    const { browser, client } = bench;
    browser.search('may*');
    browser.shown.value?.listing.show(0, 25);
    browser.jumpTo(1);
    browser.search('june');
    browser.shown.value?.listing.show(0, 25);
    const queries = client.asked.filter(({ name }) => name === 'searchPlan').map(({ query }) => query);
    deepEqual(queries, [
      { searchTerm: 'may*', page: 0, size: 250, folderId: '12' },
      { searchTerm: 'june', page: 0, size: 250 },
    ]);
  });

  it('is not begun with less than three characters', () => {
    bench.browser.search('ab');
    bench.browser.search(' ab ');
    equal(bench.where(), formatLocation(inReports));
  });

  it('goes on from a hit', () => {
    const { browser } = bench;
    browser.search('2024');
    browser.open(folderRow({ id: '31', name: '2024', path: '/srv/Reports/deep/2024' }));
    equal(browser.shown.value?.level, 'folder');
    browser.toParent();
    equal(browser.shown.value?.level, 'search');
  });
});
