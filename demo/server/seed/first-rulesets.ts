/** One ruleset of each type that is there at the first start. */
import type { RulesetBody } from '../../../src/ticketing/ruleset/contract.ts';
import { defaultForm } from '../directory/ticketing.ts';

const ticketFormId = String(defaultForm);

export const firstRulesets: readonly RulesetBody[] = [
  {
    enabled: true,
    name: 'Server health',
    type: 'CONDITION_RULE',
    conditionTriggerSettings: {
      ticketFormId,
      status: 'NEW',
      priority: null,
      severity: null,
      tags: ['server-failure'],
      useOwnerAsRequester: true,
    },
    conditionResetSettings: { status: 'RESOLVED', time: { value: 2, unit: 'HOURS' } },
    conditionReTriggerSettings: {
      createNewTicket: false,
      status: 'OPEN',
      tags: ['Urgent'],
      priority: 'HIGH',
      severity: null,
    },
  },
  {
    enabled: true,
    name: 'Failed scripts',
    type: 'SCRIPT_RULE',
    conditionTriggerSettings: {
      ticketFormId,
      status: 'TRIAGE',
      priority: 'LOW',
      severity: null,
      tags: [],
      useOwnerAsRequester: false,
    },
  },
  {
    enabled: true,
    name: 'Security activities',
    type: 'ACTIVITY_RULE',
    conditionTriggerSettings: {
      ticketFormId,
      status: 'OPEN',
      priority: 'HIGH',
      severity: 'MAJOR',
      tags: ['VIP'],
      useOwnerAsRequester: false,
    },
  },
];
