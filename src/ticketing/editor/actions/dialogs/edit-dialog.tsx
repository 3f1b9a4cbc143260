import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import type { FormIssue } from '../../../../base/form-rules.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { FormModel } from '../../../../ui/form/form-types.ts';
import { useUnsavedChanges } from '../../../../ui/form/unsaved-changes.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { useInvalidFocus } from '../../../../ui/form/use-invalid-focus.ts';
import { useUiMessages } from '../../../../ui/messages.ts';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';
import { UnsavedPrompt } from '../../../unsaved/unsaved-prompt.tsx';
import { useRowMessages } from '../../editing/row-messages.ts';
import css from './edit-dialog.css';

export interface EditDialogProps<Value extends object> {
  value: Value;
  /** May read signals. */
  check(value: Value): readonly (Omit<FormIssue, 'path'> & { readonly path?: string | undefined })[];
  /** What Apply waits for. */
  prepare?: (() => Promise<unknown> | undefined) | undefined;
  onApply(value: Value): void;
  onClose(): void;
  children(form: FormModel<Value>): ReactNode;
}

/** Edits one field of the rule apart; nothing of it counts before Apply. Source: spec 001 §2.1. */
export function EditDialog<Value extends object>({
  value,
  check,
  prepare,
  onApply,
  onClose,
  children,
}: EditDialogProps<Value>) {
  useSignals();
  useThemedStyles(css);
  const t = useRowMessages();
  const tUi = useUiMessages();
  const box = useRef<HTMLDivElement>(null);
  const form = useForm<Value>({
    initial: value,
    check: (values) => check(values).map((issue) => ({ ...issue, path: issue.path ?? '' })),
    ...(prepare && { prepare }),
    onSubmit: onApply,
  });
  useInvalidFocus(form, box, (count) => t('wrong', { count }));
  const unsaved = useUnsavedChanges(form, { renderPrompt: (answers) => <UnsavedPrompt {...answers} /> });
  const close = () => unsaved.guard(onClose);
  const apply = async () => {
    if (await form.submit()) onClose();
  };
  return (
    <>
      <Dialog
        title={t('editField')}
        size="large"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{tUi('cancel')}</Button>
            <Button variant="primary" busy={form.isSubmitting.value} onClick={() => void apply()}>
              {t('apply')}
            </Button>
          </>
        }
      >
        <div ref={box} className="edit-dialog">
          {children(form)}
        </div>
      </Dialog>
      {unsaved.prompt}
    </>
  );
}
