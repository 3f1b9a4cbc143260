/** Actions as they are stored and as rows. Source: spec 001 §3.7. */
import fc from 'fast-check';
import { ticketProperties } from '../../src/ticketing/actions/action-values.ts';
import { fromStoredActions, toStoredActions } from '../../src/ticketing/actions/stored-actions.ts';
import { deepEqual } from '../support/assert.ts';

const email = { keys: ['REQUESTER'], emails: ['a@example.com'], uids: ['u1'], subject: 'Hi', body: '<p>Hi</p>' };

describe('Stored actions', () => {
  it('are written as the document writes them', () => {
    deepEqual(
      toStoredActions([
        { field: 'add_tags', value: [1, { id: 2 }] },
        { field: 'ticket', value: { status: 'OPEN', summary: 'New', assignedAppUserId: { uid: 'u1' } } },
        { field: 'SEND_EMAIL', value: { ...email, uids: [{ uid: 'u1' }], allowResponse: true } },
        { field: 'set_cc_list', value: ['u2'] },
        { field: 'SEND_TEMPLATE_EMAIL', value: { keys: ['ASSIGNEE'], emails: [], uids: [], templateId: '3' } },
        { field: 'ADD_TICKET_COMMENT', value: { body: '<p>a</p>', public: false } },
        { field: 'TICKET_LOG_ENTRY_TIME_TRACKER', value: { unit: 'HOURS', value: '2' } },
        { field: 'SEND_NOTIFICATION', value: [{ channelId: '4', channelType: 'SLACK' }] },
      ]),
      [
        {
          type: 'TICKET_CHANGE_VALUE',
          params: {
            changes: [
              { field: 'add_tags', order: 0, value: ['1', '2'] },
              {
                field: 'ticket',
                order: 1,
                properties: [
                  { property: 'assignedAppUserId', value: 'u1' },
                  { property: 'status', value: 'OPEN' },
                  { property: 'summary', value: 'New' },
                ],
              },
            ],
          },
        },
        {
          type: 'SEND_EMAIL',
          params: {
            to: { keys: ['REQUESTER'], emails: ['a@example.com'], uids: ['u1'] },
            subject: 'Hi',
            body: '<p>Hi</p>',
            allowResponse: true,
          },
        },
        { type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'set_cc_list', order: 3, value: ['u2'] }] } },
        {
          type: 'SEND_TEMPLATE_EMAIL',
          params: { to: { keys: ['ASSIGNEE'], emails: [], uids: [] }, templateId: '3', allowResponse: true },
        },
        { type: 'ADD_TICKET_COMMENT', params: { body: '<p>a</p>', public: false } },
        { type: 'TICKET_LOG_ENTRY_TIME_TRACKER', params: { unit: 'HOURS', value: 2 } },
        { type: 'SEND_NOTIFICATION', params: { channels: [{ channelId: '4', channelType: 'SLACK', order: 0 }] } },
      ],
    );
  });

  it('are read in their order, whatever the order of the list', () => {
    deepEqual(
      fromStoredActions([
        {
          type: 'TICKET_CHANGE_VALUE',
          params: {
            changes: [
              { field: 'remove_tags', order: 2, value: ['2'] },
              { field: 'add_tags', order: 1, value: ['1'] },
            ],
          },
        },
      ]).map(({ field }) => field),
      ['add_tags', 'remove_tags'],
    );
  });

  it('that nobody knows become rows that the validation refuses', () => {
    deepEqual(fromStoredActions([{ type: 'EXPLODE', params: { when: 'now' } }]), [
      { field: 'EXPLODE', value: { when: 'now' } },
    ]);
  });

  const id = fc.constantFrom('1', '2', '30', 'u7');
  const ids = fc.array(id, { minLength: 1, maxLength: 4 });
  const recipients = {
    keys: fc.subarray(['REQUESTER', 'ASSIGNEE']),
    emails: fc.array(fc.emailAddress(), { maxLength: 2 }),
    uids: fc.array(id),
  };
  const row = fc.oneof(
    fc.record({
      field: fc.constantFrom('add_tags', 'set_tags', 'remove_tags', 'add_cc_list', 'set_cc_list'),
      value: ids,
    }),
    fc.record({
      field: fc.constant('ticket'),
      value: fc
        .subarray([...ticketProperties], { minLength: 1 })
        .map((properties) => Object.fromEntries(properties.map((property) => [property, `${property}-1`]))),
    }),
    fc.record({
      field: fc.constant('attributes'),
      value: fc.dictionary(id, fc.oneof(fc.string(), fc.integer(), ids), { minKeys: 1 }),
    }),
    fc.record({
      field: fc.constant('SEND_EMAIL'),
      value: fc.record({
        ...recipients,
        subject: fc.string(),
        body: fc.string(),
        uploads: fc.constant([]),
        allowResponse: fc.boolean(),
      }),
    }),
    fc.record({
      field: fc.constant('SEND_TEMPLATE_EMAIL'),
      value: fc.record({ ...recipients, templateId: id, allowResponse: fc.boolean() }),
    }),
    fc.record({
      field: fc.constant('ADD_TICKET_COMMENT'),
      value: fc.record({ body: fc.string(), public: fc.boolean() }),
    }),
    fc.record({
      field: fc.constant('TICKET_LOG_ENTRY_TIME_TRACKER'),
      value: fc.record({
        unit: fc.constantFrom('MINUTES', 'HOURS', 'DAYS'),
        value: fc.integer({ min: 1, max: 999_999_999 }),
      }),
    }),
    fc.record({
      field: fc.constant('SEND_NOTIFICATION'),
      value: fc.array(fc.record({ channelId: id, channelType: fc.constantFrom('EMAIL', 'SMS', 'SLACK') }), {
        minLength: 1,
      }),
    }),
  );

  it('and rows are the same thing twice', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const stored = toStoredActions(rows);
        const read = fromStoredActions(stored);
        deepEqual(JSON.stringify(read.map(sorted)), JSON.stringify(rows.map(sorted)));
        deepEqual(toStoredActions(read), stored);
      }),
      { numRuns: 500 },
    );
  });

  /** The order of members says nothing. */
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, member]) => [key, sorted(member)]),
    );
  };
});
