/** Rulesets as they are sent; each may be saved. */
import type { RulesetBody } from '../../../src/ticketing/ruleset/contract.ts';

export const scriptRule = {
  enabled: true,
  name: 'Scripts',
  type: 'SCRIPT_RULE',
  conditionTriggerSettings: {
    ticketFormId: '56',
    status: 'OPEN',
    priority: null,
    severity: 'CRITICAL',
    tags: ['VIP'],
    useOwnerAsRequester: false,
  },
} satisfies RulesetBody;

export const conditionRule = {
  ...scriptRule,
  name: 'Conditions',
  type: 'CONDITION_RULE',
  conditionResetSettings: { status: 'RESOLVED', time: { value: 30, unit: 'MINUTES' } },
  conditionReTriggerSettings: {
    createNewTicket: false,
    status: 'WAITING',
    tags: ['Urgent'],
    priority: 'HIGH',
    severity: null,
  },
} satisfies RulesetBody;
