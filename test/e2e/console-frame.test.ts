/** What stands around the pages of `/host/console.html`: its side bar, the tabs of what was open last, its dashboards. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { type Demo, type OpenOptions, startDemo } from './demo.ts';

describe('The frame of the console', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  const visit = async (route: string, options: OpenOptions = {}) => {
    const visited = await demo.open(`/host/console.html#${route}`, options);
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return visited;
  };
  const sideBar = (page: Page) => page.getByRole('navigation', { name: 'Console' });
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Recently opened' });
  const titles = (page: Page) => tabs(page).getByRole('link').allTextContents();
  const widthOf = async (page: Page) => (await sideBar(page).boundingBox())?.width ?? 0;

  it('collapses its side bar, remembers that, and does the same in another tab', async () => {
    const { page, complaints } = await visit('/devices');
    const { page: other } = await visit('/ticketing', { context: page.context() });
    const wide = await widthOf(page);
    await page.getByRole('button', { name: 'Collapse side bar' }).click();
    assert.ok((await widthOf(page)) < wide / 2);
    // Its signs are still called what they were.
    await sideBar(page).getByRole('link', { name: 'Tickets', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tickets' }).waitFor();
    await other.getByRole('button', { name: 'Expand side bar' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Expand side bar' }).click();
    assert.equal(await widthOf(page), wide);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('shows all devices that its search has found, also after a reload, and others when something else is typed', async () => {
    const { page, complaints } = await visit('/ticketing');
    const search = page.locator('rmm-global-search').getByRole('combobox');
    await search.fill('harbor');
    await page.getByRole('option', { name: /^Show all \d+ devices/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
    const field = page.getByRole('searchbox');
    assert.equal(await field.inputValue(), 'harbor');
    await page.getByRole('row', { name: /File server/ }).waitFor();
    assert.equal(await page.getByRole('row', { name: /MacBook/ }).count(), 0);
    await page.reload();
    await page.getByRole('row', { name: /File server/ }).waitFor();
    assert.equal(await field.inputValue(), 'harbor');
    await field.fill('macbook');
    await page.waitForURL(/devices\?at=macbook$/);
    await page
      .getByRole('row', { name: /MacBook/ })
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('keeps tabs of what was open, each where it was, until they are closed', async () => {
    const { page, complaints } = await visit('/devices/2/backup');
    await tabs(page).getByRole('link', { name: 'File server' }).waitFor();
    await page.goto(`${demo.url}/host/console.html#/organizations/1/locations`);
    await tabs(page).getByRole('link', { name: 'Harbor Logistics' }).waitFor();
    await page.goto(`${demo.url}/host/console.html#/devices/1/maintenance`);
    await tabs(page).getByRole('link', { name: 'This machine' }).waitFor();
    await tabs(page).getByRole('link', { name: 'File server' }).click();
    await page.getByRole('heading', { level: 1, name: 'File server' }).waitFor();
    assert.deepEqual(await titles(page), ['File server', 'Harbor Logistics', 'This machine']);
    assert.equal(await tabs(page).locator('[aria-current]').textContent(), 'File server');
    // The one that is shown: its neighbour takes its place.
    await tabs(page).getByRole('button', { name: 'Close File server' }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbor Logistics' }).waitFor();
    await tabs(page).getByRole('button', { name: 'Close This machine' }).click();
    assert.deepEqual(await titles(page), ['Harbor Logistics']);
    await page.reload();
    await tabs(page).getByRole('link', { name: 'Harbor Logistics' }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('keeps ten tabs at most, and none of what is not there', async () => {
    const { page } = await visit('/devices/99999/backup');
    await page.getByRole('heading', { name: 'Device 99999 not found' }).waitFor();
    assert.equal(await tabs(page).count(), 0);
    for (let id = 1; id <= 11; id++) {
      await page.goto(`${demo.url}/host/console.html#/organizations/${id}`);
      await tabs(page).locator(`[aria-current][href="#/organizations/${id}"]`).waitFor();
    }
    const addresses = await tabs(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    assert.equal(addresses.length, 10);
    assert.ok(!addresses.includes('#/organizations/1'));
    await page.context().close();
  });

  it('is a menu on a phone, opened, closed and left by keyboard', async () => {
    const { page, complaints } = await visit('/systemDashboard/overview', { width: 400 });
    const menu = page.getByRole('button', { name: 'Menu' });
    assert.equal(await sideBar(page).isVisible(), false);
    await menu.focus();
    await page.keyboard.press('Enter');
    await sideBar(page).getByRole('link', { name: 'Devices', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await sideBar(page).waitFor({ state: 'hidden' });
    assert.ok(await menu.evaluate((element) => element.matches(':focus')));
    await page.keyboard.press('Enter');
    await sideBar(page).getByRole('link', { name: 'Devices', exact: true }).focus();
    assert.deepEqual(await axeViolations(page), []);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Devices' }).waitFor();
    await sideBar(page).waitFor({ state: 'hidden' });
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('counts what goes on at organizations and locations, sorted as somebody left them', async () => {
    const { page, complaints } = await visit('/systemDashboard/organizations');
    const rows = page.getByRole('rowheader');
    await page.getByRole('columnheader', { name: 'Devices' }).getByRole('button').first().click();
    await page.getByRole('columnheader', { name: 'Devices' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
    await page.getByRole('columnheader', { name: 'Devices' }).getByRole('button').first().click();
    await page.getByRole('columnheader', { name: 'Devices' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    await rows.filter({ hasText: 'Harbor Logistics' }).first().waitFor();
    assert.match((await rows.first().textContent()) ?? '', /Harbor Logistics/);
    await page.getByRole('main').getByRole('link', { name: 'Locations', exact: true }).click();
    await rows.first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Organizations', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Organizations' }).waitFor();
    await page.getByRole('columnheader', { name: 'Devices' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    await page.getByRole('link', { name: 'Harbor Logistics' }).click();
    await page.getByRole('heading', { level: 1, name: 'Harbor Logistics' }).waitFor();
    await page.getByRole('rowheader', { name: 'File server' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Locations', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Headquarters' }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('keeps the columns of all locations apart from those of one organization', async () => {
    const { page, complaints } = await visit('/systemDashboard/locations');
    const shown = (name: string) => page.getByRole('columnheader', { name });
    await shown('Organization').waitFor();
    await page.getByRole('button', { name: 'Table settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Table settings' });
    await dialog.getByRole('checkbox', { name: 'Offline' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shown('Offline').waitFor({ state: 'hidden' });
    await page.evaluate(() => location.assign('#/organizations/1/locations'));
    await shown('Offline').waitFor();
    await page.evaluate(() => location.assign('#/systemDashboard/locations'));
    await shown('Organization').waitFor();
    assert.equal(await shown('Offline').isVisible(), false);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('shows what custom fields say of a location and of an end user, by their list and by the search', async () => {
    const { page, complaints } = await visit('/systemDashboard/locations');
    const first = page.getByRole('row').nth(1).getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await page.waitForURL(/#\/locations\/\d+$/);
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
    await page.locator('rmm-custom-fields[scope="location"]').getByRole('button', { name: 'Edit' }).first().waitFor();
    const search = page.locator('rmm-global-search').getByRole('combobox');
    const { results } = await page.evaluate(async () => (await fetch('/query/users?type=END_USER')).json());
    await search.fill(results[0].name);
    await page.getByRole('group', { name: 'End users' }).getByRole('option', { name: results[0].name }).click();
    await page.waitForURL(/#\/end-users\/[\w-]+$/);
    await page.getByRole('heading', { level: 1, name: results[0].name }).waitFor();
    await page.locator('rmm-custom-fields[scope="end_user"]').getByRole('button', { name: 'Edit' }).first().waitFor();
    await page.getByRole('link', { name: 'End users' }).click();
    await page.getByRole('tab', { name: 'End users', selected: true }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('says where every area is, or why it is not', async () => {
    const { page, complaints } = await visit('/areas');
    const areas = page.getByRole('main').locator('dl > div');
    for (const area of await areas.all()) {
      const links = await area.getByRole('link').count();
      const sentence = (await area.getByRole('definition').textContent()) ?? '';
      assert.ok(
        links > 0 || /^(?:The specification|In the header) .*\.$/.test(sentence),
        (await area.textContent()) ?? undefined,
      );
    }
    const addresses = await areas.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const address of new Set(addresses)) {
      await page.goto(`${demo.url}/host/console.html${address}`);
      await page.waitForFunction(() => document.title !== 'Fleet Console');
      assert.equal(await page.getByRole('heading', { name: 'Page not found' }).count(), 0, address ?? '');
    }
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('asks again who is there where the server was gone', async () => {
    let isGone = true;
    const { page } = await demo.open('/host/console.html', {
      async prepare(opened) {
        await opened.route('**/demo/session*', (route) =>
          isGone ? route.abort('connectionfailed') : route.continue(),
        );
      },
    });
    const again = page.getByRole('button', { name: 'Retry' });
    await again.waitFor();
    isGone = false;
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.context().close();
  });
});
