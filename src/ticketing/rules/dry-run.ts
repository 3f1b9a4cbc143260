/**
 * What a rule would do to a ticket, without doing it: what each row says, the ticket afterwards, and the mails as they
 * would go. The server runs the same functions on real tickets.
 */
import type { Effect } from '../actions/action-kind.ts';
import { type Evaluation, evaluateRows, type Situation } from '../conditions/evaluate.ts';
import { filledHtml, filledText } from '../placeholders/placeholder-text.ts';
import { type PlaceholderFacts, type PlaceholderPlace, placeholder } from '../placeholders/placeholders.ts';
import { type Automation, conditionsOf } from '../terms/automation.ts';
import type { Ticket } from '../terms/ticket.ts';
import { type FillTexts, runActions } from './run-automations.ts';

export interface DryRun {
  readonly evaluation: Evaluation;
  /** As the actions would leave it, whatever the verdict: of a rule that fails one wants to see what it would do. */
  readonly after: Ticket;
  readonly changedFields: readonly string[];
  readonly effects: readonly Effect[];
}

/** @param facts What texts are filled from, besides the ticket as it is by then */
export function dryRun(automation: Automation, situation: Situation, facts: Omit<PlaceholderFacts, 'ticket'>): DryRun {
  return {
    evaluation: evaluateRows(conditionsOf(automation), situation),
    ...runActions(automation.actions ?? [], situation.after, new Date(situation.now).getTime(), textFiller(facts)),
  };
}

/** Subjects are a line of text, bodies HTML. */
/** Fills the placeholders of texts in, for a ticket as it is at that moment. */
export function textFiller(facts: Omit<PlaceholderFacts, 'ticket'>): FillTexts {
  return (ticket, text, place) => filledFor(place, text, { ...facts, ticket });
}

export function filledFor(place: PlaceholderPlace, text: string, facts: PlaceholderFacts): string {
  const fill = place === 'emailBody' || place === 'comment' || place === 'templateBody' ? filledHtml : filledText;
  return fill(text, (name) => placeholder(name).resolve(facts));
}
