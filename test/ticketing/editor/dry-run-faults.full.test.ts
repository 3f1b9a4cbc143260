/** Each call of the test and of the history, refused, broken off or without an answer: nothing is lost, and it can be tried again. */
import '../../support/hurried-retries.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { staysInPlace } from '../../support/come-to-rest.ts';
import { triesAll } from '../../support/one-engine.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend, type Fault } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

/** They are made in the page, and no engine takes part in them: one tries all, the others what ends before it has begun. */
const faults: readonly Fault[] = triesAll ? ['refused', 'brokenOff', 'noAnswer'] : ['noAnswer'];

interface Case {
  name: string;
  path: string;
  /** Asks. */
  ask(handle: AutomationEditorHandle): Promise<void>;
  failed: string;
  comesByItself?: true;
  /** Where it came in the end. */
  came(handle: AutomationEditorHandle): Promise<void>;
}

const isTyped = async (handle: AutomationEditorHandle) => equal((await handle.field('Summary')).value, 'Typed');

const cases: Case[] = [
  {
    name: 'a ticket',
    path: '/ticketing/tickets/12',
    async ask(handle) {
      await click(await handle.field('Load a ticket'));
      await handle.option('#12 Printer on fire');
    },
    failed: 'The ticket couldn’t be loaded',
    came: (handle) => handle.sees('Ticket 12 loaded'),
  },
  {
    name: 'business hours',
    path: '/ticketing/configuration',
    ask: async () => undefined,
    comesByItself: true,
    failed: 'Business hours couldn’t be loaded',
    came: (handle) => handle.sees('It is outside business hours.'),
  },
  {
    name: 'a template',
    path: '/ticketing/email-template/1',
    ask: async () => undefined,
    comesByItself: true,
    failed: 'The email template couldn’t be loaded',
    came: (handle) => handle.sees('About Typed'),
  },
  {
    name: 'examples',
    path: '/ticketing/trigger/7/examples',
    ask: async () => undefined,
    comesByItself: true,
    failed: 'The examples couldn’t be loaded',
    came: async (handle) => void (await handle.button('Open Kept')),
  },
  {
    name: 'a change of an example',
    path: '/ticketing/trigger/7/examples/1',
    async ask(handle) {
      await handle.press('Delete Kept');
      await handle.press('Delete example');
      // In the next frame, which may come after the failure: it must not take the focus from Retry before it is pressed.
      await eventually(() => equal(handle.focused(), 'Examples'));
    },
    failed: 'The example couldn’t be saved',
    came: (handle) => eventually(() => equal(handle.all('.example').length, 0)) as Promise<void>,
  },
  {
    name: 'matching tickets',
    path: '/ticketing/trigger/matches',
    ask: (handle) => handle.press('Find matching tickets'),
    failed: 'The tickets couldn’t be checked',
    came: (handle) => handle.sees('No ticket matches'),
  },
];

describe('The test of an automation, when something goes wrong', () => {
  let handle: AutomationEditorHandle;
  before(unhover);
  afterEach(() => handle.remove());

  for (const { name, path, ask, failed, came } of cases)
    for (const fault of faults)
      it(`keeps what was typed and tries again: ${name}, ${fault}`, async () => {
        const backend = new AutomationBackend();
        const test = { ticket: { status: 'NEW' }, before: null, now: '2026-03-16T10:00:00Z' };
        backend.tickets.examples.set('7', [{ id: '1', name: 'Kept', expected: 'match', ...test }]);
        backend.automations.set('7', {
          id: '7',
          type: 'EVENT_BASED',
          enabled: true,
          name: 'Rule',
          conditions: { all: [{ field: 'business_hours', operator: 'in' }], any: [] },
          actions: [
            {
              type: 'SEND_TEMPLATE_EMAIL',
              params: { to: { keys: [], emails: ['a@example.com'], uids: [] }, templateId: '1', allowResponse: true },
            },
          ],
        });
        backend.faults.set(path, fault);
        handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend);
        await handle.ready();
        await handle.press('Test');
        (await handle.field('Summary')).focus();
        await type('Typed');
        // What comes by itself moves what is to be pressed.
        for (const one of cases.filter((other) => other.comesByItself && other.name !== name)) await one.came(handle);
        // The last there is: what moves anything moves it.
        await staysInPlace(await handle.button('Find matching tickets'));
        await ask(handle);
        await handle.sees(failed);
        await isTyped(handle);
        backend.faults.clear();
        await eventually(async () => {
          (await handle.find('.inline-alert button', 'Retry')).focus();
          equal(handle.focused(), 'Retry');
        });
        await press('Enter');
        await came(handle);
        ok(!handle.all('.inline-alert').some((alert) => alert.textContent?.includes(failed)), 'it still says so');
        if (name !== 'a ticket') await isTyped(handle);
      });
});
