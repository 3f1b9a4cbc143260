/** Mails and notifications of automations, written out: who gets them, and what they say. */
import { randomUUID } from 'node:crypto';
import type { Channel } from '../../../src/ticketing/actions/action-values.ts';
import { escapeHtml } from '../../../src/ticketing/placeholders/placeholder-text.ts';
import { type MailEffect, type MailProblem, mailOf } from '../../../src/ticketing/rules/mails.ts';
import { idOf, type Ticket } from '../../../src/ticketing/terms/ticket.ts';
import type { outgoingMessage } from '../database/ticketing-schema.ts';
import { placeholderFacts, wordsFor } from './placeholder-facts.ts';
import type { RuleCircumstances } from './rule-run.ts';

export type MessageRow = Omit<typeof outgoingMessage.$inferInsert, 'runId'>;

export interface MessageFacts extends RuleCircumstances {
  /** What the ticket was before all this; undefined where it was created. */
  readonly before: Ticket | undefined;
  readonly now: number;
  /** Whether a mail server was named: else mails stay in the outbox. */
  readonly sendsMail: boolean;
}

export interface MadeMessages {
  readonly messages: readonly MessageRow[];
  /** Sentences. */
  readonly failures: readonly string[];
}

export function mailsOf(effect: MailEffect, ticket: Ticket, facts: MessageFacts): MadeMessages {
  const { directory, before } = facts;
  const { mail, problems } = mailOf(effect, ticket, {
    ...placeholderFacts(facts),
    before,
    templateOf: (id) => directory.templates.get(id),
    words: wordsFor(directory),
    facts: directory,
  });
  const failures = problems.map((problem) => failureOf(problem, facts));
  if (!mail) return { messages: [], failures };
  const { to, cc, subject, body, allowResponse, uploads } = mail;
  const attachments = uploads.flatMap(({ id, metadata }) => {
    const { contentId } = metadata ?? {};
    return id === undefined ? [] : [{ id: idOf(id), ...(contentId && { contentId }) }];
  });
  const written = { recipients: { to: [...to], cc: [...cc] }, subject, body, allowResponse, attachments };
  return { messages: [messageOf('EMAIL', ticket, written, facts)], failures };
}

function failureOf(problem: MailProblem, { directory }: MessageFacts): string {
  if (problem.kind === 'noTemplate') return 'The e-mail template doesn’t exist anymore.';
  if (problem.kind === 'nobody') return 'There is nobody to send it to.';
  return `${directory.nameOf('user', problem.id)} was deleted.`;
}

export function notificationsOf(
  wanted: readonly Channel[],
  { author, ticket }: { author: string; ticket: Ticket },
  facts: MessageFacts,
): MadeMessages {
  const id = idOf(ticket.id);
  const address = placeholderFacts(facts).addressOf('ticket', id);
  const subject = `#${id} ${ticket.summary ?? ''}`.trim();
  const body = `<p>${escapeHtml(author)}</p><p><a href="${address}">${escapeHtml(subject)}</a></p>`;
  const found = wanted.map(({ channelId }) => facts.directory.channels.get(idOf(channelId)));
  return {
    messages: found.flatMap((to) => {
      if (!to) return [];
      const recipients = { to: [to.address], cc: [] };
      return messageOf(to.type, ticket, { recipients, subject, body, allowResponse: false, attachments: [] }, facts);
    }),
    failures: found.includes(undefined) ? ['A notification channel doesn’t exist anymore.'] : [],
  };
}

function messageOf(
  kind: string,
  ticket: Ticket,
  {
    recipients,
    subject,
    body,
    allowResponse,
    attachments,
  }: Pick<MessageRow, 'recipients' | 'subject' | 'body' | 'allowResponse' | 'attachments'>,
  { now, sendsMail }: MessageFacts,
): MessageRow {
  return {
    ticketId: Number(ticket.id),
    created: now,
    channel: kind,
    recipients,
    subject,
    body,
    allowResponse,
    attachments,
    messageId: `<${randomUUID()}@rmm-elements.example>`,
    state: sendsMail && kind === 'EMAIL' ? 'QUEUED' : 'HELD',
    attempts: 0,
    nextAttempt: 0,
  };
}
