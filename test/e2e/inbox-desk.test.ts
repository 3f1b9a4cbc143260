/** What somebody who answers tickets does at the inbox, and what automations make of it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AutomationDesk, set, when } from '../demo/server/support/automation-desk.ts';
import { DemoClient } from '../demo/server/support/demo-client.ts';
import { HelpDesk } from '../demo/server/support/help-desk.ts';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

describe('Answering tickets at the inbox', () => {
  let demo: Demo;
  let help: HelpDesk;
  let rules: AutomationDesk;

  before(async () => {
    demo = await startDemo();
    const client = await DemoClient.open(demo.url);
    help = new HelpDesk(client);
    rules = new AutomationDesk(client);
  });
  after(() => demo.close());

  const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

  it('changes status, people and tags, comments, and shows which automations followed', async () => {
    await rules.add({
      name: 'On wait',
      all: [when('status', 'changed_to', 'WAITING')],
      actions: [
        set({ priority: 'LOW' }),
        { field: 'ADD_TICKET_COMMENT', value: { body: '<p>We wait.</p>', public: false } },
      ],
    });
    await help.submit({ ticketSubject: 'Toner', ticketPriority: 'HIGH' });
    const { page, complaints } = await demo.open('/demo/inbox');
    const card = cardOf(page, 'Toner');
    await card.getByText('Answer').click();
    await card.getByLabel('Status').selectOption('Waiting');
    await card.getByText('We wait.').waitFor();
    assert.equal(await card.getByLabel('Priority').inputValue(), 'LOW');
    const history = card.getByRole('list', { name: 'Automations' });
    await history.getByText('On wait').waitFor();
    await history.getByText('Status changed to Waiting', { exact: true }).waitFor();
    await history.getByText('Status changed from New to Waiting.').waitFor();
    await history.getByText('Priority: High → Low').waitFor();
    await card.getByLabel('Assignee').selectOption('Nadia Haddad');
    await card.getByLabel('Add tag').selectOption('VIP');
    await card.getByRole('button', { name: 'Remove tag VIP' }).waitFor();
    await card.getByLabel('Comment', { exact: true }).fill('On its way <b>soon</b>');
    await card.getByRole('button', { name: 'Add comment' }).click();
    await card.getByRole('list', { name: 'Comments' }).getByText('On its way <b>soon</b>').waitFor();
    assert.equal(await card.getByLabel('Comment', { exact: true }).inputValue(), '');
    await card.getByRole('button', { name: 'Remove tag VIP' }).click();
    await card.getByRole('button', { name: 'Remove tag VIP' }).waitFor({ state: 'detached' });
    await card.getByLabel('Response template').selectOption('Password was reset');
    await card.getByText('We’ve reset your password.').waitFor();
    assert.equal(await card.getByLabel('Status').inputValue(), 'RESOLVED');
    assert.equal(await card.getByLabel('Assignee').inputValue(), 'operator');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('keeps a comment that is being written while other tickets come', async () => {
    await help.submit({ ticketSubject: 'Slow typist' });
    const { page } = await demo.open('/demo/inbox');
    const card = cardOf(page, 'Slow typist');
    await card.getByText('Answer').click();
    await card.getByLabel('Comment', { exact: true }).fill('Half a sent');
    await help.submit({ ticketSubject: 'Another one' });
    await cardOf(page, 'Another one').waitFor();
    assert.equal(await card.getByLabel('Comment', { exact: true }).inputValue(), 'Half a sent');
    await page.context().close();
  });

  it('says what could not be done, and shows what is still so', async () => {
    await help.submit({ ticketSubject: 'Stubborn' });
    const { page } = await demo.open('/demo/inbox');
    const card = cardOf(page, 'Stubborn');
    await card.getByText('Answer').click();
    await page.route('**/demo/tickets/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 400, json: { resultCode: 'INVALID_REQUEST', message: 'The status is not known' } })
        : route.continue(),
    );
    await card.getByLabel('Status').selectOption('Paused');
    await card.getByRole('alert').getByText('The status is not known').waitFor();
    assert.equal(await card.getByLabel('Status').inputValue(), 'NEW');
    await page.context().close();
  });

  it('turns the clock forward, and what was due has happened', async () => {
    await rules.add({
      type: 'TIME_BASED',
      name: 'Late',
      all: [when('ticket_created', 'hours_since:greater_or_equal_than', '5:0'), when('summary', 'contains', 'overdue')],
      actions: [{ field: 'add_tags', value: ['Urgent'] }],
    });
    await help.submit({ ticketSubject: 'Overdue' });
    const { page, complaints } = await demo.open('/demo/inbox');
    await cardOf(page, 'Overdue').waitFor();
    await page.getByRole('group', { name: 'Ticketing time' }).getByRole('button', { name: '+1 day' }).click();
    await cardOf(page, 'Overdue').getByText('Urgent', { exact: true }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('fills an inbox with sample tickets, and shows mails in the outbox', async () => {
    const fresh = await startDemo();
    const { page } = await fresh.open('/demo/inbox');
    await page.getByRole('button', { name: 'Add 50 sample tickets' }).click();
    await page.getByText('50 tickets, newest first').waitFor();
    const outbox = await fresh.open('/demo/outbox');
    await outbox.page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    await new HelpDesk(await DemoClient.open(fresh.url)).submit({ ticketSubject: 'Mailed', ticketBody: '<i>x</i>' });
    const mail = outbox.page.getByRole('article', { name: /Mailed/ });
    await mail.getByText('Kept here').waitFor();
    await mail.getByText('<i>x</i>').waitFor();
    await fresh.close();
  });

  it('fits its window and keeps nobody out, light and dark', async () => {
    await help.submit({ ticketSubject: 'x'.repeat(200), ticketBody: 'y'.repeat(400) });
    for (const path of ['/demo/inbox', '/demo/inbox?page-theme=dark', '/demo/outbox', '/demo/outbox?page-theme=dark']) {
      for (const width of [400, 1280]) {
        const { page, complaints } = await demo.open(path, { width });
        await page.getByRole('article').first().waitFor();
        if (path.startsWith('/demo/inbox')) {
          await page.getByText('Answer').first().click();
          await page.getByLabel('Status').waitFor();
          await cardOf(page, 'Toner').getByText('Answer').click();
          await cardOf(page, 'Toner').getByRole('list', { name: 'Automations' }).waitFor();
        }
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          0,
          `${path} ${width}`,
        );
        assert.deepEqual(await axeViolations(page), [], path);
        assert.deepEqual(complaints, []);
        if (process.env.SCREENSHOTS)
          await page.screenshot({
            path: `${process.env.SCREENSHOTS}/${path.replaceAll(/\W+/g, '-')}-${width}.png`,
            fullPage: false,
          });
        await page.context().close();
      }
    }
  });
});
