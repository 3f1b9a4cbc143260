import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CallError } from '../../../host/http/call-error.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { Button } from '../../../ui/button/button.tsx';
import { pushDismissible } from '../../../ui/dismissible-stack.ts';
import { useFailureText } from '../../../ui/form/use-failure-text.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { useUiMessages } from '../../../ui/messages.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useLibraryIssueText } from '../library-words.ts';
import { categoryIssues } from '../script-rules.ts';

export interface CategoryNameProps {
  label: string;
  isLabelHidden?: boolean;
  hasFocus?: boolean;
  initial?: string;
  /** Whose names are taken. */
  others(): readonly { readonly name: string }[];
  submitLabel: string;
  onSubmit(name: string, press: Press): Promise<void>;
  onCancel?: () => void;
}

/** The name of a category, new or another one: Enter saves it, Escape leaves it. */
export function CategoryName(props: CategoryNameProps) {
  const { label, isLabelHidden, hasFocus, initial = '', others, submitLabel, onSubmit, onCancel } = props;
  useSignals();
  const t = useUiMessages();
  const issueText = useLibraryIssueText();
  const input = useRef<HTMLInputElement>(null);
  const press = useRef<Press>({});
  const form = useForm<{ name: string }>({
    initial: { name: initial },
    check: ({ name }) => categoryIssues(name, others()),
    async onSubmit({ name }) {
      try {
        await onSubmit(name.trim(), press.current);
        press.current = {};
      } catch (error) {
        const refused = error instanceof CallError ? error.fieldErrors : [];
        if (refused.length === 0) throw error;
        form.refuse(refused.map(({ field, code }) => ({ path: field, code })));
      }
    },
  });
  const failure = useFailureText(form.failure.value);
  useEffect(() => {
    if (hasFocus) input.current?.select();
  }, [hasFocus]);
  const canCancel = onCancel !== undefined;
  const cancel = useEffectEvent(() => onCancel?.());
  // Escape leaves the name, and the dialog around it open.
  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    if (!canCancel || !view) return;
    return pushDismissible({ elements: () => [input.current], onEscape: () => cancel() }, view);
  }, [canCancel]);
  const name = form.field('name');
  return (
    <form
      className="script-category-name"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await form.submit()) form.reset({ name: initial });
        input.current?.focus();
      }}
    >
      <TextField
        ref={input}
        label={label}
        isLabelHidden={isLabelHidden}
        value={name.value.value}
        error={issueText(name.issue.value) ?? failure}
        onChange={name.set}
      />
      <Button type="submit" busy={form.isSubmitting.value}>
        {submitLabel}
      </Button>
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
    </form>
  );
}
