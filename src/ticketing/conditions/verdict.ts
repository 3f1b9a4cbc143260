/** What a condition says of a ticket, and why. */
import type { ConditionGroup } from '../terms/automation.ts';
import type { Ticket } from '../terms/ticket.ts';

/** `unknown`: the ticket or the rule does not say enough. It is never guessed. */
export const verdicts = ['pass', 'fail', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** A ticket at a moment, with what it was before where it was changed. */
export interface Subject {
  readonly before: Ticket | undefined;
  readonly after: Ticket;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Folded texts by field: many rules look at the same summary. */
  readonly folded: Map<string, string>;
}

export function subjectOf({
  before,
  after,
  now,
}: {
  before?: Ticket | null | undefined;
  after: Ticket;
  now: number;
}): Subject {
  return { before: before ?? undefined, after, now, folded: new Map() };
}

/** Undefined: it cannot be decided. */
export type Decide = (subject: Subject) => boolean | undefined;

/** Why a row passes or fails. `values` are ids or texts of the field, for whoever shows them to name. */
export type Reason =
  | { readonly kind: 'is'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'wasSet'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'unchanged'; readonly field: string; readonly values: readonly string[] }
  | {
      readonly kind: 'changed';
      readonly field: string;
      readonly from: readonly string[];
      readonly values: readonly string[];
    }
  | { readonly kind: 'elapsed'; readonly field: string; readonly minutes: number }
  | { readonly kind: 'never'; readonly field: string }
  | { readonly kind: 'open' | 'closed'; readonly field: string }
  | { readonly kind: 'unknownField' | 'notGiven' | 'noValue' | 'badFact'; readonly field: string }
  | { readonly kind: 'unknownOperator'; readonly field: string; readonly operator: string }
  | { readonly kind: 'unknownStatus'; readonly field: string; readonly values: readonly string[] };

export interface Test {
  readonly decide: Decide;
  reason(subject: Subject): Reason;
}

/** One of them false is enough; else one that is not known. Nothing at all passes. */
export function allOf(tests: readonly Decide[]): Decide {
  const [first, second] = tests;
  if (first && tests.length === 1) return first;
  if (!second) return () => true;
  return (subject) => {
    let answer: boolean | undefined = true;
    for (const test of tests) {
      const one = test(subject);
      if (one === false) return false;
      if (one === undefined) answer = undefined;
    }
    return answer;
  };
}

/** One of them true is enough; else one that is not known. Nothing at all passes. */
export function anyOf(tests: readonly Decide[]): Decide {
  const [first, second] = tests;
  if (first && tests.length === 1) return first;
  if (!second) return () => true;
  return (subject) => {
    let answer: boolean | undefined = false;
    for (const test of tests) {
      const one = test(subject);
      if (one === true) return true;
      if (one === undefined) answer = undefined;
    }
    return answer;
  };
}

/** Of the rows of a group, as `allOf` and `anyOf` decide it. */
export function groupVerdict(group: ConditionGroup, rows: readonly { readonly verdict: Verdict }[]): Verdict {
  if (rows.length === 0) return 'pass';
  const [decisive, other] = group === 'all' ? (['fail', 'pass'] as const) : (['pass', 'fail'] as const);
  const has = (verdict: Verdict) => rows.some((row) => row.verdict === verdict);
  if (has(decisive)) return decisive;
  return has('unknown') ? 'unknown' : other;
}

export function verdictOf(answer: boolean | undefined): Verdict {
  if (answer === undefined) return 'unknown';
  return answer ? 'pass' : 'fail';
}
