import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
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
  const caret = useRef<number>(undefined);
  // A text that is set moves the caret to its end: the next one would be put there.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const insert = (token: string) => {
    const text = field.value.peek();
    const { selectionStart, selectionEnd } = input.current ?? {};
    const from = selectionStart ?? text.length;
    caret.current = from + token.length;
    field.set(text.slice(0, from) + token + text.slice(selectionEnd ?? from));
    return true;
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
