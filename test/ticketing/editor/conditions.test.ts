/** The conditions of an automation, as somebody builds them. */
import '../../support/hurried-retries.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { paste } from '../../support/paste.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const tags = [{ type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'add_tags', order: 0, value: ['vip'] }] } }];

interface Row {
  field: string;
  operator: string;
  value?: unknown;
}

describe('The conditions of an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (
    { all = [], any = [] }: { all?: readonly Row[]; any?: readonly Row[] },
    kind: 'EVENT_BASED' | 'TIME_BASED' | 'BOARD' = 'EVENT_BASED',
    configuration = {},
  ) => {
    const conditions = { all, any };
    const board = { columns: ['id'], sortBy: [] };
    backend.automations.set('7', {
      id: '7',
      type: kind,
      enabled: true,
      name: 'Rule',
      conditions,
      actions: tags,
      ...board,
    });
    handle = await AutomationEditorHandle.open({ type: kind, automationId: '7' }, backend, configuration);
    await handle.ready();
    await handle.tab('Conditions');
    await handle.find('.row-group');
  };
  const group = (name: string) => handle.find('.row-group', name);
  const fields = (row = 0) =>
    handle.all('.condition-row')[row]?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [];
  const shown = () => handle.rows().map((row) => row.replace(/^Condition \d+: /, ''));
  const headings = () => handle.all('.choices-heading').map(({ textContent }) => textContent);
  const sent = async () => {
    await handle.press('Save');
    await handle.isClosed();
    ok(backend.saved, 'nothing was sent');
    return (backend.saved.body as { conditions: { all: Row[]; any: Row[] } }).conditions;
  };
  const status = (value: string) => ({ field: 'status', operator: 'equals', value });

  it('adds one by keyboard alone: its field is asked for first, then operator and value', async () => {
    await open({ all: [status('NEW')] });
    const add = (await group('Meets any conditions')).querySelector<HTMLElement>('.row-group-foot button');
    add?.focus();
    await press('Enter');
    await eventually(() => equal(activeElement(document)?.getAttribute('role'), 'combobox'));
    await type('prior');
    await eventually(() => equal(handle.all('[role="option"]').length, 1));
    await press('Enter');
    await eventually(() => equal((fields(1)[0] as HTMLInputElement).value, 'Priority'));
    await press('Tab', 'ArrowDown');
    await handle.find('[role="option"]', 'Is not');
    await press('ArrowDown', 'Enter', 'Tab', 'ArrowDown');
    await handle.find('[role="option"]', 'High');
    await press('h', 'Enter');
    await eventually(() => deepEqual(shown(), ['Status is New', 'Priority is not High']));
    deepEqual((await sent()).any, [{ field: 'priority', operator: 'not_equals', value: 'HIGH' }]);
  });

  it('offers the operators of the field, and takes the value as the operator has it', async () => {
    await open({ all: [{ field: 'summary', operator: 'contains', value: 'paper' }] });
    await click(fields()[1] as HTMLElement);
    await handle.find('[role="option"]', 'Contains any of');
    deepEqual(
      handle.all('[role="option"]').map(({ textContent }) => textContent?.trim()),
      ['Contains', 'Does not contain', 'Contains any of', 'Contains none of'],
    );
    await handle.option('Contains any of');
    await eventually(() => equal(handle.all('.select-chip-text')[0]?.textContent, 'paper'));
    deepEqual(await sent(), {
      all: [{ field: 'summary', operator: 'contains_any', value: ['paper'] }],
      any: [],
    });
  });

  it('groups the fields, custom ones among them, and offers times only where all are met', async () => {
    await open({ all: [status('NEW')], any: [status('OPEN')] }, 'TIME_BASED');
    await click(fields(0)[0] as HTMLElement);
    await handle.find('[role="option"]', 'Time since Waiting');
    deepEqual(headings(), ['Ticket', 'Time', 'Custom fields']);
    await press('Escape');
    await click(fields(1)[0] as HTMLElement);
    await handle.find('[role="option"]', 'Status');
    await eventually(() => deepEqual(headings(), ['Ticket', 'Custom fields']));
  });

  it('takes numbers up to what the page has configured, as it changes', async () => {
    const rule = { all: [{ field: 'attribute:2', operator: 'greater_than', value: '51' }] };
    await open(rule, 'EVENT_BASED', { ticketing: { numericMaximum: 50 } });
    await handle.press('Save');
    await handle.sees('Value must be less than or equal to 50');
    equal(backend.saved, undefined);
    configure({ ticketing: { numericMaximum: 60 } });
    deepEqual((await sent()).all, rule.all);
  });

  it('has an editor for every kind of value', async () => {
    await open({
      all: [
        { field: 'attribute:4', operator: 'equals', value: 'true' },
        { field: 'attribute:3', operator: 'equals', value: '8' },
        { field: 'attribute:5', operator: 'less_than', value: '2027-03-31' },
        { field: 'attribute:2', operator: 'greater_than', value: '5' },
        { field: 'attribute:6', operator: 'contains_any', value: ['2'] },
        { field: 'business_hours', operator: 'in' },
        { field: 'organization', operator: 'contains_any', value: ['3'] },
        { field: 'requester', operator: 'equals', value: 'tim' },
      ],
    });
    await eventually(() =>
      deepEqual(shown(), [
        'Approved is Yes',
        'Building is South',
        'Due is less than 2027-03-31',
        'People affected is greater than 5',
        'Floors include Second',
        'it is within business hours',
        'Organization is Organization 3',
        'Requester is Tim Lee',
      ]),
    );
    const no = handle.all('label').find(({ textContent }) => textContent === 'No');
    await click(no as HTMLElement);
    await eventually(() => equal(shown()[0], 'Approved is No'));
    await expectNoAxeViolations(handle.element);
    const { all } = await sent();
    deepEqual(all[0], { field: 'attribute:4', operator: 'equals', value: 'false' });
    deepEqual(all[3], { field: 'attribute:2', operator: 'greater_than', value: '5' });
  });

  it('writes a time since as hours and minutes', async () => {
    await open({ all: [{ field: 'time_since:OPEN', operator: 'hours_since:is', value: '48:15' }] }, 'TIME_BASED');
    const hours = await handle.find<HTMLInputElement>('input[aria-label="Hours"]');
    await click(hours);
    await press('Control+a');
    await type('2');
    const minutes = await handle.field<HTMLSelectElement>('Minutes');
    deepEqual(
      [...minutes.options].map(({ value }) => value),
      ['0', '15', '30', '45'],
    );
    await eventually(() => deepEqual(shown(), ['Time since Open is 2 hours 15 minutes']));
    equal((await sent()).all[0]?.value, '2:15');
  });

  it('says what is wrong with a value once it was left', async () => {
    await open({ all: [{ field: 'summary', operator: 'contains', value: 'a' }] });
    const value = await handle.field('Value');
    await click(value);
    await press('Backspace');
    equal(handle.all('.condition-row .field-error').length, 0);
    await press('Tab');
    await handle.find('.condition-row .field-error', 'Required');
    equal(value.getAttribute('aria-invalid'), 'true');
  });

  it('duplicates, moves and removes rows, says so, and takes it back', async () => {
    await open({ all: [status('NEW'), status('OPEN')] });
    await handle.press('More for Condition 1');
    await handle.item('Duplicate');
    await eventually(() => deepEqual(shown(), ['Status is New', 'Status is New', 'Status is Open']));
    await handle.press('Move Condition 3 up');
    await eventually(() => deepEqual(shown(), ['Status is New', 'Status is Open', 'Status is New']));
    await press('Alt+ArrowUp');
    await eventually(() => deepEqual(shown(), ['Status is Open', 'Status is New', 'Status is New']));
    await handle.press('Remove Condition 2');
    await eventually(() => deepEqual(shown(), ['Status is Open', 'Status is New']));
    await eventually(() =>
      match(
        handle
          .all('[aria-live]')
          .map(({ textContent }) => textContent)
          .join(' '),
        /Condition 2 removed/,
      ),
    );
    await press('Control+z');
    await eventually(() => equal(shown().length, 3));
    await press('Control+z', 'Control+z', 'Control+z');
    await eventually(() => deepEqual(shown(), ['Status is New', 'Status is Open']));
    await press('Control+Shift+Z');
    await eventually(() => equal(shown().length, 3));
    equal((await handle.button('Undo')).getAttribute('aria-disabled'), null);
  });

  it('undoes typing as one step', async () => {
    await open({ all: [{ field: 'summary', operator: 'contains', value: 'a' }] });
    const value = await handle.field('Value');
    await click(value);
    await press('End');
    await type('bcd');
    await eventually(() => equal(value.value, 'abcd'));
    await press('Control+z');
    await eventually(() => equal(value.value, 'a'));
    equal((await handle.button('Undo')).getAttribute('aria-disabled'), 'true');
  });

  it('takes rows over from another editor, and leaves what does not fit', async () => {
    await open({ all: [status('NEW')] });
    const text = JSON.stringify({
      format: 'rmm-elements/automation-rows',
      kind: 'conditions',
      rows: [
        { field: 'priority', operator: 'equals', value: 'LOW' },
        { field: 'ticket_created', operator: 'hours_since:is', value: '1:0' },
      ],
    });
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const button = (await group('Meets any conditions')).querySelector('button');
    ok(button && !paste(button, data), 'nobody took it');
    await eventually(() => deepEqual(shown(), ['Status is New', 'Priority is Low']));
    await handle.sees('1 row wasn’t pasted because it isn’t available here.');
  });

  it('warns beside rows that exclude each other, and blocks nothing', async () => {
    await open({ all: [status('NEW'), status('OPEN')] });
    await eventually(() => equal(handle.all('.row-warning').length, 2));
    const row = handle.all('.condition-row')[0];
    const described = handle.root.getElementById(row?.getAttribute('aria-describedby') ?? '');
    match(described?.textContent ?? '', /contradict each other/);
    await sent();
  });

  it('warns of what a later automation always undoes', async () => {
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const params = { changes: [{ field: 'remove_tags', order: 0, value: ['vip'] }] };
    backend.following = [{ id: '8', name: 'Clean up', conditions, actions: [{ type: 'TICKET_CHANGE_VALUE', params }] }];
    await open({ all: [status('NEW')] });
    await handle.tab('Actions');
    await handle.button('“Clean up” runs after this and always undoes it.');
  });

  it('warns without moving what somebody points at, and says why when asked', async () => {
    await open({ all: [status('NEW'), status('NEW')] });
    const places = () =>
      handle.all('.condition-cells, .row-group-foot button').map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    await comeToRest(handle.element);
    const before = places();
    await click(handle.all('.condition-row')[1]?.querySelectorAll<HTMLElement>('[role="combobox"]')[2] as HTMLElement);
    await handle.option('Open');
    const sign = await handle.button(/contradict each other/);
    deepEqual(places(), before);
    await expectNoAxeViolations(handle.element);
    equal(handle.all('.row-warnings')[0]?.clientHeight, 1);
    await click(sign);
    await eventually(() => equal(sign.getAttribute('aria-expanded'), 'true'));
    ok(handle.all('.row-warnings').some(({ clientHeight }) => clientHeight > 12));
  });

  it('shows what has been deleted, refuses it, and takes it out where that is wanted', async () => {
    await open({ all: [{ field: 'organization', operator: 'contains_any', value: ['1', '99'] }] });
    await handle.find('.field-error', 'Must not contain deleted organizations');
    await eventually(() =>
      deepEqual(
        handle.all('.select-chip-text').map(({ textContent }) => textContent),
        ['Organization 1', 'Old Corp (Deleted)'],
      ),
    );
    await handle.press('Save');
    equal(backend.saved, undefined);
    await handle.press('Remove deleted entries');
    await eventually(() => equal(handle.all('.select-chip-text').length, 1));
    deepEqual((await sent()).all[0]?.value, ['1']);
  });

  it('wants a time since of a time-based automation', async () => {
    await open({ all: [status('NEW')] }, 'TIME_BASED');
    await handle.press('Save');
    await handle.sees("Time-based automations require at least one 'time since' condition to be set");
  });
});
