/** What a value of each type of custom field is, and what may be wrong with it. The form checks by it, and the server. */
import type { FormIssue } from '../../../base/form-rules.ts';
import { type TypedKind, type TypedProblem, typedRules } from '../../../ui/typed-value/typed-rules.ts';
import type { CustomField } from '../contract.ts';
import { type CustomFieldType, customFieldTypes } from '../field-types.ts';
import type { ValueOnWire } from './values-contract.ts';

/** Empty: it has no value. */
export type FieldValue = string | boolean | readonly string[];

/** By the id of the field. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

type Typed = Extract<TypedKind, CustomFieldType> | 'INTEGER';

/** `LINES`: a text of several lines; `CHOICES`: some of its options. */
const kinds: Readonly<Record<CustomFieldType, Typed | 'LINES' | 'CHOICES'>> = {
  MULTI_SELECT: 'CHOICES',
  DROPDOWN: 'DROPDOWN',
  CHECKBOX: 'CHECKBOX',
  TEXT: 'TEXT',
  TEXT_MULTILINE: 'LINES',
  NUMERIC: 'INTEGER',
  DECIMAL: 'DECIMAL',
  DATE: 'DATE',
};
export type ValueKind = (typeof kinds)[CustomFieldType];

/** Undefined of a type that a newer server has: it is shown, and stays as it is. */
export const kindOf = ({ type }: Pick<CustomField, 'type'>): ValueKind | undefined => {
  const known = customFieldTypes.find((one) => one === type);
  return known && kinds[known];
};

/** Characters. */
export const valueLimits = { text: 250, lines: 10_000 } as const;

/** What only one’s own table tells; all else is told by codes that every form has. */
export type FieldValueIssueCode = TypedProblem | 'tooLong' | 'notOffered';

/** As the form has it. */
export function valueIn(field: CustomField, given: ValueOnWire): FieldValue {
  switch (kindOf(field)) {
    case 'CHECKBOX':
      return given === true;
    case 'CHOICES':
      return Array.isArray(given) ? [...new Set(given)] : [];
    default:
      return given === null || given === undefined ? '' : Array.isArray(given) ? given.join(', ') : String(given);
  }
}

/** As it is sent and stored. What is not checked is no value, as what is empty. */
export function valueOut(field: CustomField, value: FieldValue): ValueOnWire {
  if (typeof value === 'boolean') return value || null;
  if (typeof value !== 'string') return value.length === 0 ? null : [...value];
  const kind = kindOf(field);
  const text = kind === 'LINES' || kind === undefined ? value.trim() : (sanitizedOf(kind, value) ?? value).trim();
  return text === '' ? null : text;
}

/** By the ids of their fields, in the order of the form. `kept`: as they are stored; what is not changed may stay. */
export function valueIssues(
  fields: readonly CustomField[],
  values: FieldValues,
  kept: FieldValues = {},
): FormIssue<FieldValueIssueCode>[] {
  return fields.flatMap((field) => {
    const value = values[field.id];
    const issue = value === undefined || isSame(value, kept[field.id]) ? undefined : issueOf(field, value);
    return issue === undefined ? [] : [{ path: field.id, ...issue }];
  });
}

type Issue = Omit<FormIssue<FieldValueIssueCode>, 'path'>;

function issueOf(field: CustomField, value: FieldValue): Issue | undefined {
  const kind = kindOf(field);
  const choices = field.choices ?? [];
  if (kind === undefined || kind === 'CHECKBOX') return undefined;
  const isOffered = (one: string) => choices.includes(one);
  if (kind === 'CHOICES') return Array.isArray(value) && value.every(isOffered) ? undefined : { code: 'notOffered' };
  const text = String(value).trim();
  if (text === '') return undefined;
  if (kind === 'DROPDOWN') return isOffered(text) ? undefined : { code: 'notOffered' };
  const limit = kind === 'LINES' ? valueLimits.lines : valueLimits.text;
  if (text.length > limit) return { code: 'tooLong', limit };
  const code = kind === 'LINES' ? undefined : typedRules[kind].problem?.(text);
  return code && { code };
}

function sanitizedOf(kind: Exclude<ValueKind, 'LINES'>, text: string): string | undefined {
  return kind === 'CHOICES' ? undefined : typedRules[kind].sanitized?.(text);
}

function isSame(one: FieldValue, other: FieldValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
