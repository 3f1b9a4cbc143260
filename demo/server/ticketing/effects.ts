/** What automations want besides changing a ticket, as rows: comments, times, mails and notifications. */
import type { Effect } from '../../../src/ticketing/actions/action-kind.ts';
import type { TimeUnit } from '../../../src/ticketing/terms/choices.ts';
import type { RunFailure, ticketComment, ticketTime } from '../database/ticketing-schema.ts';
import { type MadeMessages, type MessageFacts, type MessageRow, mailsOf, notificationsOf } from './messages.ts';
import type { RunRecord } from './rule-run.ts';
import { safeHtml } from './safe-html.ts';

interface EffectRows {
  readonly comments: readonly (typeof ticketComment.$inferInsert)[];
  readonly times: readonly (typeof ticketTime.$inferInsert)[];
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
  if (isNote(effect)) return noteRows(effect, { ticketId, author, created: facts.now });
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
}

/** What stays with the ticket. */
export function noteRows(effect: NoteEffect, { userId, ...common }: NoteFacts): Pick<Made, 'comments' | 'times'> {
  if (effect.kind === 'time') return { times: [{ ...common, minutes: effect.value * minutesOf[effect.unit] }] };
  return { comments: [{ ...common, ...(userId && { userId }), body: safeHtml(effect.body), public: effect.public }] };
}
