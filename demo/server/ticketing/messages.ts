/** Mails and notifications of automations, written out: who gets them, and what they say. */
import { randomUUID } from 'node:crypto';
import type { Effect } from '../../../src/ticketing/actions/action-kind.ts';
import type { Channel, Recipients } from '../../../src/ticketing/actions/action-values.ts';
import { escapeHtml } from '../../../src/ticketing/placeholders/placeholder-text.ts';
import { filledFor } from '../../../src/ticketing/rules/dry-run.ts';
import { idOf, idsOf, type Ticket } from '../../../src/ticketing/terms/ticket.ts';
import type { outgoingMessage } from '../database/ticketing-schema.ts';
import { changesHtml, placeholderFacts } from './placeholder-facts.ts';
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

type MailEffect = Extract<Effect, { kind: 'email' | 'templateEmail' }>;

export function mailsOf(effect: MailEffect, ticket: Ticket, facts: MessageFacts): MadeMessages {
  const text = effect.kind === 'email' ? effect : templateText(effect.templateId, ticket, facts);
  if (!text) return { messages: [], failures: ['The e-mail template doesn’t exist anymore.'] };
  const { missing, ...recipients } = addressesOf(effect.recipients, ticket, facts);
  if (recipients.to.length + recipients.cc.length === 0)
    return { messages: [], failures: [...missing, 'There is nobody to send it to.'] };
  const { subject, body } = text;
  const attachments = (effect.kind === 'email' ? effect.uploads : []).flatMap(({ id, metadata }) => {
    const { contentId, inline } = metadata ?? {};
    // A picture of another mail of the automation.
    const isElsewhere = inline === true && !(contentId && body.includes(`cid:${contentId}`));
    return id === undefined || isElsewhere ? [] : [{ id: idOf(id), ...(contentId && { contentId }) }];
  });
  const { allowResponse } = effect;
  const message = messageOf('EMAIL', ticket, { recipients, subject, body, allowResponse, attachments }, facts);
  return { messages: [message], failures: missing };
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

function templateText(templateId: unknown, ticket: Ticket, facts: MessageFacts) {
  const template = facts.directory.templates.get(idOf(templateId));
  if (!template) return undefined;
  const changes = changesHtml(facts.before, ticket, facts.directory);
  const all = { ...placeholderFacts(facts), ticket, changes };
  return {
    subject: filledFor('templateSubject', template.subject, all),
    body: filledFor('templateBody', template.body, all),
  };
}

/** Whom the ticket and the rule name, each once; copies go to who does not get the mail anyway. */
function addressesOf({ keys, emails, uids }: Recipients, ticket: Ticket, { directory }: MessageFacts) {
  const missing: string[] = [];
  const emailOf = (id: string): string[] => {
    const email = directory.personOf(id)?.email;
    if (email === undefined) missing.push(`${directory.nameOf('user', id)} was deleted.`);
    return email === undefined ? [] : [email];
  };
  const named = [
    ...(keys.includes('REQUESTER') ? idsOf(ticket.requester) : []),
    ...(keys.includes('ASSIGNEE') ? idsOf(ticket.assignee) : []),
    ...uids.map(idOf),
  ];
  const to = distinct([...named.flatMap(emailOf), ...emails]);
  const known = new Set(to.map((address) => address.toLowerCase()));
  const copies = (keys.includes('REQUESTER_CC') ? idsOf(ticket.ccList) : []).flatMap(emailOf);
  return { to, cc: distinct(copies).filter((address) => !known.has(address.toLowerCase())), missing };
}

function distinct(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
