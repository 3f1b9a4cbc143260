/** Registers `<rmm-ticket-ruleset>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { ticketRulesetDefinition } from './ticket-ruleset-definition.ts';

export type { DialogClose } from '../../../ui/dialog-element/dialog-members.ts';
export type { RulesetBody } from '../contract.ts';
export type { RulesetSaveOrder, SavedRuleset } from '../ruleset-events.ts';
export type { RulesetType } from '../ruleset-types.ts';

export const TicketRulesetElement = defineElement(
  ticketRulesetDefinition,
  async () => {
    const { TicketRulesetElement: view } = await import('./ticket-ruleset-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type TicketRulesetElement = ElementOf<typeof ticketRulesetDefinition>;
