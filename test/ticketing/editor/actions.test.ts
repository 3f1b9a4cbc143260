/** What an automation does, as somebody puts it together. */
import '../../support/hurried-retries.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

interface Stored {
  type: string;
  params: Record<string, unknown>;
}

describe('The actions of an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (actions: readonly Stored[], more = {}) => {
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const stored = { id: '7', type: 'EVENT_BASED', enabled: true, name: 'Rule', conditions, actions, ...more };
    backend.automations.set('7', stored);
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend);
    await handle.ready();
    await handle.tab('Actions');
    await handle.button('Add action');
  };
  const add = async (name: string) => {
    await handle.press('Add action');
    await handle.item(name);
  };
  const offered = async () => {
    await handle.press('Add action');
    await handle.find('[role="menuitem"]', 'Update ticket');
    const names = handle.all('[role="menuitem"]').map(({ textContent }) => textContent?.trim());
    await press('Escape');
    return names;
  };
  const shown = () => handle.rows().map((row) => row.replace(/^Action \d+: /, ''));
  const sent = async () => {
    await handle.press('Save');
    await handle.isClosed();
    ok(backend.saved, 'nothing was sent');
    return (backend.saved.body as { actions: Stored[] }).actions;
  };
  const change = (changes: object[]): Stored => ({ type: 'TICKET_CHANGE_VALUE', params: { changes } });
  const vip = change([{ field: 'add_tags', order: 0, value: ['vip'] }]);

  it('offers what may be there once only as long as it is not there', async () => {
    await open([vip]);
    ok((await offered()).includes('Add time'));
    await add('Add time');
    await eventually(() => equal(handle.rows().length, 2));
    const left = await offered();
    ok(!left.includes('Add time') && left.includes('Add tags'));
    await handle.press('More for Action 2');
    equal((await handle.find('[role="menuitem"]', 'Duplicate')).getAttribute('aria-disabled'), 'true');
  });

  it('adds time, in a unit', async () => {
    await open([vip]);
    await add('Add time');
    const amount = await handle.field('Time to add');
    await click(amount);
    await type('30');
    await eventually(() => equal(shown()[1], 'add 30 minutes'));
    await press('Control+a');
    await type('1000000000');
    await press('Tab');
    await handle.find('.action-row .field-error', 'Value must be an integer between 1 and 999999999');
    equal((await handle.find('[role="tab"]', /^Actions/)).getAttribute('aria-description'), null);
    await press('Shift+Tab');
    await press('Control+a');
    await type('30');
    deepEqual((await sent())[1], { type: 'TICKET_LOG_ENTRY_TIME_TRACKER', params: { unit: 'MINUTES', value: 30 } });
  });

  it('goes on in an action that was just added, where it is filled in', async () => {
    await open([]);
    await add('Add time');
    const amount = await handle.field('Time to add');
    await eventually(() => equal(activeElement(), amount));
    await type('15');
    await eventually(() => equal(shown()[0], 'add 15 minutes'));
    await add('Add tags');
    const tags = await handle.field('Add tags');
    await eventually(() => equal(activeElement(), tags));
    await add('Update ticket');
    await eventually(() => equal(activeElement()?.textContent, 'Add field'));
  });

  it('creates a tag that is not there yet', async () => {
    await open([vip]);
    const tags = await handle.field('Add tags');
    await click(tags);
    await handle.find('[role="option"]', 'printer');
    await type('urgent');
    await handle.option('Create “urgent”');
    await eventually(() => deepEqual(shown(), ['add the tags vip and urgent']));
    deepEqual(await sent(), [change([{ field: 'add_tags', order: 0, value: ['vip', 'urgent'] }])]);
  });

  it('sets fields of the ticket, each once, its subject in a dialog of its own', async () => {
    await open([change([{ field: 'ticket', order: 0, properties: [{ property: 'status', value: 'OPEN' }] }])]);
    await handle.press('Add field');
    ok(!handle.all('[role="menuitem"]').some(({ textContent }) => textContent === 'Status'));
    await handle.item('Assignee');
    await click(await handle.field('Assignee'));
    await handle.option('Grace Hopper');
    await handle.press('Add field');
    await handle.item('Subject');
    await handle.press('Edit');
    await handle.find('.dialog-title', 'Edit field');
    await handle.press('Apply');
    await handle.find('.field-error', 'Required');
    await eventually(async () => equal<Element | undefined>(activeElement(document), await handle.field('Subject')));
    await type('Printer');
    await expectNoAxeViolations(handle.element);
    await handle.press('Apply');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await eventually(() =>
      deepEqual(shown(), ['set assignee to Grace Hopper, set status to Open, and set summary to “Printer”']),
    );
    deepEqual(await sent(), [
      change([
        {
          field: 'ticket',
          order: 0,
          properties: [
            { property: 'assignedAppUserId', value: 'grace' },
            { property: 'status', value: 'OPEN' },
            { property: 'summary', value: 'Printer' },
          ],
        },
      ]),
    ]);
  });

  it('writes a mail in a dialog that comes with the action, and sends nothing of it before Apply', async () => {
    await open([vip]);
    await add('Send email');
    await handle.find('.dialog-title', 'Edit field');
    await handle.find('.ProseMirror');
    await click(await handle.field('Subject'));
    await type('Hello');
    await click(await handle.find('.ProseMirror'));
    await type('Dear customer');
    await click(await handle.field('Email addresses'));
    await type('nobody');
    await press('Enter');
    await handle.find('.field-error', 'Enter valid email addresses');
    await type('@example.com');
    await press('Enter');
    await eventually(() =>
      ok(handle.all('.select-chip-text').some(({ textContent }) => textContent === 'nobody@example.com')),
    );
    await handle.press('Apply');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await handle.find('.body-preview', 'Dear customer');
    const [, mail] = await sent();
    deepEqual(mail, {
      type: 'SEND_EMAIL',
      params: {
        to: { keys: ['REQUESTER', 'REQUESTER_CC', 'ASSIGNEE'], emails: ['nobody@example.com'], uids: [] },
        subject: 'Hello',
        body: '<p>Dear customer</p>',
        allowResponse: true,
      },
    });
  });

  it('tells of people and templates of a mail that are not there any more', async () => {
    const to = { keys: [], emails: [], uids: ['gone', 'ada'] };
    const params = { to, templateId: '999', allowResponse: true };
    await open([{ type: 'SEND_TEMPLATE_EMAIL', params }]);
    await handle.find('.action-text', 'Gone Person (Deleted) and Ada Lovelace');
    await handle.find('.action-text', '999 (Not found)');
  });

  it('does not save what names a template or a channel that is not there any more', async () => {
    const to = { keys: ['REQUESTER'], emails: [], uids: [] };
    await open([
      { type: 'SEND_NOTIFICATION', params: { channels: [{ channelId: 'c9', channelType: 'SMS', order: 0 }] } },
    ]);
    await handle.press('Save');
    await handle.sees('Must not contain deleted notification channels');
    equal(backend.saved, undefined);
    handle.remove();
    // Of templates only the server knows.
    await open([{ type: 'SEND_TEMPLATE_EMAIL', params: { to, templateId: '999', allowResponse: true } }]);
    const errors = [{ field: 'actions.0.value.templateId', code: 'deletedTemplates' }];
    backend.refusal = { body: { resultCode: 'automation_invalid', errors } };
    await handle.press('Save');
    await handle.sees('Must not contain deleted email templates');
  });

  it('asks before a dialog is closed with what was written in it', async () => {
    await open([vip]);
    await add('Send template email');
    await click(await handle.field('Email template'));
    await handle.option('Template 2');
    await press('Escape');
    await handle.find('.dialog-title', 'You have unsaved changes');
    await handle.press('Continue');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await handle.press('Save');
    await handle.find('.action-row .field-error', 'Required');
    equal(backend.saved, undefined);
  });

  it('says that channels did not come, and asks again', async () => {
    backend.broken.add('/channel/list/brief');
    await open([
      { type: 'SEND_NOTIFICATION', params: { channels: [{ channelId: 'c2', channelType: 'SLACK', order: 0 }] } },
    ]);
    await handle.sees('Error fetching notification channels');
    backend.broken.clear();
    await handle.press('Retry');
    await eventually(() => deepEqual(shown(), ['notify Help desk']));
    await expectNoAxeViolations(handle.element);
  });

  it('moves actions by keys, as their order counts', async () => {
    await open([vip, { type: 'TICKET_LOG_ENTRY_TIME_TRACKER', params: { unit: 'HOURS', value: 2 } }]);
    (await handle.button('Move Action 2')).focus();
    await press('ArrowUp');
    await eventually(() => deepEqual(shown(), ['add 2 hours', 'add the tag vip']));
    deepEqual(
      (await sent()).map(({ type: kind }) => kind),
      ['TICKET_LOG_ENTRY_TIME_TRACKER', 'TICKET_CHANGE_VALUE'],
    );
  });
});
