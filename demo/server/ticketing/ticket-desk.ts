/**
 * Tickets as they are created, changed and as time goes by, with the automations that follow. Each method answers the
 * statements of one change, which are written together or not at all.
 */
import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import { subjectOf } from '../../../src/ticketing/conditions/verdict.ts';
import {
  type CompiledAutomation,
  compileAutomations,
  runActions,
} from '../../../src/ticketing/rules/run-automations.ts';
import type { ActionRow, Automation } from '../../../src/ticketing/terms/automation.ts';
import { idOf, type Ticket } from '../../../src/ticketing/terms/ticket.ts';
import { otherActivity } from '../activity/activity-log.ts';
import { chunksOf, type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { automationRun, outgoingMessage, ticket, ticketComment, timeEntry } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';
import type { DemoUser } from '../http/users.ts';
import type { Automations } from './automations.ts';
import { effectRows, isNote, noteRows } from './effects.ts';
import type { Comment } from './placeholder-facts.ts';
import { type RuleChange, type RunRecord, runRules } from './rule-run.ts';
import type { SampleTicket } from './sample-tickets.ts';
import { appliedTemplate, orderedTicket, type TicketOrder } from './ticket-orders.ts';
import { readDirectory, type TicketingDirectory } from './ticketing-directory.ts';

export type TicketRow = typeof ticket.$inferSelect;

export interface TicketNotes {
  readonly comments: readonly (typeof ticketComment.$inferSelect)[];
  /** Time logged. */
  readonly minutes: number;
  /** How often automations ran for it. */
  readonly runs: number;
}

export interface DeskOptions {
  /** Where the console is, for links in mails. */
  readonly site: () => string;
  readonly sendsMail: boolean;
}

interface Scene {
  readonly directory: TicketingDirectory;
  readonly onEvents: readonly CompiledAutomation[];
  readonly site: string;
  readonly sendsMail: boolean;
  readonly now: number;
  /** The number of the next row of the history. */
  nextRun(): number;
}

export class TicketDesk {
  readonly #database: Database;
  readonly #automations: Automations;
  readonly #options: DeskOptions;

  constructor(database: Database, automations: Automations, options: DeskOptions) {
    this.#database = database;
    this.#automations = automations;
    this.#options = options;
  }

  async find(id: string): Promise<TicketRow> {
    const [row] = await this.#database
      .select()
      .from(ticket)
      .where(eq(ticket.id, rowId(id)));
    if (!row) throw notFound('The ticket');
    return row;
  }

  /** The newest first. */
  list(most: number): Promise<TicketRow[]> {
    return this.#database.select().from(ticket).orderBy(desc(ticket.id)).limit(most);
  }

  /** Within a change: a ticket that was not there before. */
  async create(row: Omit<typeof ticket.$inferInsert, 'previous'>): Promise<Write[]> {
    const change = { before: undefined, after: row.facts, now: row.created, event: 'INSERT' } as const;
    const { ticket: facts, writes } = await this.#apply(change);
    return [this.#database.insert(ticket).values({ ...row, facts }), ...writes];
  }

  /** Within a change: tickets that have always been there, as it were. */
  async add(samples: readonly SampleTicket[]): Promise<Write[]> {
    const first = await nextId(this.#database, ticket);
    const rows = samples.map(({ facts, ...row }, index) => {
      const id = first + index;
      return { ...row, id, owner: '', facts: { ...facts, id: String(id) } };
    });
    return chunksOf(rows).map((chunk) => this.#database.insert(ticket).values(chunk));
  }

  /** What has been added to tickets, by their ids. */
  async notes(ids: readonly number[]): Promise<(id: number) => TicketNotes> {
    const wanted = [...ids];
    const [comments, times, runs] = await Promise.all([
      this.#database.select().from(ticketComment).where(inArray(ticketComment.ticketId, wanted)),
      this.#database.select().from(timeEntry).where(inArray(timeEntry.ticketId, wanted)),
      this.#database
        .select({ ticketId: automationRun.ticketId, count: count() })
        .from(automationRun)
        .where(inArray(automationRun.ticketId, wanted))
        .groupBy(automationRun.ticketId),
    ]);
    return (id) => ({
      comments: comments.filter(({ ticketId }) => ticketId === id),
      minutes: Math.round(times.reduce((sum, one) => (one.ticketId === id ? sum + one.seconds : sum), 0) / 60),
      runs: runs.find(({ ticketId }) => ticketId === id)?.count ?? 0,
    });
  }

  /** As its page shows it. */
  async describe(id: string) {
    const { id: ticketId, facts } = await this.find(id);
    return { id: ticketId, facts, ...(await this.notes([ticketId]))(ticketId) };
  }

  /** Within a change: what somebody at the inbox orders. */
  async order(user: DemoUser, id: string, order: TicketOrder, now: number): Promise<Write[]> {
    const { id: ticketId, facts: before } = await this.find(id);
    const directory = await readDirectory(this.#database);
    const given = { directory, user, now };
    const ordered = orderedTicket(before, order, given);
    const around = { site: this.#options.site(), comments: await this.#comments(ticketId) };
    const template = order.template === undefined ? undefined : await this.#automations.findTemplate(order.template);
    const applied = template && appliedTemplate(template, ordered, given, around);
    const { comment, minutes } = order;
    const effects = [
      ...(comment ? [{ kind: 'comment', ...comment } as const] : []),
      ...(minutes === undefined ? [] : [{ kind: 'time', unit: 'MINUTES', value: minutes } as const]),
      ...(applied?.effects ?? []),
    ];
    const { businessHours } = directory;
    const by = { ticketId, author: user.name, userId: user.id, created: now, technicianId: user.id, businessHours };
    const notes = effects.filter(isNote).map((effect) => noteRows(effect, by));
    const comments = notes.flatMap((note) => note.comments ?? []);
    const change = { before, after: applied?.ticket ?? ordered, now, event: 'UPDATE' } as const;
    const { ticket: facts, writes } = await this.#apply(change, { added: comments.toReversed() });
    return [
      ...comments.map((row) => this.#database.insert(ticketComment).values(row)),
      ...notes.flatMap(({ times = [] }) => times.map((row) => this.#database.insert(timeEntry).values(row))),
      this.#database.update(ticket).set({ facts, previous: before }).where(eq(ticket.id, ticketId)),
      ...writes,
    ];
  }

  /** Within a change: what nobody orders, such as the reset of a ticket whose condition is over. */
  async update(id: number, rows: readonly ActionRow[], now: number): Promise<Write[]> {
    const { facts } = await this.find(String(id));
    const before = asNobodyChanged(facts);
    const { after } = runActions(rows, before, now, (_ticket, text) => text);
    if (after === before) return [];
    const { ticket: changed, writes } = await this.#apply({ before, after, now, event: 'UPDATE' });
    const row = { facts: changed, previous: before };
    return [this.#database.update(ticket).set(row).where(eq(ticket.id, id)), ...writes];
  }

  /** Open tickets that have somebody as assignee or requester. */
  async openTicketsOf(person: string): Promise<TicketRow[]> {
    const { statuses } = await readDirectory(this.#database);
    const isOver = (id: string) => id === 'RESOLVED' || id === 'CLOSED';
    const over = new Set(
      statuses.filter(({ id, parentId }) => isOver(idOf(id)) || isOver(idOf(parentId))).map(({ id }) => idOf(id)),
    );
    const rows = await this.#database.select().from(ticket).orderBy(asc(ticket.id));
    return rows.filter(
      ({ facts }) => !over.has(idOf(facts.status)) && [idOf(facts.assignee), idOf(facts.requester)].includes(person),
    );
  }

  /** Within a change: open tickets lose somebody who is deleted, and automations hear of it. Source: spec 002 §4. */
  async release(person: string, now: number): Promise<{ tickets: number; writes: Write[] }> {
    const rows = await this.openTicketsOf(person);
    const scene = await this.#scene(now, await this.#automations.active('EVENT_BASED'));
    const writes: Write[] = [];
    for (const { id, facts } of rows) {
      const before = asNobodyChanged(facts);
      const unless = (reference: Ticket['assignee']) => (idOf(reference) === person ? null : (reference ?? null));
      const after = {
        ...before,
        assignee: unless(before.assignee),
        requester: unless(before.requester),
        updateTime: new Date(now).toISOString(),
      };
      const { ticket: changed, writes: more } = await this.#apply({ before, after, now, event: 'UPDATE' }, { scene });
      const row = { facts: changed, previous: before };
      writes.push(this.#database.update(ticket).set(row).where(eq(ticket.id, id)), ...more);
    }
    return { tickets: rows.length, writes };
  }

  /** Within a change: what time-based automations do at a moment, to all tickets. */
  async passTime(now: number): Promise<Write[]> {
    const rules = await this.#automations.active('TIME_BASED');
    if (rules.length === 0) return [];
    const scene = await this.#scene(now, await this.#automations.active('EVENT_BASED'));
    const compiled = compileAutomations(rules, scene.directory);
    const rows = await this.#database.select().from(ticket).orderBy(asc(ticket.id));
    const due = rows.filter(({ facts }) => {
      const subject = subjectOf({ before: facts, after: facts, now });
      return compiled.some(({ decide }) => decide(subject) === true);
    });
    const writes: Write[] = [];
    for (const { id, facts } of due) {
      const before = asNobodyChanged(facts);
      const comments = await this.#comments(id);
      const change = { before, after: before, now, event: 'TIME' } as const;
      const passed = runRules(compiled, change, { ...scene, comments });
      // What still holds a quarter of an hour later, and does nothing anymore, is not worth a line.
      const acted = passed.records.filter(({ row, effects }) => row.changes.length + effects.length > 0);
      writes.push(...this.#written(acted, change, { ...scene, comments }));
      if (passed.ticket === before) continue;
      // What time has changed is a change, too.
      const followed = await this.#apply({ before, after: passed.ticket, now, event: 'UPDATE' }, { scene });
      const row = { facts: followed.ticket, previous: before };
      writes.push(this.#database.update(ticket).set(row).where(eq(ticket.id, id)), ...followed.writes);
    }
    return writes;
  }

  /** @param added Comments of this change, which are not written yet, the newest first */
  async #apply(
    change: RuleChange,
    { scene: known, added = [] }: { scene?: Scene; added?: readonly Comment[] } = {},
  ): Promise<{ ticket: Ticket; writes: Write[] }> {
    const rules = known ? [] : await this.#automations.active('EVENT_BASED');
    const scene = rules.length > 0 ? await this.#scene(change.now, rules) : known;
    if (!scene || scene.onEvents.length === 0) return { ticket: change.after, writes: [] };
    const earlier = change.before ? await this.#comments(Number(change.after.id)) : [];
    const comments = [...added, ...earlier];
    const run = runRules(scene.onEvents, change, { ...scene, comments });
    return { ticket: run.ticket, writes: this.#written(run.records, change, { ...scene, comments }) };
  }

  #written(
    records: readonly RunRecord[],
    { before, now }: RuleChange,
    scene: Scene & { comments: readonly Comment[] },
  ): Write[] {
    return records.flatMap((record) => {
      const runId = scene.nextRun();
      const { comments, times, messages, effects, failures } = effectRows(record, { ...scene, before, now });
      return [
        this.#database.insert(automationRun).values({ id: runId, ...record.row, effects, failures }),
        ...comments.map((row) => this.#database.insert(ticketComment).values(row)),
        ...times.map((row) => this.#database.insert(timeEntry).values(row)),
        ...messages.map((row) => this.#database.insert(outgoingMessage).values({ ...row, runId })),
        ...this.#told(record, effects.length > 0, now),
      ];
    });
  }

  /** A rule that did nothing is in the ticket’s own history, and no news to anybody else. */
  #told({ row, ticket: { device, organization } }: RunRecord, hasEffects: boolean, now: number): Write[] {
    if (row.changes.length === 0 && !hasEffects) return [];
    const numberOf = (reference: unknown) => (idOf(reference) === '' ? null : Number(idOf(reference)));
    const concerned = {
      id: row.ticketId,
      name: row.automationName,
      nodeId: numberOf(device),
      organizationId: numberOf(organization),
    };
    return [otherActivity(this.#database, 'runAutomation', { concerned, time: now })];
  }

  /** What does not change while a change is made. */
  async #scene(now: number, rules: readonly Automation[]): Promise<Scene> {
    const directory = await readDirectory(this.#database);
    let next = await nextId(this.#database, automationRun);
    return {
      directory,
      onEvents: compileAutomations(rules, directory),
      site: this.#options.site(),
      sendsMail: this.#options.sendsMail,
      now,
      nextRun: () => next++,
    };
  }

  #comments(id: number): Promise<Comment[]> {
    return this.#database
      .select({ body: ticketComment.body, public: ticketComment.public })
      .from(ticketComment)
      .where(eq(ticketComment.ticketId, id))
      .orderBy(desc(ticketComment.id));
  }
}

/** Before a change that nobody makes, and that adds no comment. */
const asNobodyChanged = (facts: Ticket): Ticket => ({ ...facts, commentType: null, updatedBy: null });
