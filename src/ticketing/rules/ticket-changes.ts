/** What is another in a ticket now: for the history, for mails, and for the dry run. */
import { attributeIdOf, conditionField, type FieldFacts } from '../conditions/condition-fields.ts';
import { escapeHtml } from '../placeholders/placeholder-text.ts';
import { idsOf, type Ticket } from '../terms/ticket.ts';
import { changedFields } from './run-automations.ts';
import type { RuleWords } from './words.ts';

export interface TicketChange {
  /** As in conditions, or another member of the ticket. */
  readonly field: string;
  /** Null where it was not set. */
  readonly from: unknown;
  readonly to: unknown;
}

export function ticketChanges(before: Ticket, after: Ticket): TicketChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    from: valueIn(before, field),
    to: valueIn(after, field),
  }));
}

function valueIn(ticket: Ticket, field: string): unknown {
  const id = attributeIdOf(field);
  return (id === undefined ? ticket[field as keyof Ticket] : ticket.attributes?.[id]) ?? null;
}

/** One side of a change, as a list of names or texts; empty where it was not set. */
export function valueWords(field: string, value: unknown, words: RuleWords, facts: FieldFacts): readonly string[] {
  const noun = field === 'ccList' ? 'user' : conditionField(field, facts)?.noun;
  return idsOf(value).map((id) => words.valueName(field, noun, id));
}

/** One line for each field that is another now. */
export function changesHtml(
  before: Ticket | undefined,
  after: Ticket,
  { words, facts }: { readonly words: RuleWords; readonly facts: FieldFacts },
): string {
  if (!before) return '';
  const shown = (field: string, value: unknown) => valueWords(field, value, words, facts).join(', ') || '–';
  const lines = ticketChanges(before, after)
    .filter(({ field }) => conditionField(field, facts) && field !== 'description')
    .map(({ field, from, to }) => `${words.fieldName(field)}: ${shown(field, from)} → ${shown(field, to)}`)
    .map((line) => `<li>${escapeHtml(line)}</li>`);
  return lines.length === 0 ? '' : `<ul>${lines.join('')}</ul>`;
}
