/** A rule tried, changed, saved and found in its history, on the demo page and a real server. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AutomationDesk, set, when } from '../demo/server/support/automation-desk.ts';
import { DemoClient } from '../demo/server/support/demo-client.ts';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

describe('Testing a rule', () => {
  let demo: Demo;
  let client: DemoClient;
  let rules: AutomationDesk;

  before(async () => {
    demo = await startDemo();
    client = await DemoClient.open(demo.url);
    rules = new AutomationDesk(client);
    await rules.turnAllOff();
    await client.demo('POST', 'tickets/samples', { count: 60 });
  });
  after(() => demo.close());

  const open = async (page: Page, id: string) => {
    await page.evaluate((automationId) => {
      for (const one of document.querySelectorAll('rmm-automation-editor')) one.remove();
      const editor = document.createElement('rmm-automation-editor');
      document.body.append(Object.assign(editor, { type: 'EVENT_BASED', automationId, open: true }));
    }, id);
    return page.locator('rmm-automation-editor');
  };

  it('goes from a ticket of the server over an example and all that match to what it really did', async () => {
    const id = await rules.add({
      name: 'Waiting is low',
      all: [when('status', 'equals', 'WAITING')],
      actions: [
        set({ priority: 'LOW' }),
        {
          field: 'SEND_EMAIL',
          value: {
            keys: [],
            emails: ['desk@example.com'],
            uids: [],
            subject: '#{{ticket.id}}',
            body: '<p>{{ticket.subject}}</p>',
          },
        },
      ],
    });
    const { page, complaints } = await demo.open('/elements/rmm-automation-editor');
    let editor = await open(page, id);
    await editor.getByRole('button', { name: 'Test', exact: true }).click();
    await editor.getByRole('combobox', { name: 'Load a ticket' }).click();
    await editor.getByRole('option', { name: /^#60 / }).click();
    const ticket = await client.demo<{ facts: { summary: string; priority: string } }>('GET', 'tickets/60');
    await editor.getByRole('combobox', { name: 'Status', exact: true }).first().click();
    await editor.getByRole('option', { name: 'Waiting', exact: true }).click();
    await editor.getByText('The rule would run for this ticket').waitFor();
    await editor.getByRole('definition').getByText('desk@example.com').waitFor();
    await editor.getByText('#60', { exact: true }).waitFor();
    assert.deepEqual(await axeViolations(page, { within: 'rmm-automation-editor' }), []);

    await editor.getByRole('button', { name: 'Save ticket as an example' }).click();
    await page.keyboard.press('Enter');
    await editor.getByText('1 of 1 as expected').first().waitFor();
    await editor.getByRole('button', { name: 'Find matching tickets' }).click();
    // A screen reader is told the same words, a little later.
    await editor
      .getByText(/of 60 tickets match/)
      .first()
      .waitFor();
    await editor
      .getByRole('button', { name: 'Close', exact: true })
      .or(editor.getByRole('button', { name: 'Cancel' }))
      .last()
      .click();

    // What it says it would do is what the server does.
    await client.demo('PATCH', 'tickets/60', { status: 'WAITING' });
    const { facts } = await client.demo<{ facts: { priority: string } }>('GET', 'tickets/60');
    assert.equal(facts.priority, 'LOW');
    const { messages } = await client.demo<{ messages: { subject: string; body: string }[] }>('GET', 'messages');
    assert.deepEqual(messages.map(({ subject, body }) => [subject, body])[0], [
      '#60',
      `<p>${ticket.facts.summary}</p>`,
    ]);
    editor = await open(page, id);
    await editor.getByText('1 of 1 as expected').waitFor();
    await editor.getByRole('button', { name: 'History', exact: true }).click();
    await editor.getByText(`#60 ${ticket.facts.summary}`).waitFor();
    await editor.getByRole('rowheader').getByRole('button').first().click();
    const details = page.getByRole('dialog', { name: 'What happened' });
    await details.getByText('Status is Waiting', { exact: true }).waitFor();
    await details.getByText('desk@example.com').waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});
