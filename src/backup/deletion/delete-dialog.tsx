import { useModel, useSignals } from '@preact/signals-react/runtime';
import { isolated } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { type PageWork, usePageWork } from '../../host/use-page-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, type DialogCloseReason } from '../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { createConfirmDeleteModel } from './confirm-delete-model.ts';
import css from './delete-dialog.css';
import { DeletionList } from './deletion-list.tsx';
import { deletionMessages } from './deletion-messages.ts';
import type { DeletionOrder } from './deletion-order.ts';
import { deletionTimes } from './deletion-times.ts';
import { wantedWords } from './deletion-words.ts';
import { FreedSpace } from './freed-space.tsx';

export interface DeleteDialogProps {
  order: DeletionOrder;
  onConfirm(page: PageWork): void;
  onClose(reason: DialogCloseReason): void;
}

/** Asks before backed-up data is deleted; open while mounted. */
export function DeleteDialog({ order, onConfirm, onClose }: DeleteDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(deletionMessages);
  const page = usePageWork();
  const wanted = wantedWords(order, t);
  const model = useModel(() => createConfirmDeleteModel(wanted));
  const count = order.of === 'plans' ? order.planIds.length : order.items.length;
  const isConfirmed = model.isConfirmed.value;
  const confirm = () => {
    if (model.isConfirmed.peek() && !page.isBusy) onConfirm(page);
  };
  return (
    <Dialog
      title={t(`title.${order.of}`)}
      onClose={(reason) => {
        // A press that missed the dialog does not throw away what was typed.
        if (reason !== 'backdrop' || model.typed.peek() === '') onClose(reason);
      }}
      footer={
        <>
          <Button onClick={() => onClose('button')}>{t('cancel')}</Button>
          <Button
            variant="danger"
            busy={page.isBusy}
            disabledReason={isConfirmed ? undefined : t('notTyped')}
            onClick={confirm}
          >
            {order.of === 'plans' ? t('confirmPlans', { count }) : t('confirmItems', { count })}
          </Button>
        </>
      }
    >
      <div className="delete-dialog">
        <p>{order.of === 'plans' ? t('plans', { count }) : t('items', { count, plan: order.planName })}</p>
        <DeletionList order={order} />
        {order.of === 'plans' && order.items.every(({ freedSpace }) => freedSpace) && <FreedSpace order={order} />}
        <InlineAlert tone="warning" title={t('consequence', { hours: recoveryLimits.deletionHours })}>
          {t('undoHint', { count: deletionTimes.undo / 1000 })}
        </InlineAlert>
        {wanted !== undefined && (
          <TextField
            label={count === 1 ? t('typePlan') : t('typeSeveral', { phrase: wanted })}
            required
            spellCheck={false}
            value={model.typed.value}
            onChange={(text) => model.type(text)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // The dialog goes at once: the key would press the button that the focus goes back to.
              event.preventDefault();
              confirm();
            }}
          />
        )}
        {page.failure !== undefined && (
          <InlineAlert tone="danger" title={t('failed')}>
            {isolated(page.failure)}
          </InlineAlert>
        )}
      </div>
    </Dialog>
  );
}
