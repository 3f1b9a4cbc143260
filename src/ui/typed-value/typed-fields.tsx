/** The control of each kind of value. */
import { type ComponentType, useReducer } from 'react';
import { CheckboxField } from '../checkbox/checkbox-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateTimeField } from '../date-field/date-time-field.tsx';
import type { FieldProps } from '../field/field.tsx';
import { late } from '../late.tsx';
import type { SelectProps } from '../select/controls/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type TypedKind, type TypedValue, typedRules } from './typed-rules.ts';

export interface TypedFieldProps extends FieldProps {
  kind: TypedKind;
  /** Of a `DROPDOWN`. */
  choices: readonly string[];
  value: TypedValue;
  /** Stands in a list while nothing is chosen. */
  placeholder: string;
  /** @param isComplete As of a choice, where nothing is typed */
  onChange(value: TypedValue, isComplete?: boolean): void;
  /** What the control itself finds wrong, for which there is no value. */
  onProblem(problem: string | undefined): void;
}

/** Its list is much of a page, and most have none. As high as what comes. */
const Select = late<SelectProps>(
  async () => (await import('../select/controls/select.tsx')).Select,
  ({ value = '', label, hint, required, error, disabled }) => (
    <TextField {...{ label, hint, required, error, disabled }} readOnly value={value} onChange={() => undefined} />
  ),
);

/** What the rules of its type leave of a text. */
function TypedText({ kind, choices: ____, value, placeholder: _, onProblem: __, onChange, ...field }: TypedFieldProps) {
  const { sanitized = String, inputMode = 'text' } = typedRules[kind];
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const change = (text: string) => {
    const next = sanitized(text);
    if (next !== value) onChange(next);
    // Where all that was typed is refused, the caret would go to the end.
    else drawAgain();
  };
  return <TextField {...field} spellCheck={false} inputMode={inputMode} value={String(value)} onChange={change} />;
}

export const typedFields: Readonly<Record<TypedKind, ComponentType<TypedFieldProps>>> = {
  TEXT: TypedText,
  INTEGER: TypedText,
  DECIMAL: TypedText,
  IPADDRESS: TypedText,
  CHECKBOX: ({ kind: _, choices: __, placeholder: ___, onProblem: ____, value, onChange, ...field }) => (
    <CheckboxField {...field} checked={value === true} onChange={(checked) => onChange(checked, true)} />
  ),
  DATE: ({ kind: _, choices: __, placeholder: ___, value, onChange, ...field }) => (
    <DateField {...field} allowPast value={String(value) || null} onChange={(day) => onChange(day ?? '')} />
  ),
  DATETIME: ({ kind: _, choices: __, placeholder: ___, value, onChange, ...field }) => (
    <DateTimeField {...field} value={String(value) || null} onChange={(moment) => onChange(moment ?? '')} />
  ),
  DROPDOWN: ({ kind: _, onProblem: __, choices, value, onChange, ...field }) => (
    <Select
      {...field}
      clearable={!field.required}
      options={choices.map((one) => ({ value: one, label: one }))}
      value={String(value) || undefined}
      onChange={(chosen) => onChange(chosen ?? '', true)}
    />
  ),
};
