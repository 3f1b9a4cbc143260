/**
 * What becomes of what devices report: tickets, by the rulesets that look after it. A condition keeps its ticket, which is
 * reset when it has been over for long enough, and changed or followed by another one when it comes again.
 */
import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { RulesetBody, TicketRuleset } from '../../../src/ticketing/ruleset/contract.ts';
import type { ActionRow } from '../../../src/ticketing/terms/automation.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { device, deviceCondition, ticket } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { type DeviceEventName, deviceEvents } from './device-events.ts';
import { minutesOf } from './effects.ts';
import { reportedTicket } from './reported-ticket.ts';
import { findRuleset } from './rulesets.ts';
import type { TicketDesk } from './ticket-desk.ts';

type ConditionRow = typeof deviceCondition.$inferSelect;
type Reported = Pick<ConditionRow, 'deviceId' | 'rulesetId'> & { event: DeviceEventName };

const minute = 60_000;

export class DeviceConditions {
  readonly #database: Database;
  readonly #desk: TicketDesk;

  constructor(database: Database, desk: TicketDesk) {
    this.#database = database;
    this.#desk = desk;
  }

  /** What changed last comes first. */
  list(): Promise<ConditionRow[]> {
    return this.#database
      .select()
      .from(deviceCondition)
      .orderBy(desc(deviceCondition.changed), desc(deviceCondition.id));
  }

  async find(id: string): Promise<ConditionRow> {
    const [row] = await this.#database
      .select()
      .from(deviceCondition)
      .where(eq(deviceCondition.id, rowId(id)));
    if (!row) throw notFound('The condition');
    return row;
  }

  /** Within a change: a condition is raised, a script or an activity reported. */
  async report(reported: Reported, now: number): Promise<Write[]> {
    const ruleset = await findRuleset(this.#database, reported.rulesetId);
    const { type } = deviceEvents[reported.event];
    if (ruleset.type !== type) throw invalid(`${reported.event} is nothing for a ${ruleset.type}`);
    if (type !== 'CONDITION_RULE') return (await this.#open(reported, ruleset, now)).writes;
    const { deviceId, event, rulesetId } = reported;
    const isSame = and(
      eq(deviceCondition.deviceId, deviceId),
      eq(deviceCondition.event, event),
      eq(deviceCondition.rulesetId, rulesetId),
    );
    const [known] = await this.#database.select().from(deviceCondition).where(isSame);
    if (known) return this.raise(known, now);
    const id = await nextId(this.#database, deviceCondition);
    const { ticketId, writes } = await this.#open(reported, ruleset, now);
    const row = { ...reported, id, raised: true, changed: now, resetAt: null, ticketId };
    return [this.#database.insert(deviceCondition).values(row), ...writes];
  }

  /** Within a change: it is there again. */
  async raise(row: ConditionRow, now: number): Promise<Write[]> {
    if (row.raised) return [];
    const ruleset = await findRuleset(this.#database, row.rulesetId);
    const again = ruleset.conditionReTriggerSettings;
    const raised = { raised: true, changed: now, resetAt: null };
    if (row.ticketId !== null && !again?.createNewTicket) {
      return [this.#set(row, raised), ...(await this.#change(row.ticketId, ruleset, changesOf(again), now))];
    }
    // Of the first one, which its ruleset was off for, the status is as ever.
    const status = row.ticketId === null ? null : again?.status;
    const { ticketId, writes } = await this.#open(asReported(row), ruleset, now, status);
    return [this.#set(row, { ...raised, ticketId: ticketId ?? row.ticketId }), ...writes];
  }

  /** Within a change: it is over, and its ticket will be reset unless it comes again. */
  async clear(row: ConditionRow, now: number): Promise<Write[]> {
    if (!row.raised) return [];
    const { conditionResetSettings: reset } = await findRuleset(this.#database, row.rulesetId);
    const wait = reset ? reset.time.value * minutesOf[reset.time.unit] * minute : undefined;
    const resetAt = wait === undefined || row.ticketId === null ? null : now + wait;
    return [this.#set(row, { raised: false, changed: now, resetAt })];
  }

  /** The first that is due at a moment. */
  async nextReset(now: number): Promise<ConditionRow | undefined> {
    const isDue = and(isNotNull(deviceCondition.resetAt), lte(deviceCondition.resetAt, now));
    const [row] = await this.#database
      .select()
      .from(deviceCondition)
      .where(isDue)
      .orderBy(asc(deviceCondition.resetAt), asc(deviceCondition.id))
      .limit(1);
    return row;
  }

  /** Within a change: it has been over for long enough. */
  async reset(row: ConditionRow): Promise<Write[]> {
    const ruleset = await findRuleset(this.#database, row.rulesetId);
    const status = ruleset.conditionResetSettings?.status;
    const writes =
      row.ticketId === null || !status
        ? []
        : await this.#change(
            row.ticketId,
            ruleset,
            [{ field: 'ticket', value: { status } }],
            row.resetAt ?? row.changed,
          );
    return [this.#set(row, { resetAt: null }), ...writes];
  }

  #set(row: ConditionRow, values: Partial<ConditionRow>): Write {
    return this.#database.update(deviceCondition).set(values).where(eq(deviceCondition.id, row.id));
  }

  /** A ruleset that is off changes nothing. */
  #change(id: number, { enabled }: TicketRuleset, rows: readonly ActionRow[], now: number): Promise<Write[]> {
    return enabled ? this.#desk.update(id, rows, now) : Promise.resolve([]);
  }

  /** @param status In the place of the one that the ruleset has for new tickets */
  async #open({ deviceId, event }: Reported, ruleset: TicketRuleset, now: number, status?: string | null) {
    const [from] = await this.#database.select().from(device).where(eq(device.id, deviceId));
    if (!from) throw notFound('The device');
    if (!ruleset.enabled) return { ticketId: null, writes: [] };
    const ticketId = await nextId(this.#database, ticket);
    const { conditionTriggerSettings: settings } = ruleset;
    const wanted = { ...settings, status: status ?? settings.status };
    const row = reportedTicket(ticketId, { device: from, event: deviceEvents[event], settings: wanted, now });
    return { ticketId, writes: await this.#desk.create(row) };
  }
}

const asReported = ({ deviceId, event, rulesetId }: ConditionRow): Reported => ({
  deviceId,
  rulesetId,
  event: event as DeviceEventName,
});

/** What is not said stays as the ticket has it. */
function changesOf(settings: RulesetBody['conditionReTriggerSettings']): ActionRow[] {
  const { status, priority, severity, tags } = settings ?? {};
  const value = { ...(status && { status }), ...(priority && { priority }), ...(severity && { severity }) };
  return [{ field: 'ticket', value }, ...(tags?.length ? [{ field: 'add_tags', value: tags }] : [])];
}
