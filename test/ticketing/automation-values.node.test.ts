/** An automation of the wire as the editor holds it, and back. Source: spec 001 §3.1, §3.7 and §7. */
import { signal } from '@preact/signals-core';
import { createAutomationForm } from '../../src/ticketing/editor/model/automation-form.ts';
import {
  automationFromWire,
  automationToWire,
  copyOf,
  emptyAutomation,
  withoutDeleted,
} from '../../src/ticketing/editor/model/automation-values.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const attributes: TicketAttribute[] = [{ id: 6, name: 'People', attributeType: 'NUMERIC' }];

describe('The wire', () => {
  const stored = {
    id: '1',
    type: 'EVENT_BASED' as const,
    enabled: false,
    name: 'Greet',
    description: null,
    conditions: {
      all: [
        { field: 'organization', operator: 'contains_any', value: [7, '8'] },
        { field: 'status', operator: 'changed' },
        { field: 'attribute:6', operator: 'less_than', value: 12, metaData: { unit: 'people' } },
      ],
      any: [{ field: 'colour', operator: 'equals', value: { odd: true } }],
    },
    actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hi</p>', public: true } }],
    attachments: [
      { id: '1', uploadStatus: 'SUCCESS', metadata: { name: 'a.txt' } },
      { id: '2', uploadStatus: 'PROCESSING', metadata: { name: 'b.txt' } },
      { id: '3', uploadStatus: 'SUSPICIOUS', metadata: { name: 'c.txt' } },
    ],
  };

  it('is written as it was read, what nobody knows included', () => {
    const values = automationFromWire(stored, { attributes });
    deepEqual(automationToWire(values, 'EVENT_BASED'), {
      enabled: false,
      name: 'Greet',
      description: '',
      type: 'EVENT_BASED',
      conditions: {
        all: [
          { field: 'organization', operator: 'contains_any', value: ['7', '8'] },
          { field: 'status', operator: 'changed' },
          { field: 'attribute:6', operator: 'less_than', value: '12', metaData: { unit: 'people' } },
        ],
        any: [{ field: 'colour', operator: 'equals', value: { odd: true } }],
      },
      actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hi</p>', public: true } }],
      uploads: [{ id: '1', metadata: { name: 'a.txt' } }],
    });
  });

  it('keeps what its owner has stored with a condition until it looks at another field', () => {
    const initial = automationFromWire(stored, { attributes });
    const editor = createAutomationForm({
      type: 'EVENT_BASED',
      initial,
      facts: signal({ attributes }),
      onSave: () => undefined,
    });
    const sent = () => automationToWire(editor.form.values.value, 'EVENT_BASED').conditions?.all.at(-1);
    const id = initial.conditions.all.at(-1)?.id ?? '';
    editor.form.field(`conditions.all.${id}.value`).set('13');
    editor.setOperator('all', id, 'greater_than');
    deepEqual(sent(), {
      field: 'attribute:6',
      operator: 'greater_than',
      value: '13',
      metaData: { unit: 'people' },
    });
    editor.setField('all', id, 'status');
    deepEqual(sent(), { field: 'status', operator: 'equals', value: '' });
  });

  it('has columns and sorting for boards only', () => {
    const board = automationToWire({ ...emptyAutomation, name: 'Mine' }, 'BOARD');
    deepEqual(board.columns, [
      'status',
      'id',
      'summary',
      'organization',
      'requester',
      'assignee',
      'type',
      'source',
      'createTime',
      'totalTimeTracked',
    ]);
    deepEqual(board.sortBy, [{ field: 'id', direction: 'DESC' }]);
    ok(!('columns' in automationToWire(emptyAutomation, 'EVENT_BASED')));
  });

  it('copies under another name, without what has been deleted', () => {
    const values = automationFromWire(stored, { attributes });
    equal(copyOf(values).name, 'Greet (Copy)');
    const left = withoutDeleted(values, (kind, id) => kind === 'organization' && id === '7', { attributes });
    deepEqual(left.conditions.all[0]?.value, ['8']);
  });
});
