/** Settings of a provider as their form: asks before changes are lost, says why they were not saved, and keeps them. */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import { isDeclined } from '../../host/failure-text.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import type { FormModel } from '../../ui/form/form-types.ts';
import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import { useInvalidFocus } from '../../ui/form/use-invalid-focus.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { usePsa } from '../page/psa-context.ts';
import css from './settings-form.css';

export interface SettingsFormProps<Values extends object> {
  form: FormModel<Values>;
  label: string;
  /** How wide it is, and what is its own. */
  className?: string;
  saveLabel: string;
  /** Headline where saving failed. */
  failedTitle: string;
  /** What Save does; default: submits the form. */
  onSave?: () => Promise<unknown>;
  /** What is to be known before it is pressed. */
  note?: string;
  /** How many fields are wrong, in words; where any can be. */
  sayIssues?: (count: number) => string;
  /** Save stands beside the fields, for one or two of them. */
  isRow?: boolean;
  children: ReactNode;
}

export function SettingsForm<Values extends object>({ form, ...props }: SettingsFormProps<Values>) {
  useSignals();
  useThemedStyles(css);
  const { isReadOnly } = usePsa();
  const failureText = useFailureText();
  const box = useRef<HTMLFormElement>(null);
  const { sayIssues, isRow = false, onSave = form.submit } = props;
  const failure = form.failure.value;
  useUnsavedChanges(form, { whenLeaving: true });
  useInvalidFocus(form, box, (count) => sayIssues?.(count) ?? '');
  const save = !isReadOnly && (
    <Button type="submit" variant={isRow ? 'secondary' : 'primary'} busy={form.isSubmitting.value}>
      {props.saveLabel}
    </Button>
  );
  const alert = failure !== undefined && !isDeclined(failure) && (
    <InlineAlert tone="danger" title={props.failedTitle}>
      {failureText(failure)}
    </InlineAlert>
  );
  return (
    <form
      ref={box}
      className={['settings-form', props.className].filter(Boolean).join(' ')}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly) void onSave();
      }}
    >
      {isRow ? (
        <div className="settings-row">
          {props.children}
          {save}
        </div>
      ) : (
        props.children
      )}
      {alert}
      {!isRow && save && (
        <div className="settings-foot">
          {save}
          {props.note !== undefined && <span className="settings-note">{props.note}</span>}
        </div>
      )}
    </form>
  );
}
