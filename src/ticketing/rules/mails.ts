/** The mails of an action as they would go: who gets them, and what they say. The server sends what the dry run shows. */
import type { Effect } from '../actions/action-kind.ts';
import type { Recipients, Upload } from '../actions/action-values.ts';
import type { FieldFacts } from '../conditions/condition-fields.ts';
import type { PlaceholderFacts } from '../placeholders/placeholders.ts';
import { idOf, idsOf, type Ticket } from '../terms/ticket.ts';
import { filledFor } from './dry-run.ts';
import { changesHtml } from './ticket-changes.ts';
import type { RuleWords } from './words.ts';

export type MailEffect = Extract<Effect, { kind: 'email' | 'templateEmail' }>;

export interface MailTemplate {
  readonly subject: string;
  /** HTML. */
  readonly body: string;
}

export interface MailFacts extends Omit<PlaceholderFacts, 'ticket' | 'changes'> {
  /** What the ticket was before all this; undefined where it was created. */
  readonly before: Ticket | undefined;
  /** Undefined where there is none, or none anymore. */
  templateOf(id: string): MailTemplate | undefined;
  /** For what a mail tells of the change. */
  readonly words: RuleWords;
  readonly facts: FieldFacts;
}

export interface Mail extends MailTemplate {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly uploads: readonly Upload[];
  readonly allowResponse: boolean;
}

export type MailProblem =
  | { readonly kind: 'noTemplate' }
  | { readonly kind: 'nobody' }
  /** A user who was deleted gets none. */
  | { readonly kind: 'deletedUser'; readonly id: string };

export interface MadeMail {
  /** Undefined where nothing would be sent. */
  readonly mail: Mail | undefined;
  readonly problems: readonly MailProblem[];
}

export function mailOf(effect: MailEffect, ticket: Ticket, facts: MailFacts): MadeMail {
  const text = effect.kind === 'email' ? effect : templateText(effect.templateId, ticket, facts);
  if (!text) return { mail: undefined, problems: [{ kind: 'noTemplate' }] };
  const { to, cc, problems } = addressesOf(effect.recipients, ticket, facts);
  if (to.length + cc.length === 0) return { mail: undefined, problems: [...problems, { kind: 'nobody' }] };
  const { subject, body } = text;
  const uploads = (effect.kind === 'email' ? effect.uploads : []).filter((upload) => isOf(upload, body));
  return { mail: { to, cc, subject, body, uploads, allowResponse: effect.allowResponse }, problems };
}

/** A picture that the body does not show is one of another mail of the automation. */
function isOf({ metadata }: Upload, body: string): boolean {
  const { contentId, inline } = metadata ?? {};
  return inline !== true || (Boolean(contentId) && body.includes(`cid:${contentId}`));
}

function templateText(id: unknown, ticket: Ticket, facts: MailFacts): MailTemplate | undefined {
  const template = facts.templateOf(idOf(id));
  if (!template) return undefined;
  const all = { ...facts, ticket, changes: changesHtml(facts.before, ticket, facts) };
  return {
    subject: filledFor('templateSubject', template.subject, all),
    body: filledFor('templateBody', template.body, all),
  };
}

/** Whom the ticket and the rule name, each once; copies go to who does not get the mail anyway. */
function addressesOf({ keys, emails, uids }: Recipients, ticket: Ticket, { personOf }: MailFacts) {
  const problems: MailProblem[] = [];
  const emailOf = (id: string): string[] => {
    const email = personOf(id)?.email;
    if (email === undefined) problems.push({ kind: 'deletedUser', id });
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
  return { to, cc: distinct(copies).filter((address) => !known.has(address.toLowerCase())), problems };
}

function distinct(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
