import { type ElementDefinition, errorEvent, event, method, tagName, text } from '../../../host/element-definition.ts';

export interface TicketOpening {
  readonly ticketId: string;
}

export interface TimerChange {
  readonly ticketId: string;
  readonly action: 'start' | 'pause' | 'discard';
}

export interface TimeChange {
  /** The name of the call that changed something: `enterTime`, `updateTimeEntry` or `deleteTimeEntry`. */
  readonly call: string;
  readonly ticketId: string;
  readonly id: string;
}

export const ticketTimerDefinition = {
  tag: tagName('ticket-timer'),
  attributes: { ticketId: text() },
  properties: {},
  events: {
    'rmm-ticket-open': event<TicketOpening>(),
    'rmm-timer-changed': event<TimerChange>(),
    'rmm-time-changed': event<TimeChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
