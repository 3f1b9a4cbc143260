/** What an automation did, as the editor tells it. */
import '../../support/hurried-retries.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { press, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const run = (id: number, more = {}) => ({
  id,
  automation: { id: '7', name: 'Greet', type: 'EVENT_BASED' },
  ticket: { id: String(10 + id), summary: 'Printer' },
  time: `2026-03-16T10:0${id}:00Z`,
  event: 'UPDATE',
  round: 1,
  stopped: false,
  rows: {
    all: [
      {
        id: '0',
        field: 'status',
        operator: 'equals',
        value: 'OPEN',
        verdict: 'pass',
        reason: { kind: 'is', field: 'status', values: ['OPEN'] },
      },
    ],
    any: [],
  },
  changes: [{ field: 'assignee', from: null, to: 'ada' }],
  effects: [],
  messages: [],
  failures: [],
  ...more,
});

describe('The history of an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (type: 'EVENT_BASED' | 'BOARD' = 'EVENT_BASED', mode: 'edit' | 'copy' = 'edit') => {
    const conditions = { all: [], any: [] };
    const board = { columns: ['id'], sortBy: [] };
    backend.automations.set('7', { id: '7', type, enabled: true, name: 'Greet', conditions, actions: [], ...board });
    handle = await AutomationEditorHandle.open({ type, automationId: '7', mode }, backend);
    await handle.ready();
    await handle.button('Test');
  };
  const cells = () =>
    handle
      .all('.run-list [role="row"]')
      .map((row) => [...row.querySelectorAll('[role="gridcell"]')].map(({ textContent }) => textContent))
      .filter((row) => row.length > 0);

  it('lists when it ran, why and what came of it, newest first', async () => {
    const failed = { failures: [{ action: 'SEND_EMAIL', reason: 'There is nobody to send it to.' }] };
    const stopped = { stopped: true, round: 10, event: 'TIME', effects: ['ADD_TICKET_COMMENT'] };
    backend.tickets.runs = [run(3, failed), run(2, stopped), run(1)];
    await open();
    await handle.press('History');
    await eventually(() =>
      deepEqual(cells(), [
        ['#13 Printer', 'Ticket updated', 'Failed', 'Assignee'],
        ['#12 Printer', 'Time passed', 'Stopped', 'Assignee and Add comment'],
        ['#11 Printer', 'Ticket updated', 'Done', 'Assignee'],
      ]),
    );
    equal(activeElement(document)?.textContent, 'History');
    await expectNoAxeViolations(handle.element);
  });

  it('says of a run which rows decided, what it changed, what was sent and what failed, by keyboard alone', async () => {
    const message = {
      id: 1,
      channel: 'EMAIL',
      recipients: ['tim@example.com'],
      subject: 'Hello',
      state: 'FAILED',
      problem: '550 No such mailbox',
    };
    const failures = [{ action: 'SEND_NOTIFICATION', reason: 'A notification channel doesn’t exist anymore.' }];
    backend.tickets.runs = [run(1, { round: 2, messages: [message], failures, effects: ['SEND_EMAIL'] })];
    await open();
    await handle.press('History');
    const time = await handle.find('.run-list [role="rowheader"] button');
    time.focus();
    await press('Enter');
    await handle.find('.run');
    await handle.sees('Round 2: this automation or another one had changed the ticket.');
    await handle.sees('Send notification: A notification channel doesn’t exist anymore.');
    await eventually(() => match(handle.all('.run-row')[0]?.textContent ?? '', /^PassStatus is OpenStatus is Open\.$/));
    await eventually(() => equal(handle.all('.run-change')[0]?.textContent, 'Assigneenone → Ada Lovelace'));
    deepEqual(
      handle.all('.run-message').map(({ textContent }) => textContent),
      ['Hellotim@example.com550 No such mailboxNot sent'],
    );
    await expectNoAxeViolations(handle.element);
    await press('Escape');
    await eventually(() => equal(handle.all('.run').length, 0));
    await eventually(() => ok(activeElement(document)?.closest('.run-list'), 'the focus is back'));
    equal(handle.all('dialog').length, 1);
  });

  it('says that nothing happened yet, or that it did not come, and tries again', async () => {
    backend.broken.add('/ticketing/trigger/7/runs');
    await open();
    await handle.press('History');
    await handle.button(/Retry|Try again/);
    backend.broken.clear();
    await handle.press(/Retry|Try again/);
    await handle.sees('The automation hasn’t run for a ticket yet.');
  });

  it('is not offered of what has none: a new automation, a board', async () => {
    await open('EVENT_BASED', 'copy');
    equal(handle.all('.test-bar button').length, 1);
    handle.remove();
    await open('BOARD');
    equal(handle.all('.test-bar button').length, 1);
  });
});
