/** What devices report on the page of conditions, and the tickets that rulesets make of it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

describe('The page of device conditions', () => {
  let demo: Demo;

  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('has a condition open, reset and retrigger its ticket, which the inbox shows', async () => {
    const { page, complaints } = await demo.open('/demo/conditions');
    await page.getByText('No conditions yet').waitFor();
    await page.getByRole('combobox', { name: /^Device/ }).selectOption('File server');
    await page.getByLabel('What it reports').selectOption('Disk almost full');
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const card = page.getByRole('article', { name: 'Disk almost full' });
    await card.getByText('NEW').waitFor();
    await card.getByRole('button', { name: 'Clear' }).click();
    await card.getByText('It is reset on').waitFor();
    await page.getByRole('button', { name: '+1 day' }).click();
    await card.getByText('RESOLVED').waitFor();
    await card.getByRole('button', { name: 'Raise again' }).click();
    await card.getByText('OPEN').waitFor();
    await card.getByRole('link', { name: /^Ticket #/ }).click();
    await page.getByRole('article', { name: 'Disk almost full: File server' }).getByText('Urgent').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('creates a ruleset by the element, and has a script report to it', async () => {
    const { page, complaints } = await demo.open('/demo/conditions');
    await page.getByRole('button', { name: 'New script rule' }).click();
    await page.getByLabel('Name').fill('Night scripts');
    await page.getByRole('tab', { name: 'Ticket creation' }).click();
    await page.getByLabel('Ticket form').click();
    await page.getByRole('option', { name: 'Default form' }).click();
    await page.getByLabel('Status').click();
    await page.getByRole('option', { name: 'Paused' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Night scripts' }).waitFor();
    const choice = page.locator('optgroup[label^="Night scripts"] option', { hasText: 'timed out' });
    await page.getByLabel('What it reports').selectOption({ value: (await choice.getAttribute('value')) ?? '' });
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('link', { name: 'Open the inbox' }).click();
    const ticket = page.getByRole('article', { name: '“Clean up disk” timed out: This machine' });
    await ticket.getByText('Paused').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('has no axe violations, and nothing beside the page at 400 px', async () => {
    for (const path of ['/demo/conditions', '/demo/conditions?page-theme=dark']) {
      const { page } = await demo.open(path, { width: 400 });
      await page.getByRole('button', { name: 'Report', exact: true }).waitFor();
      assert.deepEqual(await axeViolations(page), [], path);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    }
  });
});
