/** Boards, automations and response templates at `/host/console.html`: listed, opened, switched, copied, created. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { AutomationDesk, when } from '../demo/server/support/automation-desk.ts';
import { DemoClient } from '../demo/server/support/demo-client.ts';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

describe('Ticketing in the console', () => {
  let demo: Demo;
  let client: DemoClient;
  let desk: AutomationDesk;

  before(async () => {
    demo = await startDemo();
    client = await DemoClient.open(demo.url);
    desk = new AutomationDesk(client);
    await client.demo('POST', 'tickets/samples', { count: 60 });
  });
  after(() => demo.close());

  const visit = async (route: string, options: Parameters<Demo['open']>[1] = {}) => {
    const visited = await demo.open(`/host/console.html#${route}`, options);
    await visited.page.getByRole('heading', { level: 1 }).waitFor();
    return visited;
  };
  const asTechnician = async (page: Page) => {
    await page.context().route(/\/demo\/session\?/, async (route) => {
      const headers = { ...route.request().headers(), 'content-type': 'application/json' };
      await route.continue({ method: 'POST', headers, postData: JSON.stringify({ user: 'technician' }) });
    });
  };
  const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const inMenu = async (page: Page, row: string, action: string) => {
    await rowOf(page, row).getByRole('button', { name: /more/i }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const stored = async (name: string) => {
    const found = (await desk.list('EVENT_BASED')).find((one) => one.name === name);
    return found && desk.read(found.id);
  };

  it('creates an automation, edits it and copies it', async () => {
    const { page, complaints } = await visit('/automations');
    await page.getByRole('button', { name: 'New automation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add event-based automation' });
    await dialog.getByLabel('Name').fill('Greet everybody');
    await dialog.getByRole('tab', { name: 'Conditions' }).click();
    await dialog.getByRole('button', { name: 'Add condition' }).first().click();
    await page
      .getByRole('menuitem', { name: 'Requester', exact: true })
      .or(page.getByRole('option', { name: 'Requester', exact: true }))
      .first()
      .click();
    await dialog.getByRole('tab', { name: 'Actions' }).click();
    await dialog.getByRole('button', { name: 'Add action' }).click();
    await page
      .getByRole('menuitem', { name: 'Add time', exact: true })
      .or(page.getByRole('option', { name: 'Add time', exact: true }))
      .first()
      .click();
    await dialog.getByLabel('Time to add').fill('5');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await rowOf(page, 'Greet everybody').waitFor();
    assert.equal((await stored('Greet everybody'))?.conditions?.all[0]?.field, 'requester');

    await page.getByRole('button', { name: 'Greet everybody', exact: true }).click();
    const edited = page.getByRole('dialog', { name: 'Edit event-based automation' });
    await edited.getByLabel('Description').fill('Says hello');
    await edited.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Says hello').waitFor();

    await inMenu(page, 'Says hello', 'Copy');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await rowOf(page, 'Greet everybody (Copy)').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('switches an automation off and on, and puts the switch back where that fails', async () => {
    await desk.add({ name: 'Switched' });
    const { page } = await visit('/automations');
    const toggle = page.getByRole('switch', { name: 'Switched enabled' });
    const press = async (status: number) => {
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
      await toggle.click();
      assert.equal((await answered).status(), status);
    };
    await press(200);
    await page.getByRole('switch', { name: 'Switched enabled', checked: false }).waitFor();
    assert.equal((await stored('Switched'))?.enabled, false);
    await page.route('**/ticketing/trigger/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await press(500);
    await page.getByText('Couldn’t change Switched enabled. Try again.').waitFor();
    await page.getByRole('switch', { name: 'Switched enabled', checked: false }).waitFor();
    await page.unroute('**/ticketing/trigger/*');
    await press(200);
    await page.getByRole('switch', { name: 'Switched enabled', checked: true }).waitFor();
    assert.equal((await stored('Switched'))?.enabled, true);
    await page.context().close();
  });

  it('puts automations in the order in which they run, and deletes one after asking', async () => {
    await desk.add({ name: 'First of two' });
    await desk.add({ name: 'Second of two' });
    const { page, complaints } = await visit('/automations');
    await inMenu(page, 'Second of two', 'Run earlier');
    const names = async () =>
      (await desk.list('EVENT_BASED')).map(({ name }) => name).filter((name) => name.endsWith('of two'));
    await page.getByRole('row').filter({ hasText: 'of two' }).first().filter({ hasText: 'Second' }).waitFor();
    assert.deepEqual(await names(), ['Second of two', 'First of two']);
    await inMenu(page, 'Second of two', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete “Second of two”?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    assert.equal((await names()).length, 2);
    await inMenu(page, 'Second of two', 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await rowOf(page, 'Second of two').waitFor({ state: 'detached' });
    assert.deepEqual(await names(), ['First of two']);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('shows a board as it says, and its new columns once it was edited', async () => {
    const id = await desk.add({
      type: 'BOARD',
      name: 'By device',
      all: [when('tags', 'contains_any', ['printer-failure'])],
      more: {
        columns: ['id', 'summary', 'device', 'attribute:2', 'agreement', 'priority'],
        sortBy: [{ field: 'id', direction: 'ASC' }],
      },
    });
    const { page, complaints } = await visit('/boards');
    await page.getByRole('link', { name: 'By device' }).click();
    await page.getByRole('heading', { level: 1, name: 'By device' }).waitFor();
    await page.getByRole('columnheader', { name: 'Agreement' }).waitFor();
    const headers = await page.getByRole('columnheader').allTextContents();
    assert.deepEqual(headers.slice(0, 6), ['ID', 'Summary', 'Device', 'Impact', 'Agreement', 'Priority']);
    await page.getByRole('link', { name: 'Printer on the second floor is offline' }).first().waitFor();
    const ids = await page
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => Number.parseInt(row.textContent ?? '', 10)).filter((number) => number > 0),
      );
    assert.deepEqual(
      ids,
      ids.toSorted((one, other) => one - other),
    );
    assert.ok(ids.length > 3);
    const sorted = page.waitForResponse((response) => response.url().includes('sortField=device'));
    await page.getByRole('columnheader', { name: 'Device' }).click({ position: { x: 16, y: 12 } });
    assert.equal((await sorted).status(), 200);
    await page.getByRole('button', { name: 'Edit board' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit ticket board' });
    await dialog.getByRole('tab', { name: 'Columns and sorting' }).click();
    await dialog.getByRole('button', { name: 'Remove Priority' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('columnheader', { name: 'Priority' }).waitFor({ state: 'detached' });
    assert.ok(!(await desk.read(id)).columns?.includes('priority'));
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('says of a board that is not there that it is not, and tries again', async () => {
    const { page } = await visit('/boards/99999');
    await page.getByRole('alert').getByText('The board couldn’t be loaded.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.context().close();
  });

  it('guesses nothing of a board where the server failed, in one line', async () => {
    const [board] = await desk.list('BOARD');
    assert.ok(board);
    const { page } = await visit('/systemDashboard/overview');
    await page.route(`**/ticketing/trigger/${board.id}?*`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.evaluate((id) => {
      location.hash = `#/boards/${id}`;
    }, board.id);
    const alert = page.getByRole('alert').filter({ hasText: 'Retry' });
    await alert.getByText('The server didn’t respond as expected. Try again.').waitFor();
    assert.equal(await page.getByText('It may have been deleted.').count(), 0);
    assert.ok(((await alert.boundingBox())?.height ?? 0) < 80, 'it is as high as its line');
    await page.context().close();
  });

  it('can be used with a keyboard alone, and hands the focus back', async () => {
    const id = await desk.add({ name: 'A by keys' });
    const { page } = await visit('/automations');
    await rowOf(page, 'A by keys').waitFor();
    const isFocused = (name: string) =>
      page.waitForFunction((wanted) => {
        const now = document.querySelector('rmm-data-table')?.shadowRoot?.activeElement;
        return (now?.getAttribute('aria-label') ?? now?.textContent) === wanted;
      }, name);
    await page.getByRole('button', { name: 'New automation' }).focus();
    await page.keyboard.press('Enter');
    const added = page.getByRole('dialog', { name: 'Add event-based automation' });
    await added.getByLabel('Name').waitFor();
    await page.keyboard.press('Escape');
    await added.waitFor({ state: 'detached' });
    await isFocused('New automation');

    // The cell with the name has its button alone, which Enter presses.
    await rowOf(page, 'A by keys').getByRole('rowheader').focus();
    await page.keyboard.press('Enter');
    const edited = page.getByRole('dialog', { name: 'Edit event-based automation' });
    await edited.getByLabel('Name').waitFor();
    await page.keyboard.press('Escape');
    await edited.waitFor({ state: 'detached' });
    await isFocused('A by keys');

    // Into the next cell, with the switch.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await isFocused('A by keys enabled');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Space');
    assert.equal((await saved).status(), 200);
    assert.equal((await desk.read(id)).enabled, false);
    await page.context().close();
  });

  it('lets a technician without the permission look, and says so', async () => {
    const { page } = await visit('/automations', { prepare: asTechnician });
    await page.getByText('You can look at these, but not change them.').waitFor();
    await page.getByRole('button', { name: 'Tag backup requests' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'New automation' }).count(), 0);
    assert.equal(await page.getByRole('switch').first().getAttribute('aria-disabled'), 'true');
    await page.context().close();
  });

  it('fits a phone, and keeps nobody out', async () => {
    const [, , , { id: board = '' } = {}] = await desk.list('BOARD');
    const routes = [
      '/automations',
      '/automations/time-based',
      '/automations/response-templates',
      '/boards',
      `/boards/${board}`,
    ];
    for (const theme of ['light', 'dark', 'rtl']) {
      const settings = theme === 'rtl' ? { direction: 'rtl', language: 'ja' } : { theme };
      const prepare = async (page: Page) => {
        await page.addInitScript(
          (kept) => localStorage.setItem('fleet-console:settings', kept),
          JSON.stringify(settings),
        );
      };
      let context: BrowserContext | undefined;
      for (const width of [400, 1280]) {
        for (const route of routes) {
          const { page, complaints } = await visit(route, { width, prepare, context });
          context = page.context();
          await page.locator('rmm-data-table [role="row"]').nth(2).waitFor();
          if (process.env.SCREENSHOTS)
            await page.screenshot({
              path: `${process.env.SCREENSHOTS}/console${route.replaceAll('/', '-')}-${theme}-${width}.png`,
            });
          assert.ok(
            (await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0,
            `${route} ${width}`,
          );
          assert.deepEqual(await axeViolations(page), [], `${route} ${theme} ${width}`);
          assert.deepEqual(complaints, []);
          await page.close();
        }
      }
      await context?.close();
    }
  });
});
