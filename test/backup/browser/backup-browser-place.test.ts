import { configure } from '../../../src/host/configuration/configure.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { clearRequests, requests } from '../../support/server.ts';
import { click, press } from '../../support/user.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

let browser: BrowserHandle;
const open = async (options?: OpenOptions) => {
  browser = await BrowserHandle.open(options);
  return browser;
};

afterEach(() => browser.close());

describe('rmm-backup-browser: its place', () => {
  it('follows the user in the location attribute, and comes back to it when it is set', async () => {
    await open();
    await browser.enter('Documents', 'Documents', 'Contracts');
    const place = browser.element.getAttribute('location') as string;
    match(place, /^plan:[^/]+\/folder:/);
    browser.element.location = '';
    await browser.sees('Project');
    browser.element.setAttribute('location', place);
    await eventually(() => browser.crumbs().at(-1) === 'Contracts');
    equal(browser.eventsOf('rmm-navigate').length, 3, 'only the user navigates by events');
  });

  it('opens deep inside at once', async () => {
    await open();
    await browser.enter('Documents', 'Documents', 'Contracts');
    const place = browser.element.location as string;
    browser.close();
    await open({ location: place });
    await browser.sees('Lease 2024.txt');
    deepEqual(browser.crumbs(), ['All plans', 'Documents', 'Documents', 'Contracts']);
  });

  it('stays when the host prevents a navigation', async () => {
    await open();
    await browser.sees('Documents');
    browser.element.addEventListener('rmm-navigate', (event) => event.preventDefault());
    await click((await browser.row('Documents')).querySelector('.name-link') as Element);
    deepEqual(browser.crumbs(), ['All plans']);
  });

  it('shows all plans and reports, when a location cannot be read', async () => {
    await open({ location: 'folder:12/%zz' });
    await browser.sees('Documents');
    const [error] = browser.eventsOf<{ message: string }>('rmm-error');
    match(error?.message ?? '', /location/);
  });

  it('says so when the plan of a location does not exist, with a way out', async () => {
    await open({ location: 'plan:nowhere:Gone' });
    await browser.find('.empty-state-title', 'Backup plan not found');
    await click(await browser.button('View all plans'));
    await browser.sees('Documents');
  });

  it('shows another device, at its plans and with nothing selected', async () => {
    await open();
    await browser.check('Documents');
    equal(browser.isChecked('Documents'), true);
    browser.element.nodeId = 2;
    await eventually(() => !browser.rowNames().includes('Scale') && browser.rowNames().length > 0);
    equal(browser.eventsOf<{ count: number }>('rmm-selection-change').at(-1)?.count, 0);
  });
});

describe('rmm-backup-browser: search', () => {
  it('is offered inside folders only', async () => {
    await open();
    await browser.sees('Documents');
    equal(browser.all('.search-input').length, 0);
    await browser.enter('Documents');
    await browser.find('.search-input');
  });

  it('needs three characters, says so, and shows its results as a place', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await clearRequests();
    await browser.search('No');
    match((await browser.find('.search-input-hint')).textContent ?? '', /at least 3/);
    await browser.search('Notes');
    await eventually(() => browser.crumbs().at(-1) === 'Search Results');
    await browser.sees('Notes.txt');
    const searches = (await requests()).filter(({ endpoint }) => endpoint === 'searchPlan');
    ok(
      searches.every(({ query }) => /searchTerm=Notes/.test(query)),
      'nothing shorter was asked for',
    );
    await browser.jumpTo('Documents');
  });

  it('takes * for any run of characters', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.search('*lease*.txt');
    await browser.sees('Lease 2024.txt');
  });

  it('says what was searched when nothing matches, and an emptied field leads back', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.search('zzzzz');
    await browser.find('.empty-state-title', 'Nothing matches “zzzzz”');
    await click(await browser.button('Clear', '.search-input'));
    await browser.sees('Contracts');
    deepEqual(browser.crumbs(), ['All plans', 'Documents', 'Documents']);
  });

  it('shows a folder as it was at a backup job, in its address too, and restores from there what was then', async () => {
    browser = await BrowserHandle.open();
    await browser.enter('Documents', 'Documents');
    await browser.sees('Notes.txt');
    await click(await browser.button('Browse as of a date'));
    const jobs = await eventually(() => {
      const found = browser.all('.as-of [role=option]');
      equal(found.length, 5);
      return found;
    });
    await click(jobs[4] as HTMLElement);
    await browser.sees('Old draft.txt');
    ok(browser.element.location?.split('/')[0]?.split(':').length === 5, browser.element.location);
    browser.takeOver('rmm-action');
    await browser.check('Notes.txt');
    await click(await browser.button('Restore', '.selection'));
    const [asked] = browser.eventsOf('rmm-action');
    const [item] = asked?.items ?? [];
    ok(item?.jobId !== undefined && item.revisionId !== undefined);
    const { location } = browser.element;
    browser.close();
    browser = await BrowserHandle.open(location === undefined ? {} : { location });
    await browser.button('Show the latest');
    await browser.sees('Notes.txt');
    await click(await browser.button('Show the latest'));
    await browser.button('Browse as of a date');
  });

  it('tells what the backup left out of a folder, and why, where somebody misses it', async () => {
    browser = await BrowserHandle.open();
    const leftOut = {
      total: 3,
      items: [
        { name: 'latest', reason: 'LINK' },
        { name: 'locked.pst', reason: 'UNREADABLE' },
      ],
    };
    configure({
      async fetch(input, init) {
        const answer = await globalThis.fetch(input, init);
        if (!answer.url.includes('/content')) return answer;
        return new Response(JSON.stringify({ ...(await answer.json()), leftOut }), answer);
      },
    });
    await browser.enter('Documents', 'Documents');
    await click(await browser.button('3 left out'));
    const list = await browser.find('.left-out');
    match(list.textContent ?? '', /latestA link\. .*locked\.pstIt couldn’t be read\..*and 1 more/);
    await press('Escape');
    await browser.jumpTo('All plans');
    await browser.sees('Project');
    equal(browser.all('button').filter(({ textContent }) => textContent?.includes('left out')).length, 0);
    configure({ fetch: undefined });
  });
});
