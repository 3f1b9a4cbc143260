/**
 * What a rule would do to a ticket, without doing it: what each row says, the ticket afterwards, and what else would come of
 * it; `mails.ts` makes mails of that. The server runs the same functions on real tickets.
 */
import type { Effect } from '../actions/action-kind.ts';
import { type Evaluation, evaluateRows, type Situation } from '../conditions/evaluate.ts';
import { filledHtml, filledText } from '../placeholders/placeholder-text.ts';
import {
  type PlaceholderFacts,
  type PlaceholderPlace,
  placeholder,
  placeholderToken,
} from '../placeholders/placeholders.ts';
import { type Automation, conditionsOf } from '../terms/automation.ts';
import type { Ticket } from '../terms/ticket.ts';
import { type FillTexts, runActions } from './run-automations.ts';
import { type TicketChange, ticketChanges } from './ticket-changes.ts';

export interface DryRun {
  readonly evaluation: Evaluation;
  /** As the actions would leave it, whatever the verdict: of a rule that fails one wants to see what it would do. */
  readonly after: Ticket;
  readonly changes: readonly TicketChange[];
  readonly effects: readonly Effect[];
}

/** @param facts What texts are filled from, besides the ticket as it is by then */
export function dryRun(automation: Automation, situation: Situation, facts: Omit<PlaceholderFacts, 'ticket'>): DryRun {
  const { after: before, now } = situation;
  const { after, effects } = runActions(automation.actions ?? [], before, new Date(now).getTime(), textFiller(facts));
  return {
    evaluation: evaluateRows(conditionsOf(automation), situation),
    after,
    changes: ticketChanges(before, after),
    effects,
  };
}

/** Fills the placeholders of texts in, for a ticket as it is at that moment. */
export function textFiller(facts: Omit<PlaceholderFacts, 'ticket'>): FillTexts {
  return (ticket, text, place) => filledFor(place, text, { ...facts, ticket });
}

/** Subjects are a line of text, bodies HTML. What nobody told stays as its placeholder. */
export function filledFor(place: PlaceholderPlace, text: string, facts: PlaceholderFacts): string {
  const fill = place === 'emailBody' || place === 'comment' || place === 'templateBody' ? filledHtml : filledText;
  return fill(text, (name) =>
    facts.isKnown?.(name, facts.ticket) === false ? placeholderToken(name) : placeholder(name).resolve(facts),
  );
}
