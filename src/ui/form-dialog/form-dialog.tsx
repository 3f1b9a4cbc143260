import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import type { FormModel } from '../form/form-types.ts';
import { InView } from '../form/in-view.tsx';
import { type UnsavedOptions, useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { useFailureText } from '../form/use-failure-text.ts';
import { useInvalidFocus } from '../form/use-invalid-focus.ts';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { useUiMessages } from '../messages.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './form-dialog.css';

export interface FormDialogProps<Values extends object> extends Pick<DialogProps, 'title' | 'size'> {
  form: FormModel<Values>;
  /** The verb: Save, OK. */
  submitLabel: string;
  /** Default: there is something to be submitted. */
  canSubmit?: boolean | undefined;
  /** Only shown: it can be closed, and nothing else. */
  readOnly?: boolean | undefined;
  /** Something has to be found out before it is submitted. */
  busy?: boolean | undefined;
  /** Why it was not done is told elsewhere. */
  hidesFailure?: boolean | undefined;
  /** What is told when something is wrong: so many fields need attention. */
  sayIssues(count: number): string;
  unsaved?: UnsavedOptions<Values>;
  /** In the place of why submitting failed. */
  failureText?: string | undefined;
  /** Default: submits the form. Answers whether it was done. */
  onSubmit?: (() => Promise<boolean>) | undefined;
  onSubmitted(): void;
  onClose(): void;
  children: ReactNode;
}

/**
 * A dialog around a form: what is wrong has the focus, why it was not done stands below what was typed, and it asks before
 * that is thrown away.
 */
export function FormDialog<Values extends object>({
  form,
  submitLabel,
  canSubmit = true,
  readOnly = false,
  busy = false,
  hidesFailure = false,
  sayIssues,
  unsaved: options,
  failureText,
  onSubmit = form.submit,
  onSubmitted,
  onClose,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  useSignals();
  useThemedStyles(css);
  const t = useUiMessages();
  const box = useRef<HTMLDivElement>(null);
  const unsaved = useUnsavedChanges(form, options);
  const reason = useFailureText(form.failure.value);
  const failure = failureText ?? reason;
  useInvalidFocus(form, box, sayIssues);
  const close = () => unsaved.guard(onClose);
  const submit = async () => {
    if (await onSubmit()) onSubmitted();
  };
  const isBusy = busy || form.isSubmitting.value;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSentByEnter(event)) return;
    event.preventDefault();
    if (!readOnly && canSubmit && !isBusy) void submit();
  };
  return (
    <>
      <Dialog
        {...dialog}
        onClose={close}
        footer={
          readOnly ? (
            <Button onClick={close}>{t('close')}</Button>
          ) : (
            <>
              <Button disabled={isBusy} onClick={close}>
                {t('cancel')}
              </Button>
              <Button variant="primary" disabled={!canSubmit} busy={isBusy} onClick={() => void submit()}>
                {submitLabel}
              </Button>
            </>
          )
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what its fields do not take for themselves */}
        <div ref={box} className="form-dialog" onKeyDown={onKeyDown}>
          {children}
          {failure !== undefined && !hidesFailure && (
            <InView key={failure}>
              <InlineAlert tone="danger">{failure}</InlineAlert>
            </InView>
          )}
        </div>
      </Dialog>
      {unsaved.prompt}
    </>
  );
}

/** As in a form of the browser’s: in a field of one line whose own key it is not, such as that of a list. */
function isSentByEnter(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  return (event.target as Element).matches(
    'input:not([type="checkbox"], [type="radio"], [type="search"], [type="file"], [type="button"], [role="combobox"])',
  );
}
