/** Five hundred conditions: what is typed renders one of them, and the keyboard reaches all. */
import '../../support/hurried-retries.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('A long list of conditions', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (all: readonly object[], configuration = {}) => {
    const actions = [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hello</p>', public: true } }];
    const conditions = { all, any: [] };
    backend.automations.set('7', { id: '7', type: 'EVENT_BASED', enabled: true, name: 'Long', conditions, actions });
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend, configuration);
    await handle.ready();
    await handle.tab('Conditions');
    await handle.find('.condition-row');
  };
  const row = (element: Element | undefined) => handle.rowAt(element);
  const many = Array.from({ length: 500 }, (_, index) => ({
    field: 'summary',
    operator: 'contains',
    value: `word ${index}`,
  }));

  it('renders the value that somebody types, of its row nothing else, and no other row', async () => {
    const rendered = { rows: 0, values: 0 };
    const translate = (key: string) => {
      // Each row asks for these once as it is rendered.
      if (key === 'ticketing-editor-rows:conditions.operator') rendered.rows += 1;
      if (key === 'ticketing-editor-rows:conditions.value') rendered.values += 1;
      return undefined;
    };
    await open(many, { translate });
    const first = await handle.find<HTMLInputElement>('[data-id]:first-child .condition-value input');
    await click(first);
    await press('End');
    await eventually(() => ok(handle.all('.condition-row').length < 60));
    Object.assign(rendered, { rows: 0, values: 0 });
    await type('x');
    await eventually(() => equal(row(first), 'Condition 1: Summary contains “word 0x”'));
    deepEqual(rendered, { rows: 0, values: 1 });
  });

  it('has words of the far rows, and controls wherever the keyboard comes', async () => {
    await open(many);
    equal(handle.all('.row-far').length + handle.all('.condition-row').length, 500);
    ok(handle.all('.row-far').some(({ textContent }) => textContent === 'Summary contains “word 400”'));
    // From below: the last row is there, then those before it.
    const add = handle.all('.row-group-foot button')[0];
    add?.focus();
    for (let place = 500; place > 496; place -= 1) {
      await press(...Array.from({ length: 8 }, () => 'Shift+Tab'));
      equal(row(activeElement(document)), `Condition ${place}: Summary contains “word ${place - 1}”`);
    }
  });

  it('goes to a row far away that is wrong', async () => {
    await open(many.map((one, index) => (index === 300 ? { ...one, value: '' } : one)));
    await handle.press('Save');
    await eventually(() => match(row(activeElement(document)), /^Condition 301:/));
  });
});
