/** Time that was worked on tickets, stored by the rules of its form. What is billed of it says `billing/preview-bill.ts`. */
import { desc, eq, sql } from 'drizzle-orm';
import { isOpen } from '../../../src/ticketing/conditions/business-hours.ts';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import { durationText } from '../../../src/ticketing/timer/duration.ts';
import type {
  listTimeEntries as endpoint,
  LoggedTime,
  TimeEntryBody,
} from '../../../src/ticketing/timer/time-contract.ts';
import { timeEntryOutdated } from '../../../src/ticketing/timer/time-contract.ts';
import { timeIssues } from '../../../src/ticketing/timer/time-rules.ts';
import { agreementOrigin, timeLimits } from '../../../src/ticketing/timer/time-terms.ts';
import { monthOf } from '../billing/first-month.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { agreement, ticket, ticketingConfiguration, timeEntry, user } from '../database/schema.ts';
import type { Answer } from '../http/call-router.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { pageOf, pageRequest } from '../http/page.ts';
import { forbidden, notFound, Refusal } from '../http/refusal.ts';
import type { DemoUser } from '../http/users.ts';
import { automationWorker } from './logged-time.ts';

type Row = typeof timeEntry.$inferSelect;

interface Given {
  readonly user: DemoUser;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export async function listTimeEntries(
  database: Database,
  ticketId: string,
  query: { page?: number | undefined; pageSize?: number | undefined },
  asker: DemoUser,
): Promise<Answer<typeof endpoint>> {
  const { id, organizationId } = await ticketOf(database, rowId(ticketId));
  const request = pageRequest(query, timeLimits.page);
  const isOfTicket = eq(timeEntry.ticketId, id);
  const [total, rows, [sum], agreements] = await Promise.all([
    database.$count(timeEntry, isOfTicket),
    database
      .select({ entry: timeEntry, name: user.name })
      .from(timeEntry)
      .leftJoin(user, eq(user.id, timeEntry.technicianId))
      .where(isOfTicket)
      .orderBy(desc(timeEntry.started), desc(timeEntry.id))
      .limit(request.size)
      .offset(request.page * request.size),
    database
      .select({ seconds: sql<number>`COALESCE(SUM(${timeEntry.seconds}), 0)` })
      .from(timeEntry)
      .where(isOfTicket),
    agreementsOf(database, organizationId),
  ]);
  return {
    ...pageOf(
      rows.map(({ entry, name }) => asLogged(entry, name ?? nameless(entry), asker)),
      total,
      request,
    ),
    totalSeconds: sum?.seconds ?? 0,
    agreements: agreements.map((one) => ({ id: String(one.id), name: one.name })),
  };
}

/** Within a change. */
export async function enterTime(
  database: Database,
  ticketId: string,
  body: TimeEntryBody,
  { user: technician, now }: Given,
): Promise<Change<LoggedTime>> {
  const { id, organizationId } = await ticketOf(database, rowId(ticketId));
  const row: Row = {
    id: await nextId(database, timeEntry),
    organizationId: null,
    ticketId: id,
    technicianId: technician.id,
    ...(await columnsOf(database, body, { organizationId, now })),
    version: 1,
  };
  return { writes: [database.insert(timeEntry).values(row)], answer: asLogged(row, technician.name, technician) };
}

/** Within a change. `edited` is the version that somebody started from. */
export async function updateTimeEntry(
  database: Database,
  id: string,
  body: TimeEntryBody,
  { user: editor, now, edited }: Given & { edited: string | undefined },
): Promise<Change<LoggedTime>> {
  const before = await findOwn(database, id, editor);
  if (edited !== undefined && edited !== String(before.version))
    throw new Refusal(412, timeEntryOutdated, 'Somebody has saved this time entry since you opened it.');
  const { organizationId } = await ticketOf(database, before.ticketId ?? 0);
  const row: Row = {
    ...before,
    ...(await columnsOf(database, body, { organizationId, now, kept: before.agreementId })),
    version: before.version + 1,
  };
  const [technician] = await database.select().from(user).where(eq(user.id, before.technicianId));
  return {
    writes: [database.update(timeEntry).set(row).where(eq(timeEntry.id, before.id))],
    answer: asLogged(row, technician?.name ?? nameless(before), editor),
  };
}

/** Within a change. */
export async function deleteTimeEntry(
  database: Database,
  id: string,
  editor: DemoUser,
): Promise<Change<{ id: string }>> {
  const { id: found } = await findOwn(database, id, editor);
  return { writes: [database.delete(timeEntry).where(eq(timeEntry.id, found))], answer: { id: String(found) } };
}

const mayChange = ({ technicianId }: Row, { id, permissions }: DemoUser) =>
  permissions.canEnterTime && (technicianId === id || permissions.canManageTimeEntries);

/** Time that was not worked on a ticket is nobody’s to change here. */
async function findOwn(database: Database, wanted: string, editor: DemoUser): Promise<Row> {
  const [row] = await database
    .select()
    .from(timeEntry)
    .where(eq(timeEntry.id, rowId(wanted)));
  if (!row || row.ticketId === null) throw notFound('The time entry');
  if (!mayChange(row, editor)) throw forbidden('You can only change time that you entered yourself.');
  return row;
}

async function ticketOf(database: Database, id: number) {
  const [row] = await database.select().from(ticket).where(eq(ticket.id, id));
  if (!row) throw notFound('The ticket');
  const organizationId = idOf(row.facts.organization);
  return { id: row.id, organizationId: organizationId === '' ? null : Number(organizationId) };
}

async function agreementsOf(database: Database, organizationId: number | null) {
  if (organizationId === null) return [];
  const rows = await database.select().from(agreement).where(eq(agreement.organizationId, organizationId));
  return rows.filter(({ deleted }) => !deleted);
}

interface Around {
  readonly organizationId: number | null;
  readonly now: number;
  /** An agreement that the entry has already: it may be another organization’s by now. */
  readonly kept?: number | null;
}

/** As it is stored; throws what is wrong with it, by the codes of its form. */
async function columnsOf(database: Database, body: TimeEntryBody, { organizationId, now, kept }: Around) {
  const agreements = await agreementsOf(database, organizationId);
  const agreementId = body.agreementId == null ? null : String(body.agreementId);
  const known = [...agreements.map(({ id }) => String(id)), ...(kept == null ? [] : [String(kept)])];
  const values = {
    started: body.startDate,
    duration: durationText(body.seconds),
    remote: body.remote,
    billingType: body.billingType,
    agreementId,
    note: (body.note ?? '').trim(),
  };
  // The ticketing clock can be turned forward, and browsers go by the real one.
  requireValid(timeIssues(values, { now: Math.max(now, Date.now()), agreements: known }), {
    names: { started: 'startDate', duration: 'seconds' },
    words: {
      started: { invalid: 'The start is no date', inTheFuture: 'The start is in the future' },
      duration: { noTime: 'There is no time to enter', tooMuchTime: 'A time entry has 24 hours at most' },
      agreementId: { unknownAgreement: 'The ticket’s organization has no such agreement' },
    },
  });
  const started = Date.parse(body.startDate);
  const [configured] = await database.select().from(ticketingConfiguration);
  return {
    month: monthOf(started),
    started,
    seconds: body.seconds,
    remote: body.remote,
    offHours: isOpen(configured?.businessHours, started) === false,
    billingType: body.billingType,
    agreementId: agreementId === null ? null : Number(agreementId),
    agreementOriginType: agreementId === null ? null : agreementOrigin,
    note: values.note === '' ? null : values.note,
  };
}

/** Somebody who is no user: an automation, or whoever was deleted. */
const nameless = ({ technicianId }: Row): string =>
  technicianId === automationWorker.id ? automationWorker.name : technicianId;

const asLogged = (row: Row, name: string, asker: DemoUser): LoggedTime => ({
  id: String(row.id),
  version: String(row.version),
  startDate: new Date(row.started).toISOString(),
  seconds: row.seconds,
  remote: row.remote,
  billingType: row.billingType,
  agreementId: row.agreementId === null ? null : String(row.agreementId),
  agreementOriginType: row.agreementOriginType,
  note: row.note,
  technician: { id: row.technicianId, name },
  offHours: row.offHours,
  mayChange: mayChange(row, asker),
});
