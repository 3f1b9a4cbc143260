/** The dialog around the form of a record: what it is saved as, and what somebody else did to it meanwhile. */
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import en from './record-form-messages.en.json';
import type { RecordSession } from './record-session.ts';

const recordFormMessages = defineCatalogue({ namespace: 'ui-record-form', en });

export interface RecordFormDialogProps<Values extends object> {
  title: string;
  session: RecordSession<Values>;
  /** As it was called when it was opened; undefined: it is a new one. */
  name: string | undefined;
  readOnly: boolean;
  onClose(): void;
  children: ReactNode;
}

export function RecordFormDialog<Values extends object>({
  title,
  session: { form, conflict },
  name,
  readOnly,
  onClose,
  children,
}: RecordFormDialogProps<Values>) {
  useSignals();
  const t = useMessages(recordFormMessages);
  const problem = conflict.value;
  return (
    <FormDialog
      title={title}
      form={form}
      readOnly={readOnly}
      submitLabel={t(name === undefined ? 'create' : 'save')}
      failureText={problem && t(problem === 'outdated' ? 'outdated' : 'wasDeleted', { name: name ?? '' })}
      sayIssues={(count) => t('wrong', { count })}
      onSubmitted={onClose}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
