/** The fields that forms of records begin with, bound to what they edit. */
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { visible } from '../../base/visible.ts';
import type { FormField } from '../form/form-types.ts';
import { useIssueText } from '../form/use-issue-text.ts';
import { Select } from '../select/controls/select.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface BoundProps<Value> {
  field: FormField<Value>;
  label: string;
  readOnly: boolean;
  required?: boolean | undefined;
  /** What is wrong in the form’s own words; undefined: in everybody’s. */
  issueText?: ((issue: FormIssue | undefined) => string | undefined) | undefined;
}

export interface BoundTextFieldProps
  extends BoundProps<string>,
    Pick<TextFieldProps, 'hint' | 'spellCheck' | 'inputMode'> {}

/** One that is only looked at shows what would turn the letters beside it round. */
export function BoundTextField({ field, required = true, issueText, ...props }: BoundTextFieldProps) {
  useSignals();
  const common = useIssueText();
  const { readOnly } = props;
  const text = field.value.value;
  return (
    <FieldPlace path={field.path}>
      <TextField
        {...props}
        required={required && !readOnly}
        value={readOnly ? visible(text) : text}
        error={(issueText ?? common)(field.issue.value)}
        onChange={field.set}
        onBlur={field.touch}
      />
    </FieldPlace>
  );
}

export interface KeptChoiceProps<Choice extends string> extends BoundProps<Choice | null> {
  placeholder: string;
  /** Chosen once: what a record is, it stays. */
  isNew: boolean;
  /** Says so. */
  keptHint: string;
  choices: readonly { readonly value: Choice; readonly label: string }[];
  onChange?: ((choice: Choice | null) => void) | undefined;
}

export function KeptChoice<Choice extends string>({
  field,
  label,
  readOnly,
  issueText,
  placeholder,
  isNew,
  keptHint,
  choices,
  onChange = field.set,
}: KeptChoiceProps<Choice>) {
  useSignals();
  const common = useIssueText();
  return (
    <FieldPlace path={field.path}>
      <Select
        label={label}
        hint={isNew || readOnly ? undefined : keptHint}
        placeholder={placeholder}
        required={isNew && !readOnly}
        readOnly={readOnly || !isNew}
        options={choices}
        value={field.value.value ?? undefined}
        error={(issueText ?? common)(field.issue.value)}
        onChange={(value) => onChange((value ?? null) as Choice | null)}
      />
    </FieldPlace>
  );
}

/** Where the focus finds a field that is wrong. */
export function FieldPlace({ path, children }: { path: string; children: ReactNode }) {
  return <div data-field={path}>{children}</div>;
}
