import { useSignals } from '@preact/signals-react/runtime';
import type { FormIssue } from '../../base/form-rules.ts';
import type { DialogCloseReason } from '../dialog/dialog.tsx';
import { isWithin } from '../form/form-path.ts';
import type { FormModel } from '../form/form-types.ts';
import { type UnsavedOptions, useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { useFailureText } from '../form/use-failure-text.ts';
import type { DialogTab } from './tab-types.ts';
import { TabbedDialog, type TabbedDialogProps } from './tabbed-dialog.tsx';

export interface FormTab extends Omit<DialogTab, 'children'> {
  /** What of the form is on it: errors at these paths, and below them, are the tab's. */
  paths?: readonly string[];
  children?: readonly FormTab[] | undefined;
}

export interface FormTabbedDialogProps<Values extends object>
  extends Omit<TabbedDialogProps, 'tabs' | 'busy' | 'onSubmit' | 'onRefused' | 'onClose'> {
  form: FormModel<Values>;
  tabs: readonly FormTab[];
  unsaved?: UnsavedOptions<Values>;
  onSubmitted(): void;
  /** After whatever would be lost was given up. */
  onClose(reason: DialogCloseReason): void;
}

/** A tabbed dialog around a form: its errors mark the tabs, and it asks before what was changed is thrown away. */
export function FormTabbedDialog<Values extends object>({
  form,
  tabs,
  error,
  unsaved: options,
  onSubmitted,
  onClose,
  ...rest
}: FormTabbedDialogProps<Values>) {
  useSignals();
  const unsaved = useUnsavedChanges(form, options);
  const failure = useFailureText(form.failure.value);
  const [wrong, shown] = [form.issues.value, form.shownIssues.value];
  const hasIssue = (own: readonly string[], among: readonly FormIssue[]) =>
    own.some((path) => among.some((issue) => isWithin(issue.path, path)));
  const marked = ({ paths: own = [], children, hasError, marksAtOnce = false, ...tab }: FormTab): DialogTab => ({
    ...tab,
    hasError: hasError === true || hasIssue(own, wrong),
    // Not for what somebody has not come to yet.
    marksAtOnce: marksAtOnce && (hasError === true || hasIssue(own, shown)),
    children: children?.map(marked),
  });
  const submit = async () => {
    if (await form.submit()) onSubmitted();
  };

  return (
    <>
      <TabbedDialog
        {...rest}
        tabs={tabs.map(marked)}
        error={error ?? failure}
        busy={form.isSubmitting.value}
        onSubmit={() => void submit()}
        onRefused={() => void submit()}
        onClose={(reason) => unsaved.guard(() => onClose(reason))}
      />
      {unsaved.prompt}
    </>
  );
}
