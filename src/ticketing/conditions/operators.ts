/** The operators of conditions, by their names on the wire. Source: spec 001 §5.3. */

interface OperatorRow {
  /** How many values it compares with. */
  readonly takes: 'none' | 'one' | 'many';
  /** Holds exactly where this one does not; a comparison has none, as neither holds for what is not set. */
  readonly negation?: string;
  /** Holds for most tickets: two of them in one group of "any" hold for nearly all. */
  readonly isNegative?: true;
}

export const OPERATORS = {
  equals: { takes: 'one', negation: 'not_equals' },
  not_equals: { takes: 'one', negation: 'equals', isNegative: true },
  parent_equals: { takes: 'one', negation: 'parent_not_equals' },
  parent_not_equals: { takes: 'one', negation: 'parent_equals', isNegative: true },
  changed: { takes: 'none' },
  changed_to: { takes: 'one' },
  contains: { takes: 'one', negation: 'does_not_contain' },
  does_not_contain: { takes: 'one', negation: 'contains', isNegative: true },
  contains_any: { takes: 'many', negation: 'contains_none' },
  contains_none: { takes: 'many', negation: 'contains_any', isNegative: true },
  present: { takes: 'none', negation: 'not_present' },
  not_present: { takes: 'none', negation: 'present', isNegative: true },
  in: { takes: 'none', negation: 'not_in' },
  not_in: { takes: 'none', negation: 'in', isNegative: true },
  greater_than: { takes: 'one' },
  less_than: { takes: 'one' },
  greater_or_equal_than: { takes: 'one' },
  less_or_equal_than: { takes: 'one' },
  'hours_since:less_or_equal_than': { takes: 'one' },
  'hours_since:greater_or_equal_than': { takes: 'one' },
  'hours_since:is': { takes: 'one' },
} as const satisfies Record<string, OperatorRow>;

export type Operator = keyof typeof OPERATORS;

/** Of an operator, as keys of messages have it. */
export const operatorKey = (operator: string): string => operator.replace('hours_since:', 'since_');

/** Also in the vocabulary of the wire: what rows of actions say. No condition has them. Source: spec 001 §5.3. */
export const actionOperators = ['add', 'remove', 'current_user', 'requester', 'assignee'] as const;

export function isOperator(name: string): name is Operator {
  return Object.hasOwn(OPERATORS, name);
}

export function operatorRow(operator: Operator): OperatorRow {
  return OPERATORS[operator];
}
