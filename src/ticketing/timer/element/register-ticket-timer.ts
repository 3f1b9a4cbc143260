/** Registers `<rmm-ticket-timer>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { ticketTimerDefinition } from './ticket-timer-definition.ts';

export type { TicketOpening, TimeChange, TimerChange } from './ticket-timer-definition.ts';

export const TicketTimerElement = defineElement(ticketTimerDefinition, async () => {
  const { TicketTimerElement: view } = await import('./ticket-timer-element.tsx');
  return { view };
});
export type TicketTimerElement = ElementOf<typeof ticketTimerDefinition>;
