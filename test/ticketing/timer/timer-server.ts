/** Tickets and the time that was entered for them as the server has them, past the element. */
import {
  enterTime,
  type LoggedTime,
  listTimeEntries,
  type TimeEntryBody,
  updateTimeEntry,
} from '../../../src/ticketing/timer/time-contract.ts';
import { ask } from '../../support/ask.ts';

const send = async (method: string, path: string, body: unknown) => {
  const response = await fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
};

/** A ticket of the first organization, which has an agreement. */
export async function newTicket(subject = 'Slow laptop'): Promise<string> {
  const { ticketId } = await send('POST', '/zendesk/tickets', {
    ticketSubject: subject,
    ticketBody: 'B',
    ticketPriority: 'LOW',
    ticketCategory: 'backup',
  });
  await send('PATCH', `/demo/tickets/${ticketId}`, { organization: '1' });
  return String(ticketId);
}

export const storedTimes = async (id: string) => (await ask(listTimeEntries, { params: { id } })).results;

const body: TimeEntryBody = {
  startDate: '2026-11-02T10:00:00.000Z',
  seconds: 1800,
  remote: true,
  billingType: 'BILLABLE',
};

export const logTime = (id: string, more: Partial<TimeEntryBody> = {}): Promise<LoggedTime> =>
  ask(enterTime, { params: { id }, body: { ...body, ...more } });

export const saveStored = (id: string, more: Partial<TimeEntryBody>): Promise<LoggedTime> =>
  ask(updateTimeEntry, { params: { id }, body: { ...body, ...more } });
