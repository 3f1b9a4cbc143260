import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog, type DialogCloseReason } from '../../../ui/dialog/dialog.tsx';
import { useClosingGuard } from '../../../ui/form/use-closing-guard.tsx';
import { useUiMessages } from '../../../ui/messages.ts';
import { activeElement } from '../../../ui/shadow-dom.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { RecoveryRequest } from '../../recovery/recovery-types.ts';
import { SourceFacts } from '../../recovery/source-facts.tsx';
import { restoreMessages } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';
import { offersDeleted, restoreKind } from '../restore-order.ts';
import { ConflictField } from './conflict-field.tsx';
import { LocationFields } from './location-fields.tsx';
import { PointField } from './point-field.tsx';
import css from './restore.css';
import { RestoreFailureAlert } from './restore-failure-alert.tsx';
import { RestoreSummary } from './restore-summary.tsx';
import { useMissingText } from './use-missing-text.ts';

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
  const tUi = useUiMessages();
  const { items } = request;
  const end = useFieldInView();
  const isSubmitting = model.isSubmitting.value;
  const { guard, prompt } = useClosingGuard({ wouldLose: () => model.wouldLose() });
  // On its way it is given up, as ever: what was chosen has been sent.
  const close = (reason: DialogCloseReason) =>
    model.isSubmitting.peek() ? onClose(reason) : guard(() => onClose(reason));
  const missingText = useMissingText();
  const missing = model.missing.value.map(missingText);
  return (
    <>
      <Dialog
        title={t(`title.${restoreKind(items)}`, { count: items.length })}
        size="large"
        // Not at a choice: the first that is there at once would be what to do with files that exist.
        initialFocus="title"
        onClose={close}
        footer={
          <>
            <div className="restore-end" ref={end}>
              <RestoreFailureAlert model={model} />
              <RestoreSummary items={items} model={model} />
            </div>
            <Button onClick={() => close('button')}>{tUi('cancel')}</Button>
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
        </div>
      </Dialog>
      {prompt}
    </>
  );
}

/** What will happen takes room from the form as it becomes longer: the field that somebody is in stays in sight. */
function useFieldInView(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let frame = 0;
    const follow = () => {
      const field = activeElement(element.ownerDocument);
      if (field?.closest('.restore')) field.scrollIntoView({ block: 'nearest' });
    };
    // Not at once: Firefox takes a scroll for another change of sizes, and complains.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return box;
}
