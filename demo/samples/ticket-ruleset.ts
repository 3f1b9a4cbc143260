import type { Sample } from './sample.ts';

export const ticketRulesetSample: Sample = {
  attributes: { type: 'CONDITION_RULE', 'ruleset-id': '1' },
  markup: '<rmm-ticket-ruleset type="CONDITION_RULE" ruleset-id="1" open></rmm-ticket-ruleset>',
  states: [
    { name: 'Condition rule', attributes: { type: 'CONDITION_RULE', 'ruleset-id': '1', open: '' } },
    { name: 'New condition rule', attributes: { type: 'CONDITION_RULE', open: '' } },
    { name: 'New script rule', attributes: { type: 'SCRIPT_RULE', open: '' } },
    { name: 'New activity rule', attributes: { type: 'ACTIVITY_RULE', open: '' } },
    { name: 'Read-only', attributes: { type: 'CONDITION_RULE', 'ruleset-id': '1', readonly: '', open: '' } },
  ],
};
