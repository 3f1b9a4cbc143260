/** Registers `<rmm-ticket-status>`. Without React: a page may have one in each row of a list. */
import { definePlainElement } from '../../host/element/define-plain-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { ticketStatusDefinition } from './ticket-status-definition.ts';
import { ticketStatusElement } from './ticket-status-element.ts';

export const TicketStatusElement = definePlainElement(ticketStatusDefinition, ticketStatusElement);
export type TicketStatusElement = ElementOf<typeof ticketStatusDefinition>;
