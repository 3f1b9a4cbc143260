/** How the values of a condition are read, compared and edited, by the kind of its field. One entry makes a kind. */
import type { BusinessHours, Ticket, TicketStatus } from '../terms/ticket.ts';
import { idsOf } from '../terms/ticket.ts';
import { amountDecisions, amountReason, dayOf, numberOf, type ReadAmount } from './amount-conditions.ts';
import { isOpen } from './business-hours.ts';
import { choiceDecisions, choiceReason } from './choice-conditions.ts';
import { type Operator, operatorRow } from './operators.ts';
import { textDecisions, textReason, textsOf } from './text-conditions.ts';
import { elapsedDecisions, elapsedReason, type ReadMoment, timeSinceMinutes } from './time-since.ts';
import type { Reason, Subject, Test } from './verdict.ts';

/** Source: spec 001 §4.5; `timeSince` and `number` are texts with their own rules there. */
export type ValueEditor =
  | 'none'
  | 'select'
  | 'multiSelect'
  | 'multiCreatableSelect'
  | 'radio'
  | 'date'
  | 'text'
  | 'number'
  | 'timeSince';

export interface Circumstances {
  readonly statuses: readonly TicketStatus[];
  readonly businessHours?: BusinessHours | undefined;
}

export type Read = (ticket: Ticket, subject: Subject) => unknown;

export interface ComparedField {
  readonly id: string;
  /** For times the moment that it is measured from: see `ReadMoment`. */
  readonly read: Read;
}

interface ConditionKind {
  editor(operator: Operator): ValueEditor;
  /** Undefined where the operator is not this kind's, or its value is missing or not valid. */
  test(
    operator: Operator,
    value: unknown,
    field: ComparedField,
    circumstances: Circumstances,
  ): Test | 'noValue' | 'unknownOperator';
  /** The value as the wire has it, in the form that the editor works with, and which is written back as it is. */
  fromWire(operator: Operator, value: unknown): unknown;
}

const takes = (operator: Operator) => operatorRow(operator).takes;

/** A list where several are compared, a single one else, nothing where nothing is compared. */
const inNumber = (operator: Operator, values: readonly string[]): unknown =>
  takes(operator) === 'many' ? values : takes(operator) === 'one' ? (values[0] ?? '') : undefined;

const choice = (single: ValueEditor = 'select'): ConditionKind => ({
  editor: (operator) => (({ none: 'none', one: single, many: 'multiSelect' }) as const)[takes(operator)],
  test(operator, value, { id, read }, circumstances) {
    const make = choiceDecisions[operator];
    const ids = idsOf(value);
    if (!make) return 'unknownOperator';
    if (takes(operator) !== 'none' && ids.length === 0) return 'noValue';
    const decide = make(ids, read, circumstances);
    return {
      decide,
      reason: (subject) =>
        decide(subject) === undefined
          ? { kind: 'unknownStatus', field: id, values: idsOf(read(subject.after, subject)) }
          : choiceReason(id, operator, read, subject),
    };
  },
  fromWire: (operator, value) => inNumber(operator, idsOf(value)),
});

const text: ConditionKind = {
  editor: (operator) => (({ none: 'none', one: 'text', many: 'multiCreatableSelect' }) as const)[takes(operator)],
  test(operator, value, { id, read }) {
    const make = textDecisions[operator];
    const texts = textsOf(value);
    if (!make) return 'unknownOperator';
    if (takes(operator) !== 'none' && texts.length === 0) return 'noValue';
    return { decide: make(texts, read, id), reason: (subject) => textReason(id, read, subject) };
  },
  fromWire: (operator, value) => inNumber(operator, textsOf(value)),
};

const amount = (editor: ValueEditor, amountOf: ReadAmount): ConditionKind => ({
  editor: (operator) => (takes(operator) === 'none' ? 'none' : editor),
  test(operator, value, { id, read }) {
    const make = amountDecisions[operator];
    const wanted = amountOf(value);
    if (!make) return 'unknownOperator';
    if (takes(operator) !== 'none' && wanted === undefined) return 'noValue';
    return {
      decide: make(wanted ?? 0, read, amountOf),
      reason: (subject) => amountReason(id, read, amountOf, subject),
    };
  },
  fromWire: (operator, value) => inNumber(operator, textsOf(value)),
});

const elapsed: ConditionKind = {
  editor: () => 'timeSince',
  test(operator, value, { id, read }) {
    const make = elapsedDecisions[operator];
    const wanted = timeSinceMinutes(value);
    const moment = read as unknown as ReadMoment;
    if (!make) return 'unknownOperator';
    if (wanted === undefined) return 'noValue';
    return { decide: make(wanted, moment), reason: (subject) => elapsedReason(id, moment, subject) };
  },
  fromWire: (_, value) => (typeof value === 'string' ? value : ''),
};

const hours: ConditionKind = {
  editor: () => 'none',
  test(operator, _, { id }, { businessHours }) {
    if (operator !== 'in' && operator !== 'not_in') return 'unknownOperator';
    // Many rules ask for the same moment.
    let asked: { now: number; answer: boolean | undefined } | undefined;
    const openAt = (now: number) => {
      if (asked?.now !== now) asked = { now, answer: isOpen(businessHours, now) };
      return asked.answer;
    };
    return {
      decide({ now }) {
        const answer = openAt(now);
        return answer === undefined ? undefined : answer === (operator === 'in');
      },
      reason({ now }) {
        const answer = openAt(now);
        const kind: Reason['kind'] = answer === undefined ? 'notGiven' : answer ? 'open' : 'closed';
        return { kind, field: id };
      },
    };
  },
  fromWire: () => undefined,
};

export const CONDITION_KINDS = {
  choice: choice(),
  radio: choice('radio'),
  text,
  number: amount('number', numberOf),
  date: amount('date', dayOf),
  elapsed,
  hours,
} as const satisfies Record<string, ConditionKind>;

export type ConditionKindName = keyof typeof CONDITION_KINDS;

export const conditionKind = (name: ConditionKindName): ConditionKind => CONDITION_KINDS[name];
