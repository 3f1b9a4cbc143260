import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { elements } from '../../elements/elements.ts';
import { BackupBrowserHandle } from './backup-browser-handle.ts';
import { type Demo, type DemoPage, startDemo } from './demo.ts';

const browserPage = '/elements/rmm-backup-browser?node-id=1';

describe('The demo pages', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  /** Opens, works, and closes; nothing may have been complained about, unless faults were ordered. */
  async function visit(path: string, work: (visited: DemoPage) => Promise<void>, mayComplain = false): Promise<void> {
    const visited = await demo.open(path);
    await work(visited);
    if (!mayComplain) assert.deepEqual(visited.complaints, []);
    await visited.page.context().close();
  }

  it('show every element with a card, and the browser alive on its own', () =>
    visit('/', async ({ page }) => {
      for (const { tag } of elements.map(({ definition }) => definition))
        await page.getByRole('link', { name: `<${tag}>` }).waitFor();
      // It is a picture for those who see: inert, and silent to a screen reader.
      await page.locator('.look rmm-backup-browser').getByText('Documents', { exact: true }).first().waitFor();
      assert.equal(await page.locator('.card .look pre').count(), 0, 'and no element is only written down');
      await page.getByRole('link', { name: '<rmm-backup-browser>' }).click();
      await page.waitForURL(/\/elements\/rmm-backup-browser/);
      await new BackupBrowserHandle(page).sees('Documents');
    }));

  it('show the browser as high as its stage, and all of it', () =>
    visit(browserPage, async ({ page }) => {
      await page.setViewportSize({ width: 1000, height: 700 });
      await new BackupBrowserHandle(page).sees('Documents');
      const heights = await page
        .locator('.stage rmm-backup-browser')
        .evaluate((element) => [element.clientHeight, element.parentElement?.clientHeight]);
      assert.equal(heights[0], heights[1]);
    }));

  it('say what is there when an element is not', () =>
    visit('/elements/rmm-nonsense', async ({ page }) => {
      await page.getByRole('heading', { name: 'There is no <rmm-nonsense>' }).waitFor();
    }));

  it('keep the attributes in the address', () =>
    visit(browserPage, async ({ page }) => {
      const control = page.getByRole('textbox', { name: 'node-id' });
      await control.fill('2');
      await control.press('Enter');
      await page.waitForURL(/node-id=2/);
      assert.equal(await page.locator('.frame > rmm-backup-browser').getAttribute('node-id'), '2');
      await page.reload();
      assert.equal(await control.inputValue(), '2');
    }));

  it('tell what is wrong with a bad attribute', () =>
    visit(
      browserPage,
      async ({ page }) => {
        const control = page.getByRole('textbox', { name: 'node-id' });
        await control.fill('seven');
        await control.press('Enter');
        await page.getByText('"seven" isn’t a whole number').first().waitFor();
      },
      true,
    ));

  it('log events with their detail, and keep the place in the address and in Back', () =>
    visit(browserPage, async ({ page }) => {
      const browser = new BackupBrowserHandle(page);
      await browser.walk('Documents', 'Documents');
      await browser.sees('Contracts');
      await page.waitForURL(/#plan/);
      const entry = page.locator('.log li').first();
      await entry.getByText('rmm-navigate').click();
      await entry.locator('pre').getByText('"location": "plan:').waitFor();

      const deepLink = page.url();
      await page.goBack();
      await page.goBack();
      await browser.sees('Windows VM image');
      await page.goto('about:blank');
      await page.goto(deepLink);
      await browser.sees('Contracts');
    }));

  it('prevent an event when told to', () =>
    visit(browserPage, async ({ page }) => {
      const browser = new BackupBrowserHandle(page);
      await browser.sees('Documents');
      await page.getByRole('group', { name: 'Prevent' }).getByRole('checkbox', { name: 'rmm-navigate' }).check();
      await browser.open('Documents');
      await page.locator('.log').getByText('prevented').waitFor();
      await browser.sees('Windows VM image');
    }));

  it('make the server fail, and the element recover', () =>
    visit(
      browserPage,
      async ({ page }) => {
        const browser = new BackupBrowserHandle(page);
        await browser.sees('Documents');
        await page.locator('select[name="fault"]').selectOption('forbidden');
        await page.getByLabel('How often').selectOption('0');
        await page.getByRole('button', { name: 'Add fault' }).click();
        await page.getByText('every call', { exact: true }).last().waitFor();
        await page.getByRole('button', { name: 'Reload element' }).click();
        await browser.element.getByText('There was an error fetching backup plans for current device').waitFor();
        await page.locator('.requests').getByText('403').first().waitFor();
        const clear = page.getByRole('button', { name: 'Clear faults' });
        await clear.click();
        // The server has told that none is left.
        await clear.waitFor({ state: 'detached' });
        await browser.element.getByRole('button', { name: 'Retry' }).click();
        await browser.sees('Documents');
      },
      true,
    ));

  it('give headers and words the room they need', () =>
    visit('/host/react.html', async ({ page }) => {
      const browser = new BackupBrowserHandle(page);
      await browser.sees('Documents');
      const cut = await browser.element
        .locator('[role="columnheader"] .table-clip, [role="gridcell"]:not(.table-drawn)')
        .evaluateAll((words) =>
          words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
        );
      assert.deepEqual(cut, []);
    }));

  it('switch language, direction and theme', () =>
    visit(browserPage, async ({ page }) => {
      const browser = new BackupBrowserHandle(page);
      await browser.sees('Documents');
      await page.getByLabel('Language').selectOption('ja');
      await browser.element.getByRole('columnheader', { name: '名前' }).waitFor();
      await page.getByRole('button', { name: 'RTL' }).click();
      const frame = browser.element.locator('.root');
      await browser.element.locator('.root[dir="rtl"]').waitFor();
      await page.getByRole('button', { name: 'Dark' }).click();
      await browser.element.locator('.root[data-theme="dark"]').waitFor();
      assert.equal(await frame.evaluate((root) => getComputedStyle(root).colorScheme), 'dark');
      assert.match(page.url(), /page-locale=ja/);
    }));

  it('switch to a user who may open nothing', () =>
    visit(browserPage, async ({ page }) => {
      const browser = new BackupBrowserHandle(page);
      await browser.sees('Documents');
      await page.getByLabel('Signed in as').selectOption({ label: 'Tom Berger' });
      // The element starts anew for another user; then the panel says what that user is there to show.
      await page.getByText('every row in them is restricted').waitFor();
      await browser.open('Documents');
      await browser.element
        .getByRole('img', { name: /You don’t have permission/ })
        .first()
        .waitFor();
    }));

  it('back up now and say how far it is', () =>
    visit(browserPage, async ({ page }) => {
      await new BackupBrowserHandle(page).sees('Documents');
      await page.getByLabel('Plan to back up').selectOption('documents');
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText(/^Done: \d+ files$/).waitFor();
    }));

  it('call a method and log its answer', () =>
    visit(browserPage, async ({ page }) => {
      await new BackupBrowserHandle(page).sees('Documents');
      await page.locator('.methods li', { hasText: 'reload' }).getByRole('button', { name: 'Call' }).click();
      await page.locator('.log').getByText('reload()').waitFor();
    }));

  it('go on with the same session where a link of another site leads', () =>
    visit('/', async ({ page }) => {
      const user = () => page.evaluate(async () => (await (await fetch('/demo/session')).json()).user.id);
      await page.evaluate(() => fetch('/demo/session', { method: 'POST', body: JSON.stringify({ user: 'operator' }) }));
      const address = page.url();
      await page.goto(address.replace('127.0.0.1', 'localhost'));
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
        document.body.prepend(link);
      }, address);
      await page.getByText('There', { exact: true }).click();
      await page.waitForURL(address);
      assert.equal(await user(), 'operator');
    }));
});
