import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FormField, FormModel } from '../../ui/form/form-types.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { psaMessages } from '../psa-messages.ts';
import type { RowOpening } from './mapping-rows-table.tsx';
import { namedMappingMessages } from './named-mapping-messages.ts';

export interface RowDialogProps<Row extends object> {
  opening: RowOpening<Row>;
  /** Such as `configurationRowIssues`. */
  check(row: Row): readonly FormIssue[];
  /** Its fields, with what is wrong with each in words. */
  children(form: FormModel<Row>, errorOf: (field: FormField<unknown>) => string | undefined): ReactNode;
}

/** One row of a mapping. It goes into the mapping's dialog, which saves it. */
export function RowDialog<Row extends object>({ opening, check, children }: RowDialogProps<Row>) {
  useSignals();
  const t = useMessages(namedMappingMessages);
  const tPsa = useMessages(psaMessages);
  const { row, isNew, onDone, onClose } = opening;
  const form = useForm<Row>({ initial: row, check, onSubmit: () => undefined });
  return (
    <FormDialog
      title={t(isNew ? 'addRow' : 'editRow')}
      form={form}
      submitLabel={t('ok')}
      sayIssues={(count) => t('problems', { count })}
      onSubmitted={() => onDone(form.values.peek())}
      onClose={onClose}
    >
      {children(form, ({ issue }) => issue.value && tPsa('issues.required'))}
    </FormDialog>
  );
}
