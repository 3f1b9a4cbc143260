/**
 * What has to be true of a product. The form checks what is typed by it, and the server what arrives. Source: spec 002 §5
 * and §9.
 */
import { type DecimalEntry, type DecimalProblem, isUnread } from '../base/decimal/parse-decimal.ts';
import {
  atMost,
  brokenRules,
  type FormIssue,
  type FormRule,
  isBlank,
  type RuleTable,
  refusedWhen,
} from '../base/form-rules.ts';
import { choicesOf, fieldRow, fieldsOf, isRequired, type ReferenceKind } from './product-fields.ts';
import type { ProductVariant } from './product-terms.ts';
import type { ProductField, ProductValues } from './product-values.ts';

export type ProductIssueCode =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  /** A group in a group, or in itself. */
  | 'groupInGroup'
  | DecimalProblem;

export interface ProductFacts {
  readonly variant: ProductVariant;
  /** Of the one that is edited; undefined: one is created. */
  readonly id?: string | undefined;
  /** Products that are groups, so that none is put into a group. */
  readonly groupProductIds?: ReadonlySet<string> | undefined;
  /** Ids that may be chosen, by what they are of. What is not given is not looked at. */
  readonly known?: Partial<Readonly<Record<ReferenceKind, ReadonlySet<string>>>> | undefined;
  /** Of the currency: for the message of a price that is too precise. Default 2. */
  readonly moneyDecimals?: number | undefined;
}

/** In the order of the form. Paths are dotted: `quantity.value`, `nodeRoles.2`. */
export function productIssues(values: ProductValues, facts: ProductFacts): FormIssue<ProductIssueCode>[] {
  const tables = fieldsOf(facts.variant).map((field) => rulesOf(field, values, facts));
  const table: Table = Object.assign({}, ...tables);
  const checked: Checked = {
    ...values,
    'quantity.value': values.quantity.value,
    'quantity.placeholder': values.quantity.placeholder,
  };
  return brokenRules(table, checked);
}

/** The parts of a quantity are fields of their own in the form. */
interface Checked extends ProductValues {
  'quantity.value': DecimalEntry;
  'quantity.placeholder': string;
}
type Table = RuleTable<Checked, ProductIssueCode>;
type Rule<Value> = FormRule<Value, unknown, ProductIssueCode>;

/** Follows from the field’s row, so that a field cannot be in the form and not be checked. */
function rulesOf(field: ProductField, values: ProductValues, facts: ProductFacts): Record<string, readonly unknown[]> {
  const { is } = fieldRow(field);
  const needed: Rule<unknown>[] = isRequired(field, values) ? [refusedWhen('required', isBlank)] : [];
  switch (is.kind) {
    case 'text':
      return { [field]: [...needed, tooLong(is.limit)] };
    case 'money':
      return { [field]: [...needed, ...decimalRules(is.maximum, facts.moneyDecimals ?? 2)] };
    case 'decimal':
      return { [field]: [...needed, ...decimalRules(is.maximum, is.decimals)] };
    case 'quantity':
      return {
        'quantity.value': values.quantity.mode === 'STATIC' ? [...needed, ...decimalRules(is.maximum, 0)] : [],
        'quantity.placeholder': values.quantity.mode === 'DYNAMIC' ? [tooLong(is.placeholderLimit)] : [],
      };
    case 'choice': {
      const choices = choicesOf(facts.variant, field);
      return { [field]: [...needed, refusedWhen('invalid', (choice: string | null) => isOther(choice, choices))] };
    }
    case 'references':
      return { [field]: [...needed, atMost(is.limit, 'tooMany'), { each: referenceRules(is.of, facts) }] };
    case 'switch':
      return {};
  }
}

/** White space around a text does not count. */
const tooLong = (limit: number): Rule<string> => ({
  code: 'tooLong',
  limit,
  isBroken: (text) => text.trim().length > limit,
});

const isOther = (choice: string | null, choices: readonly string[]) => choice !== null && !choices.includes(choice);

/** A rule for each thing that may be wrong with a text, so that its message says what. */
function decimalRules(maximum: number, decimals: number): Rule<DecimalEntry>[] {
  const unread = (code: DecimalProblem, limit?: number): Rule<DecimalEntry> => ({
    code,
    ...(limit !== undefined && { limit }),
    isBroken: (entry) => isUnread(entry) && entry.problem === code,
  });
  return [
    unread('invalid'),
    unread('ambiguous', decimals),
    unread('tooPrecise', decimals),
    unread('otherCurrency'),
    refusedWhen('negative', (entry) => (isUnread(entry) ? entry.problem === 'negative' : (entry ?? 0) < 0)),
    refusedWhen('invalid', (entry) => typeof entry === 'number' && !Number.isSafeInteger(entry)),
    {
      code: 'tooLarge',
      limit: maximum,
      isBroken: (entry) => (isUnread(entry) ? entry.problem === 'tooLarge' : (entry ?? 0) > maximum),
    },
  ];
}

function referenceRules(of: ReferenceKind, { id, groupProductIds, known }: ProductFacts): Rule<string>[] {
  const choosable = known?.[of];
  const isGroup = (reference: string) => reference === id || groupProductIds?.has(reference) === true;
  return [
    ...(of === 'product' ? [refusedWhen<string, unknown, ProductIssueCode>('groupInGroup', isGroup)] : []),
    refusedWhen('invalid', (reference) => choosable !== undefined && !choosable.has(reference)),
  ];
}
