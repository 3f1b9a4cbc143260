/** Pages that somebody has enlarged. At 400 %, a window of 1280 by 1024 is one of 320 by 256. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';

/** What is there when a page is. */
const pages = {
  '/host/portal.html': 'rmm-data-table [role=row] >> nth=3',
  '/host/react.html': 'rmm-backup-browser [role=row] >> nth=1',
  '/host/console.html#/devices': 'rmm-data-table [role=row] >> nth=3',
};

describe('A page that is zoomed', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  /** As the browser's zoom does: fewer CSS pixels, each of which is larger. */
  async function zoomed(path: string, factor: number): Promise<Page> {
    const viewport = { width: 1280 / factor, height: 1024 / factor };
    const context = await demo.browser.newContext({ viewport, deviceScaleFactor: factor, locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(demo.url + path);
    return page;
  }

  for (const [path, there] of Object.entries(pages)) {
    it(`needs no scrolling sideways: ${path}`, async () => {
      const page = await zoomed(path, 4);
      await page.locator(there).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      await page.context().close();
    });
  }

  it('opens a menu where its button is', async () => {
    const page = await zoomed('/host/portal.html', 2);
    const select = page.locator('rmm-select[name="subject"]');
    const button = select.getByRole('combobox');
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const list = select.getByRole('listbox');
    await list.waitFor();
    const gap = async () => {
      const [field, menu] = await Promise.all([button.boundingBox(), list.boundingBox()]);
      assert.ok(field && menu);
      return Math.min(Math.abs(menu.y - (field.y + field.height)), Math.abs(field.y - (menu.y + menu.height)));
    };
    // What comes above the field moves it, and the list after it.
    for (const end = Date.now() + 5000; (await gap()) > 12 && Date.now() < end; ) await page.waitForTimeout(50);
    assert.ok((await gap()) <= 12, `${await gap()} px between the field and its list`);
    const menu = await list.boundingBox();
    assert.ok(menu);
    assert.ok(menu.x >= 0 && menu.x + menu.width <= 640, `from ${menu.x} to ${menu.x + menu.width}`);
    await page.context().close();
  });
});
