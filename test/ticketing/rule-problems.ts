/** What is wrong with a rule that is right but for one place. */
import { validate } from '../../src/ticketing/rules/automation-logic.ts';
import type { Automation } from '../../src/ticketing/terms/automation.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';

export const email = {
  keys: ['REQUESTER'],
  emails: [],
  uids: [],
  subject: 'Hello',
  body: '<p>Hello</p>',
  allowResponse: true,
};
export const rule = (changes: Partial<Automation> = {}): Automation => ({
  type: 'EVENT_BASED',
  name: 'Greet',
  description: '',
  conditions: { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] },
  actions: [{ field: 'add_tags', value: [1] }],
  ...changes,
});
export const attributes: TicketAttribute[] = [
  { id: 6, name: 'People', attributeType: 'NUMERIC' },
  { id: 7, name: 'Cost', attributeType: 'DECIMAL' },
  { id: 8, name: 'Due', attributeType: 'DATE' },
];

export const problems = (changes: Partial<Automation>, facts: Parameters<typeof validate>[1] = {}) =>
  validate(rule(changes), facts).map(({ path, message }) => `${path}: ${message}`);
export const ofCondition = (
  field: string,
  operator: string,
  value?: unknown,
  facts: Parameters<typeof validate>[1] = {},
) =>
  problems(
    { type: 'BOARD', columns: ['id'], actions: [], conditions: { all: [{ field, operator, value }], any: [] } },
    facts,
  );
export const ofAction = (field: string, value: unknown, facts: Parameters<typeof validate>[1] = {}) =>
  problems({ actions: [{ field, value }] }, facts);
