import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog, type DialogCloseReason } from '../../ui/dialog/dialog.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import { SourceFacts } from '../recovery/source-facts.tsx';
import { ConflictField } from './conflict-field.tsx';
import { LocationFields } from './location-fields.tsx';
import { restoreMessages } from './messages.ts';
import { PointField } from './point-field.tsx';
import css from './restore.css';
import { RestoreFailureAlert } from './restore-failure-alert.tsx';
import type { RestoreModel } from './restore-model.ts';
import { offersDeleted, restoreKind } from './restore-order.ts';
import { RestoreOutlook } from './restore-outlook.tsx';

export interface RestoreDialogProps {
  request: RecoveryRequest;
  model: RestoreModel;
  onClose(reason: DialogCloseReason): void;
}

/** Restore file, folder, batch, and what is in an image. Closing it while it creates the job gives that up. */
export function RestoreDialog({ request, model, onClose }: RestoreDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(restoreMessages);
  const { items } = request;
  const isSubmitting = model.isSubmitting.value;
  const missing = model.missing.value.map((one) => t(`missing.${one}`));
  return (
    <Dialog
      title={t(`title.${restoreKind(items)}`, { count: items.length })}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => onClose('button')}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={isSubmitting}
            disabledReason={missing.length > 0 ? missing.join('. ') : undefined}
            onClick={() => model.restore()}
          >
            {t('restore')}
          </Button>
        </>
      }
    >
      <div className="restore">
        <SourceFacts request={request} device={model.device} />
        <PointField items={items} model={model} />
        {offersDeleted(items) && (
          <Checkbox
            label={t('deleted')}
            checked={model.includesDeleted.value}
            disabled={isSubmitting}
            onChange={(isOn) => model.includeDeleted(isOn)}
          />
        )}
        <ConflictField model={model} />
        <LocationFields model={model} />
        {model.offersPermissions.value && (
          <Checkbox
            label={t('permissions')}
            checked={model.restoresPermissions.value}
            disabled={isSubmitting}
            onChange={(isOn) => model.restorePermissions(isOn)}
          />
        )}
        <RestoreOutlook items={items} model={model} />
        <RestoreFailureAlert model={model} />
      </div>
    </Dialog>
  );
}
