/** `/host/console.html`: a console of a partner's own around the elements. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { BackupBrowserHandle } from './backup-browser-handle.ts';
import { type Demo, type OpenOptions, startDemo } from './demo.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';

const address = '/host/console.html';
const routes = [
  '/systemDashboard/overview',
  '/devices',
  '/devices/1/backup',
  '/ticketing',
  '/administration/settings',
  '/no/such/page',
];

describe('The console', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  const visit = async (route: string, options: OpenOptions = {}) => {
    const visited = await demo.open(`${address}#${route}`, options);
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return visited;
  };

  it('begins at the overview, with the numbers that the server counts', async () => {
    const { page, complaints } = await demo.open(address);
    await page.waitForURL(/#\/systemDashboard\/overview$/);
    const counted = await page.evaluate(async () => {
      const devices = await (await fetch('/query/devices?size=1')).json();
      const online = await (await fetch('/query/devices?size=1&online=true')).json();
      return { devices: devices.totalElements, online: online.totalElements };
    });
    await page.locator('.panels:not([aria-busy])').waitFor();
    const figures = await page
      .locator('.figures > div')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    assert.equal(figures[0], `Devices${counted.devices}`);
    assert.equal(figures[1], `Online${counted.online}`);
    assert.equal(figures[2], `Offline${counted.devices - counted.online}`);
    assert.equal(figures[4], 'Tickets0');
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    await page.getByRole('link', { name: 'Fleet Console' }).click();
    await page.waitForURL(/#\/systemDashboard\/overview$/);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('leads from the devices to the backups of one, place by place, and back and forward and through a reload', async () => {
    const { page, complaints } = await visit('/devices');
    await page.getByRole('link', { name: 'This machine' }).click();
    const browser = new BackupBrowserHandle(page);
    await browser.walk('Documents', 'Documents');
    await browser.sees('Contracts');
    await page.waitForURL(/#\/devices\/1\/backup\?at=plan/);
    await page.reload();
    await browser.sees('Contracts');
    await page.goBack();
    await page.goBack();
    await browser.sees('Windows VM image');
    assert.match(page.url(), /#\/devices\/1\/backup$/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'This machine' }).waitFor();
    await page.goForward();
    await page.goForward();
    await browser.sees('Contracts');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('takes the keyboard to the heading of the page that somebody has gone to, and nowhere at first', async () => {
    const { page } = await visit('/systemDashboard/overview');
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    for (const name of ['Devices', 'Tickets', 'Settings', 'Overview']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      const heading = page.getByRole('heading', { level: 1, name });
      await heading.waitFor();
      assert.ok(await heading.evaluate((element) => element.matches(':focus')), name);
      assert.equal(await page.title(), `${name} · Fleet Console`);
      const current = page.locator('.places [aria-current]');
      assert.deepEqual(await current.allTextContents(), [name]);
    }
    await page.context().close();
  });

  it('shows the page of an address that ends in a slash', async () => {
    const { page } = await visit('/');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.goto(`${demo.url}${address}#/credentials/`);
    await page.getByRole('heading', { name: 'Credentials' }).waitFor();
    await page.context().close();
  });

  it('says of a page and of a device that is not there that it is not', async () => {
    const { page, complaints } = await visit('/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByText('There’s nothing at #/no/such/page.').waitFor();
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.goto(`${demo.url}${address}#/devices/99999/backup`);
    await page.getByRole('heading', { name: 'Device 99999 not found' }).waitFor();
    assert.equal(await page.locator('rmm-backup-browser').count(), 0);
    assert.deepEqual(
      complaints.filter((complaint) => !complaint.includes('404')),
      [],
    );
    await page.context().close();
  });

  it('keeps theme, language and direction, for itself and for what it shows', async () => {
    const { page, complaints } = await visit('/administration/settings');
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByRole('radio', { name: 'Right to left' }).click();
    await page.getByRole('radio', { name: '日本語' }).click();
    await page.getByRole('heading', { name: '設定' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '設定' }).waitFor();
    const look = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return [lang, dir, getComputedStyle(document.documentElement).colorScheme];
    });
    assert.deepEqual(look, ['ja', 'rtl', 'dark']);
    await page.getByRole('link', { name: 'デバイス', exact: true }).click();
    await page.locator('rmm-data-table .root[dir="rtl"][data-theme="dark"]').waitFor();
    await page.getByRole('columnheader', { name: '種類' }).waitFor();
    await page.getByRole('button', { name: 'ヘルプ' }).click();
    await new HelpPanelHandle(page).panel.getByRole('searchbox', { name: 'ヘルプを検索' }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('fits a phone, and keeps nobody out on any page', async () => {
    let context: BrowserContext | undefined;
    for (const width of [400, 1280]) {
      for (const route of routes) {
        const { page } = await visit(route, { width, context });
        context = page.context();
        await page.waitForLoadState('networkidle');
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(tooWide <= 0, `${route} is ${tooWide} px too wide at ${width}`);
        assert.deepEqual(await axeViolations(page), [], `${route} at ${width}`);
        await page.close();
      }
    }
    await context?.close();
  });

  it('offers sample tickets while there are none', async () => {
    const { page, complaints } = await visit('/ticketing');
    await page.getByRole('button', { name: 'Add sample tickets' }).click();
    await page.getByRole('link', { name: 'Backup of the file server failed' }).first().waitFor();
    await page.getByRole('button', { name: 'Add sample tickets' }).waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
