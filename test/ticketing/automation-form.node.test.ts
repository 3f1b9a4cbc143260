/** The automation editor without its view: rows, undo, the clipboard, and saving. */
import { signal } from '@preact/signals-core';
import fc from 'fast-check';
import { createAutomationForm, type RowList } from '../../src/ticketing/editor/model/automation-form.ts';
import { type AutomationValues, emptyAutomation } from '../../src/ticketing/editor/model/automation-values.ts';
import { copiedText, pasteRows, readCopied } from '../../src/ticketing/editor/model/row-clipboard.ts';
import type { AutomationType } from '../../src/ticketing/terms/automation.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const attributes: TicketAttribute[] = [{ id: 6, name: 'People', attributeType: 'NUMERIC' }];
const statuses = [{ id: 'NEW' }, { id: 'OPEN' }];

function open(type: AutomationType = 'EVENT_BASED', initial: AutomationValues = { ...emptyAutomation, name: 'Greet' }) {
  const saved: AutomationValues[] = [];
  let time = 0;
  const editor = createAutomationForm({
    type,
    initial,
    facts: signal({ attributes, statuses }),
    onSave: (values) => saved.push(values),
    now: () => time,
  });
  const rows = (list: RowList) => {
    const { actions, conditions } = editor.form.values.value;
    return (list === 'actions' ? actions : conditions[list]).map(({ field }) => field);
  };
  return {
    editor,
    saved,
    rows,
    field: (path: string) => editor.form.field(path),
    issues: () => editor.form.issues.value.map(({ path, code }) => `${path} ${code}`),
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('Rows of the editor', () => {
  it('begin with the first operator of their field, and are checked by their place', () => {
    const { editor, issues } = open();
    const row = editor.addCondition('all', 'status');
    equal(row.operator, 'equals');
    editor.addAction('add_tags');
    deepEqual(issues(), [
      `conditions.all.${row.id}.value required`,
      `actions.${editor.form.values.value.actions[0]?.id}.value required`,
    ]);
  });

  it('begin a time since at one hour', () => {
    const { editor } = open('TIME_BASED');
    equal(editor.addCondition('all', 'ticket_created').value, '1:0');
  });

  it('forget the value when they look at something else, and keep it where the operator takes as many', () => {
    const { editor, field } = open();
    const { id } = editor.addCondition('all', 'organization');
    field(`conditions.all.${id}.value`).set(['7']);
    editor.setOperator('all', id, 'contains_none');
    deepEqual(field(`conditions.all.${id}.value`).value.value, ['7']);
    editor.setField('all', id, 'requester');
    editor.setOperator('all', id, 'equals');
    field(`conditions.all.${id}.value`).set('u1');
    editor.setOperator('all', id, 'contains_any');
    deepEqual(field(`conditions.all.${id}.value`).value.value, ['u1']);
    editor.setOperator('all', id, 'equals');
    equal(field(`conditions.all.${id}.value`).value.value, 'u1');
    editor.setField('all', id, 'status');
    equal(field(`conditions.all.${id}.value`).value.value, '');
  });

  it('are moved, duplicated and removed', () => {
    const { editor, rows } = open();
    const first = editor.addCondition('any', 'status');
    editor.addCondition('any', 'priority');
    editor.duplicate('any', first.id);
    deepEqual(rows('any'), ['status', 'status', 'priority']);
    editor.move('any', first.id, 2);
    deepEqual(rows('any'), ['status', 'priority', 'status']);
    editor.remove('any', first.id);
    deepEqual(rows('any'), ['status', 'priority']);
  });

  it('are offered once where they may be there once', () => {
    const { editor } = open();
    ok(editor.actions.value.includes('ADD_TICKET_COMMENT'));
    const { id } = editor.addAction('ADD_TICKET_COMMENT');
    ok(!editor.actions.value.includes('ADD_TICKET_COMMENT'));
    equal(editor.duplicate('actions', id), undefined);
    ok(editor.actions.value.includes('add_tags'));
  });
});

describe('Undo in the editor', () => {
  it('takes back typing in one value as one step, and each row as one', () => {
    const { editor, field, later, rows } = open();
    for (const text of ['G', 'Gr', 'Gre']) field('name').set(text);
    later(2000);
    field('name').set('Great');
    editor.addCondition('all', 'status');
    deepEqual(rows('all'), ['status']);
    editor.undo();
    deepEqual(rows('all'), []);
    equal(field('name').value.value, 'Great');
    editor.undo();
    equal(field('name').value.value, 'Gre');
    editor.undo();
    equal(field('name').value.value, 'Greet');
    ok(!editor.canUndo.value);
    ok(!editor.form.isDirty.value, 'as it was');
    editor.redo();
    editor.redo();
    editor.redo();
    deepEqual(rows('all'), ['status']);
    ok(!editor.canRedo.value);
  });

  it('tells two values apart', () => {
    const { editor, field } = open();
    field('name').set('A');
    field('description').set('B');
    editor.undo();
    equal(field('description').value.value, '');
    equal(field('name').value.value, 'A');
  });

  it('forgets everything with another automation', () => {
    const { editor } = open();
    editor.addCondition('all', 'status');
    editor.reset({ ...emptyAutomation, name: 'Another' });
    ok(!editor.canUndo.value && !editor.form.isDirty.value);
  });

  it('is always the way back', () => {
    const step = fc.record({
      kind: fc.constantFrom('add', 'remove', 'move', 'duplicate', 'value', 'name'),
      at: fc.nat(5),
      to: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { editor, field, later } = open();
        const states = [editor.form.values.value];
        for (const { kind, at, to } of steps) {
          later(10_000);
          const { all } = editor.form.values.value.conditions;
          const row = all[at % Math.max(all.length, 1)];
          if (kind === 'add') editor.addCondition('all', at % 2 === 0 ? 'status' : 'tags');
          else if (kind === 'name') field('name').set(`name ${at} ${to}`);
          else if (row && kind === 'remove') editor.remove('all', row.id);
          else if (row && kind === 'move') editor.move('all', row.id, to % all.length);
          else if (row && kind === 'duplicate') editor.duplicate('all', row.id);
          else if (row && kind === 'value') field(`conditions.all.${row.id}.value`).set(`value ${to}`);
          if (editor.form.values.value !== states.at(-1)) states.push(editor.form.values.value);
        }
        while (editor.canUndo.value) editor.undo();
        deepEqual(JSON.stringify(editor.form.values.value), JSON.stringify(states[0]));
        while (editor.canRedo.value) editor.redo();
        deepEqual(JSON.stringify(editor.form.values.value), JSON.stringify(states.at(-1)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('Rows on the clipboard', () => {
  it('come to another editor where they fit', () => {
    const { editor } = open('TIME_BASED');
    const since = editor.addCondition('all', 'ticket_created');
    const status = editor.addCondition('all', 'status');
    const copied = readCopied(copiedText('conditions', [since, status]));
    ok(copied);
    const paste = (type: AutomationType, list: RowList, { editor: into }: ReturnType<typeof open>) =>
      pasteRows(into, copied, { list, type, facts: { attributes, statuses } });
    const other = open('EVENT_BASED');
    deepEqual(paste('EVENT_BASED', 'any', other).refused, 1);
    deepEqual(other.rows('any'), ['status']);
    deepEqual(paste('EVENT_BASED', 'actions', other), { pasted: [], refused: 2 });
    const { pasted } = paste('BOARD', 'all', open('BOARD'));
    equal(new Set([...pasted, since.id, status.id]).size, 4, 'ids of their own');
  });

  it('are not taken from any text', () => {
    for (const text of ['', '{}', 'rmm-elements/automation-rows', '{"format":"rmm-elements/automation-rows","rows":1}'])
      equal(readCopied(text), undefined, text);
  });
});

describe('Saving from the editor', () => {
  it('hands over what is complete, once', async () => {
    const { editor, saved, field } = open();
    ok(!(await editor.form.submit()));
    equal(saved.length, 0);
    const { id } = editor.addCondition('all', 'status');
    field(`conditions.all.${id}.value`).set('NEW');
    const action = editor.addAction('add_tags');
    field(`actions.${action.id}.value`).set(['1']);
    const [first, second] = await Promise.all([editor.form.submit(), editor.form.submit()]);
    deepEqual([first, second], [true, false]);
    equal(saved.length, 1);
    ok(!editor.form.isDirty.value);
  });

  it('checks a system board’s columns only', () => {
    const editor = createAutomationForm({
      type: 'BOARD',
      initial: { ...emptyAutomation, name: 'All tickets', columns: [] },
      isSystem: true,
      facts: signal({}),
      onSave: () => undefined,
    });
    deepEqual(
      editor.form.issues.value.map(({ code }) => code),
      ['noColumns'],
    );
  });
});
