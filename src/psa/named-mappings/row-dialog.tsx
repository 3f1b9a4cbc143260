import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { useMessages } from '../../host/use-host.ts';
import type { FormField, FormModel } from '../../ui/form/form-types.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { DeviceRoleSelect } from '../device-roles/device-role-select.tsx';
import type { Named } from '../mapping-choice.ts';
import { mappedRoleIds } from '../mapping-rows.ts';
import { psaMessages } from '../psa-messages.ts';
import type { RoleRow, RowOpening } from './mapping-rows-table.tsx';
import { namedMappingMessages } from './named-mapping-messages.ts';

export interface RowDialogProps<Row extends RoleRow> {
  opening: RowOpening<Row>;
  /** Such as `configurationRowIssues`. */
  check(row: Row): readonly FormIssue[];
  /** All of the mapping. */
  rows: readonly Row[];
  /** Its fields below the role, with what is wrong with each in words. */
  children(form: FormModel<Row>, errorOf: (field: FormField<unknown>) => string | undefined): ReactNode;
}

/** One row of a mapping. It goes into the mapping's dialog, which saves it. */
export function RowDialog<Row extends RoleRow>({ opening, check, rows, children }: RowDialogProps<Row>) {
  useSignals();
  const t = useMessages(namedMappingMessages);
  const tPsa = useMessages(psaMessages);
  const { row, isNew, onDone, onClose } = opening;
  const form = useForm<Row>({ initial: row, check, onSubmit: () => undefined });
  const role = form.field('role') as unknown as FormField<Named | null>;
  const errorOf = ({ issue }: Pick<FormField<never>, 'issue'>) => issue.value && tPsa('issues.required');
  return (
    <FormDialog
      title={t(isNew ? 'addRow' : 'editRow')}
      form={form}
      submitLabel={t('ok')}
      sayIssues={(count) => t('problems', { count })}
      onSubmitted={() => onDone(form.values.peek())}
      onClose={onClose}
    >
      <div data-field="role">
        <DeviceRoleSelect
          label={tPsa('configurations.deviceRole')}
          required
          mappedIds={mappedRoleIds(rows, row.id)}
          value={role.value.value}
          error={errorOf(role)}
          onChange={role.set}
        />
      </div>
      {children(form, errorOf)}
    </FormDialog>
  );
}
