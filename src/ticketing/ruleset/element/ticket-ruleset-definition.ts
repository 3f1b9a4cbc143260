import { choice, type ElementDefinition, event, flag, tagName, text } from '../../../host/element-definition.ts';
import { dialogMembers } from '../../../ui/dialog-element/dialog-members.ts';
import type { RulesetSaveOrder, SavedRuleset } from '../ruleset-events.ts';
import { rulesetTypes } from '../ruleset-types.ts';

export const ticketRulesetDefinition = {
  tag: tagName('ticket-ruleset'),
  attributes: {
    ...dialogMembers.attributes,
    type: choice(rulesetTypes),
    rulesetId: text(),
    readonly: flag(),
  },
  properties: {},
  events: {
    ...dialogMembers.events,
    'rmm-ruleset-save-request': event<RulesetSaveOrder>('cancelable'),
    'rmm-ruleset-saved': event<SavedRuleset>(),
  },
  methods: dialogMembers.methods,
} as const satisfies ElementDefinition;
