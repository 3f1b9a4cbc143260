/**
 * The rules of automations for other programs: without a page, without a DOM, in Node as in a browser. The editor and the
 * reference server stand on the same tables. Source: spec 001 §3 to §5, and the decisions beside it.
 */
import { fromStoredActions, type StoredAction } from '../actions/stored-actions.ts';
import { operatorsOf as operatorNames } from '../conditions/condition-fields.ts';
import { evaluateRows, type RowEvaluation, type Situation } from '../conditions/evaluate.ts';
import type { Operator } from '../conditions/operators.ts';
import type { Verdict } from '../conditions/verdict.ts';
import { findings, type LintFacts, type LintRule } from '../lint/lint.ts';
import type { ActionRow, Automation, AutomationType, Condition, Conditions } from '../terms/automation.ts';
import type { Lookup } from '../terms/choices.ts';
import type { BusinessHours, Ticket, TicketAttribute, TicketStatus } from '../terms/ticket.ts';
import { automationSentence } from './describe.ts';
import { issueText } from './issue-text.ts';
import { reasonText } from './reason-text.ts';
import { ruleTextIn } from './rule-texts.ts';
import { automationIssues, type ValidationFacts } from './validate.ts';
import { type RuleNames, ruleWords } from './words.ts';

export type {
  ActionRow,
  Automation,
  AutomationType,
  BusinessHours,
  Condition,
  Conditions,
  LintRule,
  Lookup,
  Operator,
  Situation,
  StoredAction,
  Ticket,
  TicketAttribute,
  TicketStatus,
  Verdict,
};

/** Actions as rows, or as they are stored. */
export type AnyAutomation = Omit<Automation, 'actions'> & {
  readonly actions?: readonly (ActionRow | StoredAction)[] | null;
};

export interface RowVerdict {
  /** The row's own; its index where it has none. */
  readonly id: string;
  readonly verdict: Verdict;
  /** A sentence. */
  readonly reason: string;
}

export interface Answer {
  /** Of both groups. */
  readonly verdict: Verdict;
  readonly all: readonly RowVerdict[];
  readonly any: readonly RowVerdict[];
}

export interface WordOptions extends RuleNames {
  /** BCP 47; default: `en`. */
  readonly locale?: string;
}

const wordsOf = ({ locale = 'en', ...names }: WordOptions) => ruleWords(locale, ruleTextIn(locale), names);

/**
 * Whether a ticket meets the conditions, and of each row why. What cannot be decided is `unknown`: a field that is not
 * known, an operator that the field does not have, a value that is missing, a fact that the ticket does not tell.
 */
export function evaluate(conditions: Partial<Conditions>, situation: Situation, options: WordOptions = {}): Answer {
  const names = { attributes: situation.attributes, statuses: situation.statuses, ...options };
  const words = wordsOf(names);
  const { verdict, all, any } = evaluateRows(conditions, {
    ...situation,
    attributes: situation.attributes ?? [],
    statuses: situation.statuses ?? [],
  });
  const verdictOf = ({ reason, ...row }: RowEvaluation): RowVerdict => ({
    ...row,
    reason: reasonText(reason, words, names),
  });
  return { verdict, all: all.map(verdictOf), any: any.map(verdictOf) };
}

/** By their names on the wire, in the order of the document. None for a field that the type does not have. */
export function operatorsOf(
  field: string,
  type: AutomationType,
  facts: { readonly attributes?: readonly TicketAttribute[] } = {},
): readonly Operator[] {
  return operatorNames(field, type, facts);
}

/** What the editor and the server refuse; empty where it can be saved. A path is dotted, a row by its `id` or its index. */
export function validate(
  automation: AnyAutomation,
  { locale = 'en', ...facts }: ValidationFacts & { readonly locale?: string } = {},
): { path: string; message: string }[] {
  const text = ruleTextIn(locale);
  return automationIssues(withRows(automation), facts).map((issue) => ({
    path: issue.path,
    message: issueText(issue, text),
  }));
}

/**
 * The automation in one sentence.
 *
 * @param options.lookup Names of organizations, users, tags and so on by kind and id; ids are shown where there is none
 */
export function describe(automation: AnyAutomation, options: WordOptions = {}): string {
  return automationSentence(withRows(automation), wordsOf(options), options);
}

/** What may be saved but is hardly meant. `others`: the automations in their order, of which later ones may undo this one. */
export function lint(
  automation: AnyAutomation,
  { locale = 'en', ...facts }: LintFacts & { readonly locale?: string } = {},
): { rule: LintRule; rows: readonly string[]; message: string }[] {
  const text = ruleTextIn(locale);
  return findings(withRows(automation), facts).map(({ rule, rows, values }) => ({
    rule,
    rows,
    message: text(`lint.${rule}`, values),
  }));
}

function withRows(automation: AnyAutomation): Automation {
  const actions = automation.actions ?? [];
  return {
    ...automation,
    actions: actions.flatMap((action) =>
      'type' in action && !('field' in action) ? fromStoredActions([action]) : [action as ActionRow],
    ),
  };
}
