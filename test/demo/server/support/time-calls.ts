/** Time entries and activities, for tests of the server. */
import { enterTime, type LoggedTime, type TimeEntryBody } from '../../../../src/ticketing/timer/time-contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const timeBody = (more: Partial<TimeEntryBody> = {}): TimeEntryBody => ({
  startDate: '2026-11-02T10:00:00.000Z',
  seconds: 1800,
  remote: true,
  billingType: 'BILLABLE',
  ...more,
});

export const entered = (client: DemoClient, ticketId: string, more?: Partial<TimeEntryBody>): Promise<LoggedTime> =>
  client.call(enterTime, { params: { id: ticketId }, body: timeBody(more) });

/** A ticket from the help panel. */
export async function newTicket(client: DemoClient, subject = 'Slow laptop'): Promise<string> {
  const payload = { ticketSubject: subject, ticketBody: 'B', ticketPriority: 'LOW', ticketCategory: 'backup' };
  const sent = await client.fetch('/zendesk/tickets', {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
  return String((await sent.json()).ticketId);
}

export async function timeCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const ticketId = await newTicket(client);
  const [updated, deleted] = [await entered(client, ticketId), await entered(client, ticketId)];
  return {
    listTimeEntries: { params: { id: ticketId }, query: { page: 0, pageSize: 10 } },
    enterTime: { params: { id: ticketId }, body: timeBody() },
    updateTimeEntry: { params: { id: updated.id }, body: timeBody({ seconds: 60 }) },
    deleteTimeEntry: { params: { id: deleted.id } },
    readTimerSettings: {},
    listActivities: { query: { area: 'ticketing', pageSize: 5, searchCriteria: 'laptop' } },
    countNewActivities: { query: { after: 0 } },
    listActors: {},
  };
}
