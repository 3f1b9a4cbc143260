import { useModel, useSignals } from '@preact/signals-react/runtime';
import { defaultMaintenance, type MaintenanceDuration } from '../../console/policies/maintenance-duration.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { DurationField } from './duration-field.tsx';
import { maintenanceIssueText, maintenanceMessages } from './maintenance-messages.ts';
import { extensionIssues } from './maintenance-rules.ts';

export interface ExtendDialogProps {
  /** Seconds that it lasts without. */
  lasting: number;
  onExtend(added: MaintenanceDuration, press: Press): Promise<void>;
  onClose(): void;
}

/** By how much the maintenance that is on lasts longer. */
export function ExtendDialog({ lasting, onExtend, onClose }: ExtendDialogProps) {
  useSignals();
  const t = useMessages(maintenanceMessages);
  const form = useModel(() => extensionForm(lasting, onExtend));
  const { value, issue } = form.field('amount');
  const { amount, unit } = form.values.value;
  return (
    <FormDialog
      title={t('extendTitle')}
      size="small"
      form={form}
      submitLabel={t('extend')}
      sayIssues={(count) => t('invalid', { count })}
      onSubmitted={onClose}
      onClose={onClose}
    >
      <div data-field="amount">
        <DurationField
          label={t('extendBy')}
          required
          value={{ amount: value.value ?? amount, unit }}
          error={maintenanceIssueText(issue.value, t)}
          onChange={(next) => form.assign(next)}
        />
      </div>
    </FormDialog>
  );
}

function extensionForm(lasting: number, onExtend: ExtendDialogProps['onExtend']): FormModel<MaintenanceDuration> {
  const press: Press = {};
  const form: FormModel<MaintenanceDuration> = createFormModel<MaintenanceDuration>({
    initial: defaultMaintenance,
    check: (added) => extensionIssues(lasting, added),
    async onSubmit(added) {
      try {
        await onExtend(added, press);
      } catch (error) {
        if (error instanceof CallError) form.refuse(error.fieldErrors.map(({ code }) => ({ path: 'amount', code })));
        throw error;
      }
    },
  });
  return form;
}
