import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { ticketStatusDefinition } from './ticket-status-definition.ts';

export const ticketStatusDocs: DocsOf<typeof ticketStatusDefinition> = {
  summary: 'The status of a ticket, as a badge',
  room: { '': 'display: inline-block; min-block-size: 20px' },
  attributes: {
    status:
      'NEW, OPEN, WAITING, PAUSED, RESOLVED or CLOSED. For a status of your own, the one of these that it descends from. Any other is shown as an error and reported; without one, nothing is shown.',
    label: 'The name of a status of your own. Default: that of the status, in the language of the element',
  },
  events: { 'rmm-error': errorEventDocs },
  parts: { badge: 'The badge' },
};
