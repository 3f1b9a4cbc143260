/** What would come of a rule besides its verdict: what changes, what is added, which mails go, as far as it can be told here. */
import type { Effect } from '../../../actions/action-kind.ts';
import type { Situation } from '../../../conditions/evaluate.ts';
import type { PlaceholderFacts, PlaceholderName, PlaceholderPerson } from '../../../placeholders/placeholders.ts';
import { dryRun } from '../../../rules/dry-run.ts';
import { type MadeMail, type MailEffect, type MailTemplate, mailOf } from '../../../rules/mails.ts';
import type { TicketChange } from '../../../rules/ticket-changes.ts';
import type { RuleWords } from '../../../rules/words.ts';
import type { Automation } from '../../../terms/automation.ts';
import { idOf, idsOf, type Ticket } from '../../../terms/ticket.ts';

export interface OutcomeFacts {
  readonly words: RuleWords;
  /** Undefined where somebody was deleted. */
  personOf(id: string): PlaceholderPerson | undefined;
  /** `loading` while it is asked for; undefined where there is none. */
  templateOf(id: string): MailTemplate | 'loading' | undefined;
  timeText(time: string): string;
}

export type OutcomeMail = MadeMail | 'loading';

export interface RuleOutcome {
  readonly changes: readonly TicketChange[];
  readonly mails: readonly OutcomeMail[];
  readonly others: readonly Exclude<Effect, MailEffect>[];
}

/** Of the actions alone, whatever the conditions say: of a rule that fails one wants to see what it would do. */
export function ruleOutcome(automation: Automation, situation: Situation, facts: OutcomeFacts): RuleOutcome {
  const known = placeholderFacts(facts);
  const { changes, effects, after } = dryRun(automation, situation, known);
  const mailFacts = {
    ...known,
    before: situation.before ?? undefined,
    words: facts.words,
    facts: situation,
    templateOf(id: string) {
      const template = facts.templateOf(id);
      return template === 'loading' ? undefined : template;
    },
  };
  const madeOf = (effect: MailEffect): OutcomeMail =>
    effect.kind === 'templateEmail' && facts.templateOf(idOf(effect.templateId)) === 'loading'
      ? 'loading'
      : mailOf(effect, after, mailFacts);
  return {
    changes,
    mails: effects.filter(isMail).map(madeOf),
    others: effects.filter((effect) => !isMail(effect)),
  };
}

const isMail = (effect: Effect): effect is MailEffect => effect.kind === 'email' || effect.kind === 'templateEmail';

/** E-mail templates that the rule sends. */
export function templatesIn({ actions }: Automation): readonly string[] {
  return [
    ...new Set(
      (actions ?? []).flatMap(({ field, value }) => {
        const id = field === 'SEND_TEMPLATE_EMAIL' ? idOf((value as { templateId?: unknown } | null)?.templateId) : '';
        return id === '' ? [] : [id];
      }),
    ),
  ];
}

/** People whom the mails and the ticket name. */
export function peopleIn({ actions }: Automation, { requester, assignee, ccList }: Ticket): readonly string[] {
  const named = (actions ?? []).flatMap(({ field, value }) =>
    field === 'SEND_EMAIL' || field === 'SEND_TEMPLATE_EMAIL'
      ? idsOf((value as { uids?: unknown } | null)?.uids)
      : field === 'ticket'
        ? Object.values((value ?? {}) as Record<string, unknown>).flatMap(idsOf)
        : [],
  );
  return [...new Set([...idsOf(requester), ...idsOf(assignee), ...idsOf(ccList), ...named])];
}

/** What only the server knows stays a placeholder: the pages of the console, comments, devices, phone numbers. */
function placeholderFacts({ words, personOf, timeText }: OutcomeFacts): Omit<PlaceholderFacts, 'ticket'> {
  return { nameOf: words.nameOf, personOf, timeText, addressOf: () => '', isKnown };
}

const knownPlaceholders: ReadonlySet<PlaceholderName> = new Set<PlaceholderName>([
  'ticket.subject',
  'ticket.description',
  'ticket.status',
  'ticket.severity',
  'ticket.priority',
  'ticket.type',
  'ticket.tags',
  'ticket.organization.name',
  'ticket.assignee.name',
  'ticket.assignee.email',
  'ticket.requester.name',
  'ticket.requester.email',
  'ticket.changes',
]);

function isKnown(name: PlaceholderName, ticket: Ticket): boolean {
  if (name === 'ticket.id') return idOf(ticket.id) !== '';
  if (name === 'ticket.createdDate') return Boolean(ticket.createTime);
  // Nobody has neither a name nor an address: it is known to be empty.
  if (name.startsWith('ticket.assignee.') && idOf(ticket.assignee) === '') return true;
  if (name.startsWith('ticket.requester.') && idOf(ticket.requester) === '') return true;
  if (name === 'ticket.organization.url' && idOf(ticket.organization) === '') return true;
  return knownPlaceholders.has(name);
}
