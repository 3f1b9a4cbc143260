/** Time that nobody enters by a form: what an automation logs, and what somebody at the inbox orders. It is billed like all other time. */
import { isOpen } from '../../../src/ticketing/conditions/business-hours.ts';
import type { BusinessHours } from '../../../src/ticketing/terms/ticket.ts';
import { monthOf } from '../billing/first-month.ts';
import type { timeEntry } from '../database/billing-schema.ts';

/** Who an automation works for where a ticket has no assignee: nobody’s roles, so no product bills it. */
export const automationWorker = { id: 'system-automation', name: 'System automation' } as const;

export interface LoggedTimeFacts {
  readonly ticketId: number;
  /** Whose roles say by what it is billed. */
  readonly technicianId: string;
  readonly minutes: number;
  /** Milliseconds since 1970: when it was logged, and in whose month it is billed. */
  readonly at: number;
  readonly businessHours: BusinessHours | undefined;
  /** The automation that logged it. */
  readonly note: string | null;
}

export const loggedTimeRow = ({
  ticketId,
  technicianId,
  minutes,
  at,
  businessHours,
  note,
}: LoggedTimeFacts): typeof timeEntry.$inferInsert => ({
  organizationId: null,
  ticketId,
  month: monthOf(at),
  technicianId,
  started: at,
  seconds: minutes * 60,
  remote: true,
  offHours: isOpen(businessHours, at) === false,
  billingType: 'BILLABLE',
  agreementId: null,
  agreementOriginType: null,
  note,
  version: 1,
});
