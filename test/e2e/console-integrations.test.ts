/** Both providers' pages at `/host/console.html`: each with an address of its own. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

const pages = {
  first: ['Companies', 'Configurations', 'Products', 'Sync'],
  second: ['Accounts', 'Device roles', 'Locations', 'Sync'],
};
const names = { first: 'First provider', second: 'Second provider' };
/** In the address. */
const step = (name: string) => (name === 'Device roles' ? 'roles' : name.toLowerCase());

describe('Integrations in the console', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  const visit = async (route: string, options: Parameters<Demo['open']>[1] = {}) => {
    const visited = await demo.open(`/host/console.html#${route}`, options);
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return visited;
  };
  const main = (page: Page) => page.getByRole('main');
  /** The page of the element, as its breadcrumb has it. */
  const shows = (page: Page, name: string) =>
    page.locator('rmm-psa-mapping').getByRole('navigation').getByText(name, { exact: true }).waitFor();

  it('leads to every page of both providers, and back', async () => {
    const { page, complaints } = await visit('/systemDashboard/overview');
    await page.getByRole('link', { name: 'Integrations' }).click();
    for (const provider of ['first', 'second'] as const) {
      await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Integrations' }).click();
      await main(page).getByRole('heading', { name: names[provider] }).waitFor();
      await main(page)
        .getByRole('link', { name: pages[provider][0] ?? '' })
        .click();
      for (const name of pages[provider]) {
        await main(page).getByRole('link', { name, exact: true }).click();
        await page.waitForURL(new RegExp(`#/integrations/${provider}/${step(name)}$`));
        await shows(page, name);
        assert.equal(await page.title(), `${name} · ${names[provider]} · Fleet Console`);
        assert.equal(await main(page).getByRole('link', { name, exact: true }).getAttribute('aria-current'), 'page');
      }
    }
    await page.goBack();
    await page.waitForURL(/#\/integrations\/second\/locations$/);
    await shows(page, 'Locations');
    await page.goForward();
    await page.waitForURL(/#\/integrations\/second\/sync$/);
    await shows(page, 'Sync');
    await page.reload();
    await shows(page, 'Sync');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('keeps where the element goes in the address', async () => {
    const { page } = await visit('/integrations/second/locations');
    const trail = page.locator('rmm-psa-mapping').getByRole('navigation');
    await trail.getByText('Second provider', { exact: true }).click();
    await page.waitForURL(/#\/integrations\/second\/accounts$/);
    await shows(page, 'Accounts');
    await page.goBack();
    await shows(page, 'Locations');
    await trail.getByText('Integrations', { exact: true }).click();
    await page.waitForURL(/#\/integrations$/);
    await main(page).getByRole('heading', { name: 'Second provider' }).waitFor();
    await page.context().close();
  });

  it('changes an account after naming what that takes away, and goes on to the locations', async () => {
    const { page, complaints } = await visit('/integrations/second/accounts');
    await page.evaluate(async () => {
      const send = (method: string, path: string, body: unknown) =>
        fetch(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
      await send('POST', '/psaat/v2/account-mappings', {
        origin: 'BULK',
        mappings: [{ clientId: '1', accountId: '1' }],
      });
      const { results } = await (await fetch('/psaat/v2/location-mappings?clientId=1')).json();
      const [site] = await (await fetch('/psaat/v3/locations/1')).json();
      await send('PUT', `/psaat/v2/location-mappings/${results[0].locationId}`, { autotaskLocationId: site.id });
    });
    await page.reload();
    await page.getByPlaceholder('Search by organization').fill('Harbor Logistics');
    await page
      .getByRole('gridcell')
      .or(page.getByRole('rowheader'))
      .filter({ hasText: 'Harbor Logistics' })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Account Mapping' });
    await dialog.getByLabel('Account').first().fill('Cedar');
    await page.getByRole('option').filter({ hasText: 'Cedar' }).first().click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: 'Change the account?' });
    await question.getByRole('listitem').first().waitFor();
    await question.getByRole('button', { name: 'Change account' }).click();
    await page.getByText('Location mappings were updated because the account mapping changed').first().waitFor();
    await page.getByRole('button', { name: 'Location Mapping' }).click();
    await page.waitForURL(/#\/integrations\/second\/locations$/);
    await page.getByRole('row').filter({ hasText: 'Harbor Logistics' }).filter({ hasText: 'Cedar' }).first().waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('fits a phone, and says nothing wrong to a screen reader', async () => {
    for (const route of ['/integrations', '/integrations/second/accounts', '/integrations/second/locations']) {
      const { page, complaints } = await visit(route, { width: 400 });
      await page.waitForLoadState('networkidle');
      const { wide } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      assert.equal(wide, false, `${route} is wider than the screen`);
      assert.deepEqual(await axeViolations(page), [], route);
      assert.deepEqual(complaints, []);
      await page.context().close();
    }
  });

  it('says where an address leads nowhere', async () => {
    const { page } = await visit('/integrations/first/accounts');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.context().close();
  });
});
