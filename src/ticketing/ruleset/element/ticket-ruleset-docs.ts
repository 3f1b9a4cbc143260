import type { DocsOf } from '../../../host/element-docs.ts';
import { dialogMemberDocs } from '../../../ui/dialog-element/dialog-members-docs.ts';
import type { ticketRulesetDefinition } from './ticket-ruleset-definition.ts';

export const ticketRulesetDocs: DocsOf<typeof ticketRulesetDefinition> = {
  summary: 'Creates and edits a ruleset by which conditions, scripts or activities open tickets',
  attributes: {
    ...dialogMemberDocs.attributes,
    type: 'Of what opens the tickets; required. A ruleset that is loaded keeps its own',
    rulesetId: 'What is edited; without it one is created',
    readonly: 'It is only shown. So it is to whoever lacks the permission canManageTicketingAutomations',
  },
  events: {
    ...dialogMemberDocs.events,
    'rmm-ruleset-save-request': {
      detail: 'RulesetSaveOrder',
      description: 'It is about to be saved; prevented, nothing is sent and the dialog closes',
    },
    'rmm-ruleset-saved': {
      detail: 'SavedRuleset',
      description: 'It was saved; lists that show it can be refreshed',
    },
  },
  methods: dialogMemberDocs.methods,
  parts: dialogMemberDocs.parts,
};
