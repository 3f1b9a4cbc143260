/** What the inbox and the outbox of the demo do: tickets as those who answer them see them, the clock, and what was sent. */
import * as z from 'zod/mini';
import { nameOf, placeOfTicket } from '../activity/names.ts';
import { ownerOf } from '../http/keyed-changes.ts';
import { jsonLimit } from '../http/request-body.ts';
import type { Session } from '../http/sessions.ts';
import { sampleTickets } from '../ticketing/sample-tickets.ts';
import { ticketOrder } from '../ticketing/ticket-orders.ts';
import { demoCalls, readOrder } from './demo-calls.ts';
import type { Services } from './services.ts';

/** The newest ones. */
const mostShown = 200;
const forwardOrder = z.object({ minutes: z.number().check(z.int(), z.minimum(1), z.maximum(7 * 24 * 60)) });
const sampleOrder = z.object({ count: z.number().check(z.int(), z.minimum(1), z.maximum(500)) });

export function serveAgent({ activity, app, changes, database, sessions, desk, clock, outbox }: Services): void {
  const serve = demoCalls({ app, sessions });
  /** One after the other with all other changes. */
  const change = (session: Session, route: string) => ({
    owner: ownerOf(session),
    route,
    key: undefined,
    fingerprint: () => '',
  });

  serve('GET', '/demo/tickets/:id', (_session, context) => desk.describe(context.req.param('id') ?? ''));

  serve('PATCH', '/demo/tickets/:id', async (session, context) => {
    const id = context.req.param('id') ?? '';
    const order = await readOrder(context, ticketOrder, jsonLimit);
    const record = async () => {
      const concerned = { id, name: await nameOf(database, 'ticket', id), ...(await placeOfTicket(database, id)) };
      return [activity.of('changeTicket', session.user, concerned)];
    };
    await changes.run<null>({ ...change(session, 'order'), record }, (commit) =>
      commit(async () => ({ writes: await desk.order(session.user, id, order, clock.now()), answer: null })),
    );
    void outbox.flush();
    return desk.describe(id);
  });

  serve('POST', '/demo/tickets/samples', async (session, context) => {
    const { count } = await readOrder(context, sampleOrder);
    await changes.run<null>(change(session, 'samples'), (commit) =>
      commit(async () => ({ writes: await desk.add(sampleTickets(count, clock.now())), answer: null })),
    );
    return { added: count };
  });

  serve('GET', '/demo/clock', async () => describeClock());
  serve('POST', '/demo/clock', async (_session, context) => {
    const { minutes } = await readOrder(context, forwardOrder);
    await clock.forward(minutes);
    void outbox.flush();
    return describeClock();
  });
  const describeClock = () => ({ now: new Date(clock.now()).toISOString(), turnedMinutes: clock.turned });

  serve('GET', '/demo/messages', async () => ({
    total: await outbox.count(),
    messages: (await outbox.list(mostShown)).map(({ attempts, nextAttempt, messageId, ...message }) => message),
  }));
}
