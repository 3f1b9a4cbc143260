/** Statuses, channels and business hours that ticketing has at the first start. */
import { type BuiltInStatus, builtInStatuses } from '../../../src/ticketing/terms/choices.ts';
import type { BusinessHours } from '../../../src/ticketing/terms/ticket.ts';
import type { channel, ticketStatus } from '../database/ticketing-schema.ts';

const names: Readonly<Record<BuiltInStatus, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  WAITING: 'Waiting',
  PAUSED: 'Paused',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
};

/** Built-in ones first. */
export const ticketStatuses: (typeof ticketStatus.$inferInsert)[] = [
  ...builtInStatuses.map((id) => ({ id, displayName: names[id], parentId: null })),
  { id: 'TRIAGE', displayName: 'In triage', parentId: 'OPEN' },
  { id: 'WAITING_CUSTOMER', displayName: 'Waiting for requester', parentId: 'WAITING' },
  { id: 'WAITING_PARTS', displayName: 'Waiting for parts', parentId: 'WAITING' },
  { id: 'DUPLICATE', displayName: 'Duplicate', parentId: 'CLOSED' },
].map((row, position) => ({ ...row, position }));

export const channels: (typeof channel.$inferInsert)[] = [
  { id: 1, name: 'On-call mail', type: 'EMAIL', address: 'on-call@example.com' },
  { id: 2, name: 'On-call phone', type: 'SMS', address: '+12025550123' },
  { id: 3, name: '#helpdesk', type: 'SLACK', address: '#helpdesk' },
];

/** The greatest number that a condition may compare a numeric attribute with. */
export const numericMaximum = 1_000_000;

/** A timer runs when somebody starts it. */
export const timerSettings = { enabled: true, mode: 'MANUAL' } as const;

export const businessHours: BusinessHours = {
  twentyFourSeven: false,
  timeZone: 'Europe/Berlin',
  days: (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const).map((day) => ({
    day,
    start: '08:00',
    end: day === 'FRIDAY' ? '16:00' : '18:00',
  })),
};
