/** Tickets, the automations, templates and boards for them, what those did, and what is sent of it. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TicketingConfiguration } from '../../../src/console/ticketing/ticketing-configuration-slice.ts';
import type { Ticket as SentTicket } from '../../../src/help/contract.ts';
import type { AutomationBody } from '../../../src/ticketing/contract.ts';
import { type AutomationExampleBody, expectations } from '../../../src/ticketing/example-contract.ts';
import type { BusinessHours, Ticket } from '../../../src/ticketing/terms/ticket.ts';
import type { DecidedRow } from '../../../src/ticketing/ticket-contract.ts';

export const automation = sqliteTable(
  'automation',
  {
    id: integer('id').primaryKey(),
    /** Automations run in this order. */
    position: integer('position').notNull(),
    type: text('type').notNull().$type<AutomationBody['type']>(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** As it is sent and answered: conditions, stored actions, uploads, columns, sorting. */
    content: text('content', { mode: 'json' })
      .$type<Pick<AutomationBody, 'conditions' | 'actions' | 'uploads' | 'columns' | 'sortBy'>>()
      .notNull(),
    /** Came with the product. */
    system: integer('system', { mode: 'boolean' }).notNull(),
    /** Another one with every save. */
    version: integer('version').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [index('automation_by_position').on(table.type, table.position)],
);

export const ticketStatus = sqliteTable('ticket_status', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  displayName: text('display_name').notNull(),
  /** Of a status of its own: the built-in one that it is a kind of. */
  parentId: text('parent_id'),
});

export const channel = sqliteTable('notification_channel', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  /** Where its notifications go: an address, a number, a room. */
  address: text('address').notNull(),
});

/** A file for the mails of automations. */
export const automationUpload = sqliteTable('automation_upload', {
  id: integer('id').primaryKey(),
  /** The session that uploaded it. */
  owner: text('owner').notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  hash: text('hash').notNull(),
  /** Its media type. */
  type: text('type').notNull(),
  /** A picture within a text. */
  isInline: integer('is_inline', { mode: 'boolean' }).notNull(),
  /** Told from `checkedAt` on. */
  verdict: text('verdict', { enum: ['SUCCESS', 'FAILURE', 'SUSPICIOUS'] }).notNull(),
  checkedAt: integer('checked_at').notNull(),
  created: integer('created').notNull(),
});

/** One row. */
export const ticketingConfiguration = sqliteTable('ticketing_configuration', {
  id: integer('id').primaryKey(),
  businessHours: text('business_hours', { mode: 'json' }).$type<BusinessHours>().notNull(),
  /** The greatest number that a condition may compare a numeric attribute with. */
  numericMaximum: integer('numeric_maximum'),
  timerSettings: text('timer_settings', { mode: 'json' }).$type<TicketingConfiguration['timerSettings']>().notNull(),
});

/** One store for those of the help panel and of the inbox. */
export const ticket = sqliteTable('support_ticket', {
  id: integer('id').primaryKey(),
  owner: text('owner').notNull(),
  author: text('author', { mode: 'json' }).$type<{ name: string; email: string }>().notNull(),
  created: integer('created').notNull(),
  /** As its form was sent. */
  payload: text('payload', { mode: 'json' }).$type<SentTicket>().notNull(),
  /** What it says to rules. */
  facts: text('facts', { mode: 'json' }).$type<Ticket>().notNull(),
  /** What it said before its last change; null where that was its creation. */
  previous: text('previous', { mode: 'json' }).$type<Ticket>(),
});

export const ticketComment = sqliteTable(
  'ticket_comment',
  {
    id: integer('id').primaryKey(),
    ticketId: integer('ticket_id').notNull(),
    created: integer('created').notNull(),
    /** Who wrote it; null where an automation did. */
    userId: text('user_id'),
    author: text('author').notNull(),
    /** Sanitized HTML. */
    body: text('body').notNull(),
    public: integer('public', { mode: 'boolean' }).notNull(),
  },
  (table) => [index('comment_of_ticket').on(table.ticketId)],
);

export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What could not be done of what an automation wanted. */
export interface RunFailure {
  /** Of the actions. */
  action: string;
  reason: string;
}

/** One automation that ran for one ticket. It outlives both of them. */
export const automationRun = sqliteTable(
  'automation_run',
  {
    id: integer('id').primaryKey(),
    automationId: integer('automation_id').notNull(),
    automationName: text('automation_name').notNull(),
    automationType: text('automation_type').notNull(),
    ticketId: integer('ticket_id').notNull(),
    summary: text('summary').notNull(),
    created: integer('created').notNull(),
    event: text('event', { enum: ['INSERT', 'UPDATE', 'TIME'] }).notNull(),
    round: integer('round').notNull(),
    /** The last of too many rounds: the automations set each other off, and were stopped. */
    stopped: integer('stopped', { mode: 'boolean' }).notNull(),
    rows: text('rows', { mode: 'json' }).$type<Record<'all' | 'any', DecidedRow[]>>().notNull(),
    changes: text('changes', { mode: 'json' }).$type<FieldChange[]>().notNull(),
    /** Which actions did something besides changing the ticket. */
    effects: text('effects', { mode: 'json' }).$type<string[]>().notNull(),
    failures: text('failures', { mode: 'json' }).$type<RunFailure[]>().notNull(),
  },
  (table) => [index('run_of_automation').on(table.automationId), index('run_of_ticket').on(table.ticketId)],
);

/** A ticket that somebody wants a rule to match, or not to. */
export const automationExample = sqliteTable(
  'automation_example',
  {
    id: integer('id').primaryKey(),
    automationId: integer('automation_id').notNull(),
    name: text('name').notNull(),
    expected: text('expected', { enum: expectations }).notNull(),
    content: text('content', { mode: 'json' })
      .$type<Pick<AutomationExampleBody, 'ticket' | 'before' | 'now'>>()
      .notNull(),
  },
  (table) => [index('example_of_automation').on(table.automationId)],
);

export const messageStates = ['HELD', 'QUEUED', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;

/** A mail or a notification: written with what caused it, sent afterwards. See `ticketing/mail/outbox.ts`. */
export const outgoingMessage = sqliteTable(
  'outgoing_message',
  {
    id: integer('id').primaryKey(),
    runId: integer('run_id').notNull(),
    ticketId: integer('ticket_id').notNull(),
    created: integer('created').notNull(),
    /** `EMAIL`, `SMS`, `SLACK` or another. */
    channel: text('channel').notNull(),
    recipients: text('recipients', { mode: 'json' }).$type<{ to: string[]; cc: string[] }>().notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    allowResponse: integer('allow_response', { mode: 'boolean' }).notNull(),
    attachments: text('attachments', { mode: 'json' }).$type<{ id: string; contentId?: string }[]>().notNull(),
    /** The same at every attempt: a server that got a mail twice knows it. */
    messageId: text('message_id').notNull(),
    state: text('state', { enum: messageStates }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAttempt: integer('next_attempt').notNull(),
    problem: text('problem'),
  },
  (table) => [index('message_by_state').on(table.state, table.nextAttempt), index('message_of_run').on(table.runId)],
);
