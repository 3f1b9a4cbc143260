/**
 * Which tickets a rule holds for. Compiled once, a rule is asked of thousands of tickets on the server; asked of one, it
 * tells of each row why. Decisions: a row that cannot be decided is unknown; in "all" a failure beats what is unknown, in
 * "any" a pass does.
 */
import type { Condition, Conditions } from '../terms/automation.ts';
import { type BusinessHours, idOf, type Ticket, type TicketAttribute, type TicketStatus } from '../terms/ticket.ts';
import { type ConditionField, conditionField } from './condition-fields.ts';
import { conditionKind } from './condition-kinds.ts';
import { isOperator } from './operators.ts';
import {
  allOf,
  anyOf,
  type Decide,
  type Reason,
  type Subject,
  subjectOf,
  type Test,
  type Verdict,
  verdictOf,
} from './verdict.ts';

/** What a rule is compiled with: what does not change from ticket to ticket. */
export interface RuleFacts {
  readonly statuses: readonly TicketStatus[];
  readonly attributes: readonly TicketAttribute[];
  readonly businessHours?: BusinessHours | undefined;
}

export interface Situation extends RuleFacts {
  /** Without it the ticket has just been created. */
  readonly before?: Ticket | null | undefined;
  readonly after: Ticket;
  /** ISO 8601, or milliseconds since 1970. */
  readonly now: string | number | Date;
}

export interface RowEvaluation {
  /** The row's own; its index where it has none. */
  readonly id: string;
  readonly verdict: Verdict;
  readonly reason: Reason;
}

export interface Evaluation {
  readonly verdict: Verdict;
  readonly all: readonly RowEvaluation[];
  readonly any: readonly RowEvaluation[];
}

export function evaluateRows({ all = [], any = [] }: Partial<Conditions>, situation: Situation): Evaluation {
  const subject = subjectOf({ ...situation, now: new Date(situation.now).getTime() });
  const tests = {
    all: all.map((row) => compileRow(row, situation)),
    any: any.map((row) => compileRow(row, situation)),
  };
  const evaluated = (rows: readonly Condition[], group: readonly Test[]) =>
    group.map((test, index) => ({
      id: rows[index]?.id === undefined ? String(index) : idOf(rows[index].id),
      verdict: verdictOf(test.decide(subject)),
      reason: test.reason(subject),
    }));
  return {
    verdict: verdictOf(ruleOf(tests)(subject)),
    all: evaluated(all, tests.all),
    any: evaluated(any, tests.any),
  };
}

export function compileRule({ all = [], any = [] }: Partial<Conditions>, facts: RuleFacts): Decide {
  return ruleOf({ all: all.map((row) => compileRow(row, facts)), any: any.map((row) => compileRow(row, facts)) });
}

function ruleOf({ all, any }: { all: readonly Test[]; any: readonly Test[] }): Decide {
  const decisions = all.map(({ decide }) => decide);
  return allOf(any.length === 0 ? decisions : [...decisions, anyOf(any.map(({ decide }) => decide))]);
}

function compileRow({ field, operator, value }: Condition, facts: RuleFacts): Test {
  const row = conditionField(field, facts);
  if (!row) return undecided({ kind: 'unknownField', field });
  if (!isOperator(operator) || !has(row, operator)) return undecided({ kind: 'unknownOperator', field, operator });
  const test = conditionKind(row.kind).test(operator, value, { id: field, read: row.read }, facts);
  if (test === 'unknownOperator') return undecided({ kind: test, field, operator });
  if (test === 'noValue') return undecided({ kind: test, field });
  return withKnownOnly(field, row, test);
}

function has({ operators, furtherOperators = {} }: ConditionField, operator: string): boolean {
  return [operators, ...Object.values(furtherOperators)].some((list) => list.some((one) => one === operator));
}

const undecided = (reason: Reason): Test => ({ decide: () => undefined, reason: () => reason });

/** What a ticket does not say is not known. */
function withKnownOnly(field: string, row: ConditionField, test: Test): Test {
  if (!row.comesSeparately) return test;
  const isKnown = (subject: Subject) => row.read(subject.after, subject) !== undefined;
  return {
    decide: (subject) => (isKnown(subject) ? test.decide(subject) : undefined),
    reason: (subject) => (isKnown(subject) ? test.reason(subject) : { kind: 'notGiven', field }),
  };
}
