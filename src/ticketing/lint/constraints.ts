/**
 * What a condition demands of its field, as far as two of them can contradict each other. "Any" holds for everything
 * where the opposites of two of its rows contradict each other.
 */

import { dayOf, numberOf } from '../conditions/amount-conditions.ts';
import { type ConditionField, conditionField, type FieldFacts } from '../conditions/condition-fields.ts';
import { isOperator, type Operator, operatorRow } from '../conditions/operators.ts';
import { folded, textsOf } from '../conditions/text-conditions.ts';
import { timeSinceMinutes } from '../conditions/time-since.ts';
import type { Condition } from '../terms/automation.ts';
import { limits } from '../terms/limits.ts';
import { idsOf } from '../terms/ticket.ts';

export type Constraint =
  /** There is one, or nothing, which is `''`. */
  | { readonly kind: 'single'; readonly values: readonly string[]; readonly isOneOf: boolean }
  /** There are several. */
  | { readonly kind: 'several'; readonly values: readonly string[] | 'any'; readonly has: boolean }
  | { readonly kind: 'text'; readonly parts: readonly string[] | 'any'; readonly has: boolean }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'set'; readonly isSet: boolean };

/** Undefined where nothing can be said of it, as of `changed`. */
export function constraintOf({ field, operator, value }: Condition, facts: FieldFacts): Constraint | undefined {
  const row = conditionField(field, facts);
  return row && isOperator(operator) ? makeConstraint(row, operator, value) : undefined;
}

/** Undefined where the opposite cannot be said as one. */
export function oppositeOf({ field, operator, value }: Condition, facts: FieldFacts): Constraint | undefined {
  if (!isOperator(operator)) return undefined;
  const { negation } = operatorRow(operator);
  return negation === undefined ? undefined : constraintOf({ field, operator: negation, value }, facts);
}

function makeConstraint(row: ConditionField, operator: Operator, value: unknown): Constraint | undefined {
  if (row.kind === 'hours') return { kind: 'set', isSet: operator === 'in' };
  if (row.kind === 'text') return textConstraint(operator, value);
  if (row.kind === 'number' || row.kind === 'date')
    return rangeConstraint(operator, row.kind === 'number' ? numberOf(value) : dayOf(value));
  if (row.kind === 'elapsed') return rangeConstraint(operator.replace('hours_since:', ''), timeSinceMinutes(value));
  return row.isList ? severalConstraint(operator, idsOf(value)) : singleConstraint(operator, idsOf(value));
}

function singleConstraint(operator: Operator, values: readonly string[]): Constraint | undefined {
  const isEmpty = values.length === 0;
  switch (operator) {
    case 'present':
    case 'not_present':
      return { kind: 'single', values: [''], isOneOf: operator === 'not_present' };
    case 'equals':
    case 'changed_to':
    case 'contains_any':
      return isEmpty ? undefined : { kind: 'single', values, isOneOf: true };
    case 'not_equals':
    case 'contains_none':
      return isEmpty ? undefined : { kind: 'single', values, isOneOf: false };
    default:
      return undefined;
  }
}

function severalConstraint(operator: Operator, values: readonly string[]): Constraint | undefined {
  if (operator === 'present' || operator === 'not_present')
    return { kind: 'several', values: 'any', has: operator === 'present' };
  if (values.length === 0) return undefined;
  return { kind: 'several', values, has: operator === 'contains_any' };
}

function textConstraint(operator: Operator, value: unknown): Constraint | undefined {
  if (operator === 'present' || operator === 'not_present')
    return { kind: 'text', parts: 'any', has: operator === 'present' };
  const parts = textsOf(value).map(folded);
  return parts.length === 0
    ? undefined
    : { kind: 'text', parts, has: operator === 'contains' || operator === 'contains_any' };
}

function rangeConstraint(operator: string, value: number | undefined): Constraint | undefined {
  if (operator === 'present' || operator === 'not_present') return { kind: 'set', isSet: operator === 'present' };
  if (value === undefined) return undefined;
  switch (operator) {
    case 'greater_than':
      return { kind: 'range', from: nextUp(value), to: Number.POSITIVE_INFINITY };
    case 'greater_or_equal_than':
      return { kind: 'range', from: value, to: Number.POSITIVE_INFINITY };
    case 'less_than':
      return { kind: 'range', from: Number.NEGATIVE_INFINITY, to: -nextUp(-value) };
    case 'less_or_equal_than':
      return { kind: 'range', from: Number.NEGATIVE_INFINITY, to: value };
    case 'is':
      return { kind: 'range', from: value, to: value + limits.timeSinceMinutes - 1 };
    default:
      return undefined;
  }
}

/** A little more, so that "more than 5" and "at most 5" share nothing, while "more than 5" and "less than 6" do. */
const nextUp = (value: number) => value + Math.max(Math.abs(value), 1) * Number.EPSILON * 4;

/** No ticket meets both. */
export function contradict(one: Constraint, other: Constraint): boolean {
  if (one.kind === 'single' && other.kind === 'single') return singlesContradict(one, other);
  if (one.kind === 'several' && other.kind === 'several')
    return one.has !== other.has && isWithin(one.has ? one.values : other.values, one.has ? other.values : one.values);
  if (one.kind === 'text' && other.kind === 'text')
    return one.has !== other.has && allContain(one.has ? one.parts : other.parts, one.has ? other.parts : one.parts);
  if (one.kind === 'range' && other.kind === 'range') return one.from > other.to || other.from > one.to;
  if (one.kind === 'set' && other.kind === 'set') return one.isSet !== other.isSet;
  // A comparison holds for nothing that is not set.
  const presence = one.kind === 'set' ? one : other.kind === 'set' ? other : undefined;
  return presence !== undefined && !presence.isSet;
}

type Single = Extract<Constraint, { kind: 'single' }>;

function singlesContradict(one: Single, other: Single): boolean {
  if (!one.isOneOf && !other.isOneOf) return false;
  if (one.isOneOf && other.isOneOf) return !one.values.some((value) => other.values.includes(value));
  const [is, isNot] = one.isOneOf ? [one, other] : [other, one];
  return is.values.every((value) => isNot.values.includes(value));
}

function isWithin(wanted: readonly string[] | 'any', excluded: readonly string[] | 'any'): boolean {
  return excluded === 'any' || (wanted !== 'any' && wanted.every((value) => excluded.includes(value)));
}

function allContain(wanted: readonly string[] | 'any', excluded: readonly string[] | 'any'): boolean {
  return (
    excluded === 'any' || (wanted !== 'any' && wanted.every((text) => excluded.some((part) => text.includes(part))))
  );
}
