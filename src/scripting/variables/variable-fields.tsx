/** The control of each type of variable. */
import { type ComponentType, useReducer } from 'react';
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { DateTimeField } from '../../ui/date-field/date-time-field.tsx';
import type { FieldProps } from '../../ui/field/field.tsx';
import { late } from '../../ui/late.tsx';
import type { SelectProps } from '../../ui/select/controls/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { ScriptVariable, ScriptVariableType } from './script-variable.ts';
import { variableRules } from './variable-rules.ts';
import type { ScriptVariableValue } from './variable-values.ts';

export interface VariableFieldProps extends FieldProps {
  variable: ScriptVariable;
  value: ScriptVariableValue;
  /** Stands in a list while nothing is chosen. */
  placeholder: string;
  /** @param isComplete As of a choice, where nothing is typed */
  onChange(value: ScriptVariableValue, isComplete?: boolean): void;
  /** What the control itself finds wrong, for which there is no value. */
  onProblem(problem: string | undefined): void;
}

/** With its list it is a seventh of the page, and most scripts have none. As high as what comes. */
const Select = late<SelectProps>(
  async () => (await import('../../ui/select/controls/select.tsx')).Select,
  ({ value = '', label, hint, required, error, disabled }) => (
    <TextField {...{ label, hint, required, error, disabled }} readOnly value={value} onChange={() => undefined} />
  ),
);

/** What the rules of its type leave of a text. */
function TypedVariable({ variable, value, placeholder: _, onProblem: __, onChange, ...field }: VariableFieldProps) {
  const { sanitized = String, inputMode = 'text' } = variableRules[variable.type];
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const change = (text: string) => {
    const next = sanitized(text);
    if (next !== value) onChange(next);
    // Where all that was typed is refused, the caret would go to the end.
    else drawAgain();
  };
  return <TextField {...field} spellCheck={false} inputMode={inputMode} value={String(value)} onChange={change} />;
}

export const variableFields: Readonly<Record<ScriptVariableType, ComponentType<VariableFieldProps>>> = {
  TEXT: TypedVariable,
  INTEGER: TypedVariable,
  DECIMAL: TypedVariable,
  IPADDRESS: TypedVariable,
  CHECKBOX: ({ variable: _, placeholder: __, onProblem: ___, value, onChange, ...field }) => (
    <CheckboxField {...field} checked={value === true} onChange={(checked) => onChange(checked, true)} />
  ),
  DATE: ({ variable: _, placeholder: __, value, onChange, ...field }) => (
    <DateField {...field} allowPast value={String(value) || null} onChange={(day) => onChange(day ?? '')} />
  ),
  DATETIME: ({ variable: _, placeholder: __, value, onChange, ...field }) => (
    <DateTimeField {...field} value={String(value) || null} onChange={(moment) => onChange(moment ?? '')} />
  ),
  DROPDOWN: ({ variable, onProblem: _, value, onChange, ...field }) => (
    <Select
      {...field}
      clearable={!variable.required}
      options={(variable.valueList ?? []).map((one) => ({ value: one, label: one }))}
      value={String(value) || undefined}
      onChange={(chosen) => onChange(chosen ?? '', true)}
    />
  ),
};
