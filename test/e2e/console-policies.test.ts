/** Policies at `/host/console.html`: from the list along the path of inheritance, and saved. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Demo, startDemo } from './demo.ts';

describe('Policies in the console', () => {
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

  it('are found in their list, changed, and followed up to the policy that they inherit from', async () => {
    const { page, complaints } = await visit('/systemDashboard/overview');
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Policies' }).click();
    await page.getByRole('link', { name: 'Fjord Dental servers: Backup plans' }).click();
    await page.waitForURL(/#\/policies\/4\/backups$/);
    await page
      .getByRole('row', { name: /Documents/ })
      .getByRole('switch')
      .click();
    await page
      .getByRole('row', { name: /Documents/ })
      .getByText('Overridden')
      .waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Policy saved').waitFor();
    await page
      .getByRole('navigation', { name: 'Path of inheritance' })
      .getByRole('button', { name: 'Servers' })
      .click();
    await page.waitForURL(/#\/policies\/2\/backups$/);
    await page.getByRole('heading', { name: 'Servers', exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Patch overrides' }).click();
    await page.waitForURL(/#\/policies\/2\/patches$/);
    await page
      .getByRole('row', { name: /KB5031354/ })
      .getByText('Overridden')
      .waitFor();
    assert.equal(await page.title(), 'Patch overrides · Policies · Fleet Console');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('are shown by an address without a part, as is every place that has parts', async () => {
    const { page, complaints } = await visit('/policies/2');
    for (const [path, part] of [
      ['/policies/2', 'backups'],
      ['/integrations/first', 'companies'],
      ['/integrations/second', 'accounts'],
      ['/devices/1', 'backup'],
      ['/systemDashboard', 'overview'],
      ['', 'systemDashboard/overview'],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, path);
      await page.waitForURL((url) => url.hash === `#${path}/${part}`);
    }
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('say in one line that they did not come, and come with Retry', async () => {
    const { page } = await visit('/systemDashboard/overview');
    await page.route(/\/policies\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Policies' }).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    assert.ok(((await retry.boundingBox())?.width ?? 0) < 120, 'the button is as wide as its word');
    await page.unroute(/\/policies\?/);
    await retry.click();
    await page.getByRole('link', { name: 'Fjord Dental servers: Backup plans' }).waitFor();
    await page.context().close();
  });

  it('stay in their address where somebody keeps what is not saved', async () => {
    const { page, complaints } = await visit('/policies/5/backups');
    await page
      .getByRole('row', { name: /Documents/ })
      .getByRole('switch')
      .click();
    await page.getByText('1 unsaved change').waitFor();
    await page.evaluate(() => {
      location.hash = '#/policies/2/backups';
    });
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.waitForURL(/#\/policies\/5\/backups$/);
    await page.getByText('1 unsaved change').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('fit a phone', async () => {
    for (const [route, text] of [
      ['/policies', 'Fjord Dental servers'],
      ['/policies/3/backups', 'Databases'],
      ['/policies/3/patches', 'KB5030216'],
    ] as const) {
      const { page, complaints } = await visit(route, { width: 400 });
      await page.getByText(text).first().waitFor();
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      assert.equal(isWide, false, route);
      assert.deepEqual(complaints, []);
      await page.context().close();
    }
  });
});
