/**
 * A technician's day in the console: a ticket comes from the help panel, an automation assigns it, the timer runs, a file is
 * restored, the ticket is resolved, the month is billed, the provider is synchronised. By mouse, and by keyboard alone.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AutomationDesk, set, when } from '../demo/server/support/automation-desk.ts';
import { DemoClient } from '../demo/server/support/demo-client.ts';
import { type Demo, startDemo } from './demo.ts';
import { type Hand, keyboard, mouse } from './hands.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';

describe('A technician’s day', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
    const rules = new AutomationDesk(await DemoClient.open(demo.url));
    await rules.add({
      name: 'Lost files are Nadia’s',
      all: [when('action', 'equals', 'INSERT'), when('summary', 'contains', 'notes')],
      actions: [set({ assignedAppUserId: 'operator' })],
    });
  });
  after(() => demo.close());

  for (const [name, handOf] of Object.entries({ 'by mouse': mouse, 'by keyboard alone': keyboard })) {
    it(`is done ${name}`, async () => {
      const { page, complaints } = await demo.open('/host/console.html');
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
      const hand = handOf(page);
      const subject = `Notes are gone ${name}`;

      await askForHelp(page, hand, subject);
      await seesAssigned(page, hand, subject);
      await worksFor(page, hand, 'Harbor Logistics');
      await restores(page, hand, 'Notes.txt');
      await resolves(page, hand, subject);
      await bills(page, hand, 'Harbor Logistics');
      await synchronises(page, hand);

      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }
});

const main = (page: Page) => page.getByRole('main');
/** Of a list that can be searched, too, which is a field. */
async function isChosen(page: Page, name: string, wanted: string): Promise<void> {
  const field = main(page).getByRole('combobox', { name });
  const chosen = () =>
    field.evaluate((element) => (element instanceof HTMLInputElement ? element.value : element.textContent));
  await field.waitFor();
  for (const end = Date.now() + 15_000; (await chosen()) !== wanted; await page.waitForTimeout(100))
    assert.ok(Date.now() < end, `${name} is ${await chosen()}`);
}

const goTo = (page: Page, hand: Hand, name: string) =>
  hand.press(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }));

async function askForHelp(page: Page, hand: Hand, subject: string): Promise<void> {
  const help = new HelpPanelHandle(page);
  await hand.press(page.locator('header').getByRole('button', { name: 'Help', exact: true }));
  await hand.press(help.panel.getByRole('button', { name: 'Contact support' }));
  await hand.write(help.subject, subject);
  await hand.write(help.body, 'They were there yesterday.');
  await hand.choose(help.panel.getByRole('combobox', { name: 'Priority' }), 'High');
  await hand.choose(help.panel.getByRole('combobox', { name: 'Category' }), 'backup');
  await hand.press(help.sendButton);
  await help.seesSent();
  await page.keyboard.press('Escape');
}

async function seesAssigned(page: Page, hand: Hand, subject: string): Promise<void> {
  await goTo(page, hand, 'Tickets');
  await hand.open(page.getByRole('row').filter({ hasText: subject }));
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  await isChosen(page, 'Assignee', 'Nadia Haddad');
  await main(page).getByText('Lost files are Nadia’s').waitFor();
}

/** And the timer runs. */
async function worksFor(page: Page, hand: Hand, organization: string): Promise<void> {
  await hand.choose(main(page).getByRole('combobox', { name: 'Organization' }), organization);
  await isChosen(page, 'Organization', organization);
  await hand.press(main(page).getByRole('button', { name: 'Start timer' }));
  await main(page).getByRole('button', { name: 'Pause' }).waitFor();
}

async function restores(page: Page, hand: Hand, file: string): Promise<void> {
  await goTo(page, hand, 'Devices');
  await hand.open(page.getByRole('row').filter({ hasText: 'This machine' }));
  const browser = page.locator('rmm-backup-browser');
  const dialog = browser.getByRole('dialog').last();
  await hand.press(browser.getByRole('button', { name: 'Search all plans' }));
  await hand.write(dialog.getByRole('searchbox'), file);
  const rows = dialog.getByRole('row');
  await hand.unfold(rows.filter({ hasText: file }).first());
  const restore = page.getByRole('button', { name: /^Restore the revision from/ });
  const revision = rows.filter({ has: restore }).first();
  await hand.pressIn(revision, revision.getByRole('button', { name: /^Restore the revision from/ }));
  await hand.pick(dialog.getByRole('radio', { name: 'Keep both' }));
  await hand.press(dialog.getByRole('button', { name: 'Restore', exact: true }));
  await dialog.locator('[part~="job-state-completed"]').waitFor();
  await hand.press(dialog.getByRole('button', { name: 'Clear restore' }));
  await dialog.waitFor({ state: 'detached' });
}

async function resolves(page: Page, hand: Hand, subject: string): Promise<void> {
  await hand.press(page.getByRole('navigation', { name: 'Recently opened' }).getByRole('link', { name: subject }));
  await hand.press(main(page).getByRole('button', { name: 'Stop and enter time' }));
  const dialog = page.getByRole('dialog', { name: /^Enter time for ticket/ });
  await hand.replace(dialog.getByLabel('Duration'), '1:30');
  await hand.press(dialog.getByRole('button', { name: 'Enter time' }));
  await dialog.waitFor({ state: 'detached' });
  await hand.press(main(page).getByRole('button', { name: 'Resolve' }));
  await page.locator('rmm-ticket-status[status=RESOLVED]').waitFor();
}

/** What the month costs has the time of today in it. */
async function bills(page: Page, hand: Hand, organization: string): Promise<void> {
  await goTo(page, hand, 'Products');
  await hand.press(main(page).getByRole('link', { name: 'Bill' }));
  await hand.choose(main(page).getByRole('combobox', { name: 'Organization' }), organization);
  await page.locator('rmm-product-bill .bill-total').waitFor();
  const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await hand.choose(main(page).getByRole('combobox', { name: 'Month' }), month);
  // An hour and a half by each hand.
  await page
    .locator('rmm-product-bill')
    .getByText(/^(?:1\.5|3) h /)
    .first()
    .waitFor();
}

async function synchronises(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/host/console.html#/integrations/first/sync`);
  await hand.press(page.locator('rmm-psa-mapping').getByRole('button', { name: 'Synchronize now' }));
  const run = page.getByRole('row').filter({ hasText: 'Started by Aiko Tanaka' }).filter({ hasText: 'Completed' });
  await run.first().waitFor();
}
