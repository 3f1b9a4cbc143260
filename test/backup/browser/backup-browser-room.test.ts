/** What has to be seen whole, also where there is little room. */
import { deepEqual, eventually, ok } from '../../support/assert.ts';
import { BrowserHandle } from './browser-handle.ts';

describe('rmm-backup-browser: in 350 pixels', () => {
  let browser: BrowserHandle;
  afterEach(() => browser.close());

  it('shows all tools of a folder whole', async () => {
    browser = await BrowserHandle.open({ width: 350 });
    await browser.enter('Documents', 'Documents');
    await browser.find('.browser-tools .button', 'Create new folder');
    await browser.find('.search-input-field');
    await browser.button('Search all plans');
    const { right, left } = (await browser.find('.browser')).getBoundingClientRect();
    await eventually(() => {
      for (const tool of browser.all('.browser-tools > *')) {
        const box = tool.getBoundingClientRect();
        ok(box.left >= left && box.right <= right, `${tool.outerHTML} ends at ${box.right} of ${right}`);
      }
    });
  });

  it('shows a file in two lines, its name above what matters most, and cuts no column', async () => {
    browser = await BrowserHandle.open({ width: 350 });
    await browser.enter('Documents', 'Documents');
    const row = await browser.row('Notes.txt');
    const boxOf = (selector: string) => {
      const part = row.querySelector(selector);
      ok(part, selector);
      return part.getBoundingClientRect();
    };
    await eventually(() => {
      const [name, size, date] = ['.name', '[aria-colindex="3"]', '[aria-colindex="4"]'].map(boxOf) as DOMRect[];
      ok(name && size && date && size.top >= name.bottom - 1 && date.top === size.top, `${name?.bottom}, ${size?.top}`);
      ok(boxOf('.table-actions').right <= (browser.all('.browser')[0]?.getBoundingClientRect().right ?? 0));
    });
    const [scroller] = browser.all('.table-grid');
    ok(scroller && scroller.scrollWidth <= scroller.clientWidth, 'nothing is scrolled sideways for');
  });

  it('shows all tools of the plans in the line of their name', async () => {
    browser = await BrowserHandle.open({ width: 350 });
    await browser.sees('Documents');
    const name = (await browser.find('.browser-toolbar .breadcrumb')).getBoundingClientRect();
    const tool = (await browser.button('Refresh')).getBoundingClientRect();
    ok(tool.top < name.bottom, `${tool.top} is below ${name.bottom}`);
  });
});

describe('rmm-backup-browser: in 855 pixels', () => {
  let browser: BrowserHandle;
  afterEach(() => browser.close());

  it('cuts no column of search results', async () => {
    browser = await BrowserHandle.open({ width: 855 });
    await browser.enter('Documents', 'Documents');
    await browser.search('note');
    const row = await browser.row('Notes.txt');
    const date = row.querySelector('[aria-colindex="6"]');
    const actions = row.querySelector('.table-actions');
    ok(date && actions);
    const [end, start] = [date.getBoundingClientRect().right, actions.getBoundingClientRect().left];
    ok(end <= start + 1, `the date ends at ${end}, the actions begin at ${start}`);
    const [scroller] = browser.all('.table-grid');
    ok(scroller && scroller.scrollWidth <= scroller.clientWidth, 'nothing is scrolled sideways for');
  });

  it('cuts no name of a plan and no word beside it', async () => {
    browser = await BrowserHandle.open({ width: 855 });
    await browser.row('Documents');
    const words = browser.all('[role="columnheader"] .table-clip, .table-row .table-clip');
    const cut = words.filter((word) => word.scrollWidth > word.clientWidth).map(({ textContent }) => textContent);
    deepEqual(cut, []);
  });

  it('shows of each revision of a volume when it was created, whole', async () => {
    browser = await BrowserHandle.open({ width: 855 });
    await browser.enter('Windows VM image', 'System (C:)');
    await browser.find('.name-revision');
    for (const date of browser.all('.name-revision > .table-clip')) {
      ok(date.scrollWidth <= date.clientWidth, `${date.textContent} is cut at ${date.clientWidth} pixels`);
    }
  });

  it('writes the times of schedules as those of the dates beside them', async () => {
    browser = await BrowserHandle.open({ width: 1280 });
    const row = await browser.row('Documents');
    ok(/Daily at 6:30\sPM/.test(row.textContent ?? ''), row.textContent ?? '');
  });
});
