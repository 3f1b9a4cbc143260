import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import type { FormField, FormModel } from '../../../../ui/form/form-types.ts';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import type { PlaceholderPlace } from '../../../placeholders/placeholders.ts';
import { useRuleIssueText } from '../../editing/use-rule-words.ts';
import { PlaceholderMenu } from './placeholder-menu.tsx';

export interface LineFieldProps<Values extends object> {
  form: FormModel<Values>;
  path: string;
  label: string;
  place: PlaceholderPlace;
}

/** A line of text that may hold placeholders. */
export function LineField<Values extends object>({ form, path, label, place }: LineFieldProps<Values>) {
  useSignals();
  const issueText = useRuleIssueText();
  const input = useRef<HTMLInputElement>(null);
  const field = form.field(path) as unknown as FormField<string>;
  const insert = (token: string) => {
    const { value } = field;
    const text = value.peek();
    const at = input.current?.selectionEnd ?? text.length;
    field.set(text.slice(0, at) + token + text.slice(at));
  };
  return (
    <div className="with-placeholders" data-field={path}>
      <TextField
        ref={input}
        label={label}
        required
        value={field.value.value}
        error={issueText(field.issue.value)}
        onChange={field.set}
        onBlur={field.touch}
      />
      <PlaceholderMenu place={place} onInsert={insert} />
    </div>
  );
}
