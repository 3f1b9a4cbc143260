/** What the page `/demo/conditions` does: devices report, conditions come and go, and rulesets make tickets of it. */
import { asc, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import { device, ticket } from '../database/schema.ts';
import { ownerOf, type Write } from '../http/keyed-changes.ts';
import type { Session } from '../http/sessions.ts';
import { type DeviceEventName, deviceEventNames, deviceEvents } from '../ticketing/device-events.ts';
import { listRulesets } from '../ticketing/rulesets.ts';
import { demoCalls, readOrder } from './demo-calls.ts';
import type { Services } from './services.ts';

/** Devices that are offered. */
const mostDevices = 12;
const id = z.number().check(z.int());
const report = z.object({ deviceId: id, rulesetId: id, event: z.enum(deviceEventNames) });

export function serveConditions({ app, changes, sessions, database, conditions, clock, outbox }: Services): void {
  const serve = demoCalls({ app, sessions });
  const change = async (session: Session, make: () => Promise<Write[]>) => {
    const call = { owner: ownerOf(session), route: 'condition', key: undefined, fingerprint: () => '' };
    await changes.run<null>(call, (commit) => commit(async () => ({ writes: await make(), answer: null })));
    // What is reset after no time at all is reset now.
    await clock.catchUp();
    void outbox.flush();
    return describe();
  };

  serve('GET', '/demo/device-conditions', describe);

  serve('POST', '/demo/device-events', async (session, context) => {
    const reported = await readOrder(context, report);
    return change(session, () => conditions.report(reported, clock.now()));
  });

  for (const verb of ['raise', 'clear'] as const)
    serve('POST', `/demo/device-conditions/:id/${verb}`, (session, context) =>
      change(session, async () => conditions[verb](await conditions.find(context.req.param('id') ?? ''), clock.now())),
    );

  async function describe() {
    const rows = await conditions.list();
    const ticketIds = rows.flatMap(({ ticketId }) => ticketId ?? []);
    const [rulesets, devices, tickets] = await Promise.all([
      listRulesets(database),
      database.select().from(device).orderBy(asc(device.id)),
      database.select().from(ticket).where(inArray(ticket.id, ticketIds)),
    ]);
    const ticketOf = (ticketId: number | null) => {
      const found = tickets.find((one) => one.id === ticketId);
      return found ? { id: found.id, status: idOf(found.facts.status) } : null;
    };
    return {
      devices: devices.slice(0, mostDevices).map((one) => ({ id: one.id, name: one.displayName })),
      rulesets: rulesets.map(({ name, type, enabled, ...one }) => ({ id: Number(one.id), name, type, enabled })),
      events: deviceEventNames.map((event) => ({ id: event, type: deviceEvents[event].type, name: nameOf(event) })),
      conditions: rows.map(({ deviceId, event, rulesetId, ticketId, ...row }) => ({
        ...row,
        name: nameOf(event),
        device: devices.find((one) => one.id === deviceId)?.displayName ?? String(deviceId),
        ruleset: rulesets.find((one) => one.id === String(rulesetId))?.name ?? String(rulesetId),
        ticket: ticketOf(ticketId),
      })),
    };
  }
}

const nameOf = (event: string) => deviceEvents[event as DeviceEventName]?.name ?? event;
