/** What is said of a whole rule while it is edited: a moment later, and only to whom it concerns. */
import { effect, signal } from '@preact/signals-core';
import type { NamedReference } from '../../src/ticketing/actions/action-kind.ts';
import { referencesIn } from '../../src/ticketing/editor/model/automation-names.ts';
import { type AutomationValues, emptyAutomation } from '../../src/ticketing/editor/model/automation-values.ts';
import { createRuleInsight } from '../../src/ticketing/editor/model/rule-insight.ts';
import type { ValidationFacts } from '../../src/ticketing/rules/validate.ts';
import { deepEqual, equal, eventually } from '../support/assert.ts';

const status = (id: string, value: string) => ({ id, field: 'status', operator: 'equals', value });
const withAll = (...all: ReturnType<typeof status>[]): AutomationValues => ({
  ...emptyAutomation,
  conditions: { all, any: [] },
});

describe('What is said of a rule', () => {
  it('follows what is edited, and tells a row only what is new of it', async () => {
    const values = signal(withAll(status('a', 'NEW')));
    const insight = createRuleInsight({ type: 'EVENT_BASED', values, facts: signal<ValidationFacts>({}) });
    const told: string[][] = [];
    const path = insight.at('conditions.all.a');
    const stop = effect(() => void told.push(path.value.map(({ rule }) => rule)));
    values.value = withAll(status('a', 'NEW'), status('b', 'OPEN'));
    equal(insight.settled.value.conditions.all.length, 1);
    await eventually(() => deepEqual(told, [[], ['contradiction']]));
    values.value = { ...values.value, name: 'Another' };
    await eventually(() => equal(insight.settled.value.name, 'Another'));
    deepEqual(told, [[], ['contradiction']]);
    stop();
    insight[Symbol.dispose]();
  });

  it('knows whom and what the rule names, in conditions and actions', () => {
    const values: AutomationValues = {
      ...emptyAutomation,
      conditions: {
        all: [
          status('a', 'NEW'),
          { id: 'b', field: 'organization', operator: 'contains_any', value: ['1', '2'] },
          { id: 'c', field: 'summary', operator: 'contains', value: 'x' },
        ],
        any: [],
      },
      actions: [
        { id: 'd', field: 'ticket', value: { assignedAppUserId: 'ada', summary: 'Hello' } },
        { id: 'e', field: 'SEND_TEMPLATE_EMAIL', value: { uids: ['tim'], templateId: '4' } },
        { id: 'f', field: 'SEND_NOTIFICATION', value: [{ channelId: 'c1', channelType: 'SMS' }] },
        { id: 'g', field: 'add_tags', value: ['vip'] },
      ],
    };
    const shown = ({ noun, id }: NamedReference) => `${noun} ${id}`;
    deepEqual(referencesIn(values, {}).map(shown), [
      'status NEW',
      'organization 1',
      'organization 2',
      'user ada',
      'user tim',
      'template 4',
      'channel c1',
      'tag vip',
    ]);
  });
});
