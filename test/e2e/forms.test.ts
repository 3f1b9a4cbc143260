/** Elements in a form as a person sends it, and comes back to it, in a page that loads them late. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';

const form = `<!doctype html>
<html lang="en">
  <head><script type="module" src="/dist/autoloader.js"></script></head>
  <body>
    <form action="/sent">
      <rmm-text-area name="note" label="Note" value="Before"></rmm-text-area>
      <rmm-switch name="updates" label="Updates"></rmm-switch>
      <rmm-radio-group name="restart" label="Restart" required>
        <option value="now">Now</option>
        <option value="tonight">Tonight</option>
      </rmm-radio-group>
      <button>Send</button>
    </form>
  </body>
</html>`;

async function serveForm(page: Page) {
  // A page that may not be kept is loaded anew by going back to it: then the browser gives each field what it saved.
  const headers = { 'cache-control': 'no-store' };
  await page.route('**/form', (route) => route.fulfill({ contentType: 'text/html', headers, body: form }));
  await page.route('**/sent?*', (route) => route.fulfill({ contentType: 'text/html', headers, body: '<p>Sent' }));
}

const submitted = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('form');
    return element ? [...new FormData(element)].map(([name, value]) => `${name}=${value}`).join('&') : '';
  });

describe('Elements in a form', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('are sent, hold back what is missing, and are as they were when somebody goes back', async () => {
    const { page, complaints } = await demo.open('/form', { prepare: serveForm });
    await page.getByRole('textbox', { name: 'Note' }).fill('After');
    await page.getByRole('switch', { name: 'Updates' }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('radiogroup', { name: 'Restart' }).getByText('Please select one of these options.').waitFor();
    assert.match(page.url(), /\/form$/);
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'rmm-radio-group');

    await page.getByRole('radio', { name: 'Tonight' }).check();
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/sent?*');
    assert.equal(new URL(page.url()).search, '?note=After&updates=on&restart=tonight');

    await page.goBack();
    await page.getByRole('radio', { name: 'Tonight' }).waitFor();
    assert.equal(await page.evaluate(() => Reflect.has(window, 'isSamePage')), false);
    assert.equal(await page.getByRole('radio', { name: 'Tonight' }).isChecked(), true);
    assert.equal(await page.getByRole('switch', { name: 'Updates' }).isChecked(), true);
    assert.equal(await page.getByRole('textbox', { name: 'Note' }).inputValue(), 'After');
    assert.equal(await submitted(page), 'note=After&updates=on&restart=tonight');
    assert.deepEqual(complaints, []);
  });
});
