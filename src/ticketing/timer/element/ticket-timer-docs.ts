import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';

export const ticketTimerDocs: DocsOf<typeof ticketTimerDefinition> = {
  summary: 'The timer of a ticket with the time that was entered for it, which is billed; or all timers of the user',
  attributes: { ticketId: 'Id of the ticket. Without it all timers of the user are listed' },
  events: {
    'rmm-ticket-open': {
      detail: 'TicketOpening',
      description: 'Somebody wants to see the ticket of another timer; the page shows it',
    },
    'rmm-timer-changed': {
      detail: 'TimerChange',
      description:
        'A timer was started, paused or discarded here. Every timer element of the page and of other tabs shows it',
    },
    'rmm-time-changed': {
      detail: 'TimeChange',
      description: 'Time was entered, or an entry saved or deleted; what shows a bill or a total can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the time that was entered anew',
    },
  },
};
