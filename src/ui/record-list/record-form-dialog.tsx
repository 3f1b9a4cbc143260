/** The dialog around the form of a record: what it is saved as, and what somebody else did to it meanwhile. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { FormDialog, type FormDialogProps } from '../form-dialog/form-dialog.tsx';
import { late } from '../late.tsx';
import { recordFormMessages } from './record-form-messages.ts';
import type { RecordSession } from './record-session.ts';
import type { VersionPart } from './record-versions.ts';
import type { RecordVersionsDialogProps } from './record-versions-dialog.tsx';

const Versions = late<RecordVersionsDialogProps<never>>(
  async () => (await import('./record-versions-dialog.tsx')).RecordVersionsDialog,
);

export interface RecordFormDialogProps<Values extends object>
  extends Pick<FormDialogProps<Values>, 'title' | 'size' | 'readOnly' | 'onSubmit' | 'onClose' | 'children'> {
  session: RecordSession<Values>;
  isNew: boolean;
  /** What is told of where somebody else has saved other things; what is in none of them stays as it is here. */
  parts: readonly VersionPart<Values>[];
  /** The form has some, which are in no version. */
  hasSecrets?: boolean | undefined;
  /** Default: to create it, or to save it. */
  submitLabel?: string | undefined;
  /** Beside that it closes. */
  onSubmitted?: (() => void) | undefined;
}

export function RecordFormDialog<Values extends object>({
  session,
  isNew,
  parts,
  hasSecrets = false,
  submitLabel,
  onSubmit = session.form.submit,
  onSubmitted,
  onClose,
  ...dialog
}: RecordFormDialogProps<Values>) {
  useSignals();
  const t = useMessages(recordFormMessages);
  const { form, conflict } = session;
  const isOutdated = (form.failure.value as { status?: number } | undefined)?.status === 412;
  const problem = session.isGone.value ? 'wasDeleted' : isOutdated ? 'outdated' : undefined;
  const done = () => {
    onSubmitted?.();
    onClose();
  };
  return (
    <>
      <FormDialog
        {...dialog}
        form={form}
        submitLabel={submitLabel ?? t(isNew ? 'create' : 'save')}
        failureText={problem && t(problem)}
        sayIssues={(count) => t('wrong', { count })}
        onSubmit={onSubmit}
        onSubmitted={done}
        onClose={onClose}
      />
      {conflict.value && (
        <Versions
          versions={conflict.value as never}
          parts={parts as never}
          hasSecrets={hasSecrets}
          onClose={session.dismiss}
          onSettled={(taken) => {
            session.settle(taken);
            void onSubmit().then((isDone) => isDone && done());
          }}
        />
      )}
    </>
  );
}
