/** Examples of a rule, and the tickets that it matches, while it is edited. */
import '../../support/hurried-retries.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('The examples of an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const when = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
  const open = async ({ all }: { all: readonly object[] }, configuration = {}) => {
    const type = 'EVENT_BASED';
    backend.automations.set('7', {
      id: '7',
      type,
      enabled: true,
      name: 'Rule',
      conditions: { all, any: [] },
      actions: [],
    });
    handle = await AutomationEditorHandle.open({ type, automationId: '7' }, backend, configuration);
    // Also of a rule that may only be read, which has no field to wait for.
    await enter('Test');
    await handle.find('.dry-run');
  };
  /** By keyboard: what comes late moves what is beside it, and a pointer would miss it. */
  const enter = async (name: string) => {
    (await handle.button(name)).focus();
    await press('Enter');
  };
  const says = (text: string) => eventually(() => equal(handle.all('.dry-run-verdict')[0]?.textContent, text));
  /** Opens the list of the first condition's operator, or of its value. */
  const openCell = async (place: number) => {
    const row = await handle.find('.condition-row');
    await click(row.querySelectorAll<HTMLElement>('[role="combobox"]')[place] as HTMLElement);
  };
  const count = () => handle.all('.test-bar-count')[0]?.textContent;
  const example = (id: string, status: string, expected: string) => ({
    id,
    name: `Example ${id}`,
    expected,
    ticket: { status },
    before: null,
    now: '2026-03-16T10:00:00Z',
  });

  it('keeps examples with the rule, and says whatever is shown how many are as expected', async () => {
    backend.tickets.examples.set('7', [example('1', 'NEW', 'match'), example('2', 'OPEN', 'match')]);
    await open({ all: [when('status', 'equals', 'NEW')] });
    await eventually(() => equal(count(), '1 of 2 as expected'));
    await enter('Open Example 2');
    await says('The rule wouldn’t run for this ticket');
    await enter('Save ticket as an example');
    await eventually(() => equal(activeElement(document)?.localName, 'input'));
    equal((activeElement(document) as HTMLInputElement).value, '');
    await press('Enter');
    await handle.sees('Enter a name');
    await type('Stays out');
    await press('Enter');
    await eventually(() => equal(count(), '2 of 3 as expected'));
    deepEqual(backend.tickets.examples.get('7')?.at(-1), {
      ...example('3', 'OPEN', 'noMatch'),
      name: 'Stays out',
    });
    await eventually(() => equal(handle.focused(), 'Save ticket as an example'));
    await expectNoAxeViolations(handle.element);
    await enter('Delete Example 2');
    await enter('Delete example');
    await eventually(() => equal(count(), '2 of 2 as expected'));
    await handle.tab('Conditions');
    await openCell(1);
    await handle.option('Is not');
    await eventually(() => equal(count(), '0 of 2 as expected'));
  });

  it('sends the examples of a new rule once it is saved', async () => {
    handle = await AutomationEditorHandle.open({ type: 'BOARD' }, backend);
    await handle.ready();
    await click(await handle.field('Name'));
    await type('Mine');
    await enter('Test');
    await enter('Save ticket as an example');
    await eventually(() => equal(activeElement(document)?.localName, 'input'));
    await type('New ones');
    await press('Enter');
    await eventually(() => equal(count(), '1 of 1 as expected'));
    await handle.tab('Conditions');
    await handle.find('.row-group');
    await click((await handle.find('.row-group', /^Meets all/)).querySelector('.row-group-foot button') as HTMLElement);
    await eventually(() => equal(handle.all('.condition-row').length, 1));
    await press('Escape');
    await openCell(2);
    await handle.option('Problem');
    await enter('Create');
    await handle.isClosed();
    await eventually(() => equal(backend.tickets.examples.get('100')?.[0]?.name, 'New ones'));
  });

  it('says that examples did not come or were not saved, and tries again', async () => {
    backend.broken.add('/ticketing/trigger/7/examples');
    await open({ all: [when('status', 'equals', 'NEW')] });
    await handle.sees('The examples couldn’t be loaded');
    backend.broken.clear();
    await enter('Retry');
    await enter('Save ticket as an example');
    await eventually(() => equal(activeElement(document)?.localName, 'input'));
    await type('Kept');
    backend.broken.add('/ticketing/trigger/7/examples');
    await press('Enter');
    await handle.sees('The example couldn’t be saved');
    backend.broken.clear();
    await enter('Retry');
    await eventually(() => equal(count(), '1 of 1 as expected'));
  });

  it('finds which of the last tickets it matches, and takes one of them', async () => {
    backend.tickets.matches = {
      counts: { pass: 1, fail: 8, unknown: 1 },
      results: ['pass', 'unknown'].map((verdict, index) => ({
        id: String(12 - index),
        summary: index === 0 ? 'Printer on fire' : 'Password',
        status: { id: 'OPEN', name: 'Open' },
        verdict,
        all: [],
        any: [],
      })),
    };
    await open({ all: [when('status', 'equals', 'OPEN')] });
    backend.broken.add('/ticketing/trigger/matches');
    await enter('Find matching tickets');
    await handle.sees('The tickets couldn’t be checked');
    backend.broken.clear();
    await enter('Retry');
    await handle.sees('1 of 10 tickets match');
    await handle.sees('1 ticket can’t be decided.');
    await expectNoAxeViolations(handle.element);
    await enter('#12');
    await handle.sees('Ticket 12 loaded');
    await says('The rule would run for this ticket');
    await handle.tab('Conditions');
    await openCell(1);
    await handle.option('Is not');
    await enter('Test');
    await handle.sees('The rule has changed since.');
  });

  it('says where no ticket matches, and lets nobody wait for what takes long', async () => {
    await open({ all: [when('status', 'equals', 'OPEN')] });
    backend.held.add('/ticketing/trigger/matches');
    await enter('Find matching tickets');
    await enter('Stop');
    await handle.button('Find matching tickets');
    backend.held.clear();
    await enter('Find matching tickets');
    await handle.sees('No ticket matches');
  });

  it('are shown to who may not change the rule, who can try it all the same', async () => {
    backend.tickets.examples.set('7', [example('1', 'NEW', 'match')]);
    await open({ all: [when('status', 'equals', 'NEW')] }, { permissions: { canManageTicketingAutomations: false } });
    await says('The rule would run for this ticket');
    await eventually(() => equal(count(), '1 of 1 as expected'));
    await handle.button('Open Example 1');
    const names = handle.all('.dry-run button').map(({ textContent }) => textContent);
    for (const name of ['Save ticket as an example', 'Find matching tickets']) equal(names.includes(name), false);
    equal(handle.all('.example [aria-label="Delete Example 1"]').length, 0);
  });
});
