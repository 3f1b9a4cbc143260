/** What automations want besides changing a ticket, as rows: comments, times, mails and notifications. */
import type { Effect } from '../../../src/ticketing/actions/action-kind.ts';
import type { TimeUnit } from '../../../src/ticketing/terms/choices.ts';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import type { timeEntry } from '../database/billing-schema.ts';
import type { RunFailure, ticketComment } from '../database/ticketing-schema.ts';
import { automationWorker, loggedTimeRow } from './logged-time.ts';
import { type MadeMessages, type MessageFacts, type MessageRow, mailsOf, notificationsOf } from './messages.ts';
import type { RunRecord } from './rule-run.ts';
import { safeHtml } from './safe-html.ts';
import type { TicketingDirectory } from './ticketing-directory.ts';

interface EffectRows {
  readonly comments: readonly (typeof ticketComment.$inferInsert)[];
  readonly times: readonly (typeof timeEntry.$inferInsert)[];
  readonly messages: readonly MessageRow[];
  /** The actions that did something. */
  readonly effects: string[];
  readonly failures: RunFailure[];
}

type Made = Partial<Pick<EffectRows, 'comments' | 'times'>> & Partial<MadeMessages>;

const actions: Readonly<Record<Effect['kind'], string>> = {
  email: 'SEND_EMAIL',
  templateEmail: 'SEND_TEMPLATE_EMAIL',
  comment: 'ADD_TICKET_COMMENT',
  time: 'TICKET_LOG_ENTRY_TIME_TRACKER',
  notification: 'SEND_NOTIFICATION',
};

export const minutesOf: Readonly<Record<TimeUnit, number>> = { MINUTES: 1, HOURS: 60, DAYS: 24 * 60 };

export function effectRows(record: RunRecord, facts: MessageFacts): EffectRows {
  const made = record.effects.map((effect) => ({ action: actions[effect.kind], ...rowsOf(effect, record, facts) }));
  const hasDone = made.filter(({ comments = [], times = [], messages = [] }) => {
    return comments.length + times.length + messages.length > 0;
  });
  return {
    comments: made.flatMap(({ comments = [] }) => comments),
    times: made.flatMap(({ times = [] }) => times),
    messages: made.flatMap(({ messages = [] }) => messages),
    effects: [...new Set(hasDone.map(({ action }) => action))],
    failures: made.flatMap(({ action, failures = [] }) => failures.map((reason) => ({ action, reason }))),
  };
}

function rowsOf(effect: Effect, { row, ticket }: RunRecord, facts: MessageFacts): Made {
  const { ticketId, automationName: author } = row;
  if (isNote(effect)) {
    // It is worked for whoever has the ticket then.
    const technicianId = idOf(ticket.assignee) || automationWorker.id;
    const { businessHours } = facts.directory;
    return noteRows(effect, { ticketId, author, created: facts.now, technicianId, businessHours });
  }
  if (effect.kind === 'notification') return notificationsOf(effect.channels, { author, ticket }, facts);
  return mailsOf(effect, ticket, facts);
}

type NoteEffect = Extract<Effect, { kind: 'comment' | 'time' }>;

export const isNote = (effect: Effect): effect is NoteEffect => effect.kind === 'comment' || effect.kind === 'time';

interface NoteFacts {
  readonly ticketId: number;
  readonly author: string;
  /** Where it was no automation. */
  readonly userId?: string;
  readonly created: number;
  /** Whose time it is. */
  readonly technicianId: string;
  readonly businessHours: TicketingDirectory['businessHours'];
}

/** What stays with the ticket. */
export function noteRows(
  effect: NoteEffect,
  { userId, technicianId, businessHours, ...common }: NoteFacts,
): Pick<Made, 'comments' | 'times'> {
  if (effect.kind === 'time') {
    const { ticketId, created: at, author } = common;
    const minutes = effect.value * minutesOf[effect.unit];
    const note = userId === undefined ? author : null;
    return { times: [loggedTimeRow({ ticketId, technicianId, minutes, at, businessHours, note })] };
  }
  return { comments: [{ ...common, ...(userId && { userId }), body: safeHtml(effect.body), public: effect.public }] };
}
