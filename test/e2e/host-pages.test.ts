import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BackupBrowserHandle, browseWhole } from './backup-browser-handle.ts';
import { type Demo, startDemo } from './demo.ts';
import { paintedColor } from './painted-color.ts';

describe('The backup browser in somebody else’s page', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  for (const path of ['/host/legacy.html', '/host/portal.html', '/host/react.html']) {
    it(`works whole in ${path}`, async () => {
      const { page, complaints } = await demo.open(path);
      await browseWhole(page);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  it('hands its request over to a page that prevents it', async () => {
    const { page } = await demo.open('/host/portal.html');
    await browseWhole(page);
    await page.getByText('Sent to the recovery desk: restore.').waitFor();
    await page.context().close();
  });

  it('says what it means in a page of another encoding, whose server names none', async () => {
    const { page, complaints } = await demo.open('/host/legacy.html');
    assert.equal(await page.evaluate(() => document.characterSet), 'windows-1252');
    const script = await page.request.get(`${demo.url}/dist/rmm-elements.classic.js`);
    assert.equal(script.headers()['content-type'], 'text/javascript');
    const element = page.locator('rmm-backup-browser');
    await element.evaluate((browser) => browser.setAttribute('lang', 'ja'));
    await element.getByText('名前').first().waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('is heard by handlers that jQuery attached', async () => {
    const { page } = await demo.open('/host/legacy.html');
    await browseWhole(page);
    await page.locator('#host-log').getByText('rmm-action', { exact: true }).waitFor();
    await page.context().close();
  });

  it('takes the colours that the portal set', async () => {
    const { page } = await demo.open('/host/portal.html');
    const browser = new BackupBrowserHandle(page);
    await browser.walk('Documents', 'Documents');
    await browser.check('Notes.txt');
    const restore = browser.element.locator('[part="selection"]').getByRole('button', { name: 'Restore' });
    assert.deepEqual(await restore.evaluate(paintedColor), [11, 122, 95]);
    await page.context().close();
  });

  it('goes back with the page’s Back button', async () => {
    const { page } = await demo.open('/host/portal.html');
    const browser = new BackupBrowserHandle(page);
    await browser.open('Documents');
    await page.waitForURL(/#plan/);
    await page.goBack();
    await browser.sees('Windows VM image');
    await page.context().close();
  });
});
