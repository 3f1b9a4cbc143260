import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isolated } from '../../base/visible.ts';
import { CallError } from '../../host/http/call-error.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { PageWork } from '../../host/use-page-work.ts';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { RecoveryFlowProps } from '../recovery/recovery-types.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { deletionMessages } from './deletion-messages.ts';
import { type DeletionOrder, deletionOrder, orderKey } from './deletion-order.ts';
import { deletionTimes } from './deletion-times.ts';
import { deletionName } from './deletion-words.ts';
import { createPendingDeletionsModel } from './pending-deletions-model.ts';
import { PendingNotices } from './pending-notices.tsx';
import { useLeaving } from './use-leaving.ts';
import { useUndoKey } from './use-undo-key.ts';

export interface DeleteFlowProps extends RecoveryFlowProps<DeletionOrder, DeletionOrder> {
  /** What is confirmed and not answered yet, whenever that changes. */
  onPending?(orders: readonly DeletionOrder[]): void;
}

/** The question, ten seconds in which it can be undone, the call, and what came of it. */
export function DeleteFlow({ request, onRequest, onDone, onPending, onClose }: DeleteFlowProps) {
  useSignals();
  const t = useMessages(deletionMessages);
  const failureText = useFailureText();
  const { client, report, root } = useHost();
  const announce = useAnnounce();

  const scheduled = (order: DeletionOrder) => {
    notices.show(t('scheduled'));
    onDone(order);
  };
  const tellScheduled = useEffectEvent(scheduled);
  const failed = useEffectEvent((order: DeletionOrder, error: unknown) => {
    // Whoever was asked for a second factor knows why: that is no failure, but what was told to be deleted is not.
    if (error instanceof CallError && error.kind === 'mfa-declined') {
      notices.show(t('declined', { what: deletionName(order, t) }), 'info');
      return;
    }
    report(error);
    const reason = failureText(error);
    // The server's words may be of another language, and direction.
    const why = [deletionName(order, t), reason && isolated(reason)].filter(Boolean).join(': ');
    const text = `${t('failed')}. ${why}`;
    notices.show(text, { tone: 'danger', action: { label: t('retry'), onPress: () => model.send(order) } });
  });
  const abandoned = useEffectEvent((order: DeletionOrder, wasSent: boolean) => {
    const text = t(wasSent ? 'abandonedSent' : 'abandoned', { what: deletionName(order, t) });
    report(new Error(text));
    notices.show(text, 'warning');
  });
  const model = useModel(() =>
    createPendingDeletionsModel({
      client,
      isOutOfReach: () => root.querySelector('dialog[open]') !== null,
      onScheduled: (order) => tellScheduled(order),
      onFailed: (order, error) => failed(order, error),
      onAbandoned: (order, wasSent) => abandoned(order, wasSent),
    }),
  );
  const pending = model.pending.value;
  const waiting = pending.map(({ id }) => id).join();
  const tellPending = useEffectEvent(() => onPending?.(pending.map(({ order }) => order)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: not with every second that passes
  useEffect(() => tellPending(), [waiting]);
  const undo = (id: number) => {
    const order = model.undo(id);
    if (order) notices.show(t('undone', { what: deletionName(order, t) }), 'info');
  };
  const notices = useNotices(
    pending.length > 0 && (
      <PendingNotices pending={pending} onUndo={undo} onHold={(id, isHeld) => model.hold(id, isHeld)} />
    ),
  );
  const undoable = pending.findLast(({ isSent }) => !isSent);
  useUndoKey(undoable !== undefined, () => {
    if (undoable) undo(undoable.id);
  });
  useLeaving(pending.length > 0, () => model.abandon());

  const order = useMemo(() => request && deletionOrder(request), [request]);
  const refusal = typeof order === 'string' ? order : undefined;
  const refuse = useEffectEvent((why: NonNullable<typeof refusal>) => {
    notices.show(t(`refusal.${why}`), 'warning');
    onClose('done');
  });
  useEffect(() => {
    if (refusal !== undefined) refuse(refusal);
  }, [refusal]);

  const confirm = (confirmed: DeletionOrder, page: PageWork) => {
    const close = () => onClose('done');
    page.follow(onRequest(confirmed), {
      theirs: close,
      ours() {
        const what = deletionName(confirmed, t);
        if (model.add(confirmed)) announce(t('pending.announce', { what, count: deletionTimes.undo / 1000 }));
        else notices.show(t('already'), 'info');
        close();
      },
      done() {
        scheduled(confirmed);
        close();
      },
    });
  };
  return (
    <>
      {order !== undefined && typeof order !== 'string' && (
        <DeleteDialog
          key={orderKey(order)}
          order={order}
          onConfirm={(page) => confirm(order, page)}
          onClose={onClose}
        />
      )}
      {notices.stack}
    </>
  );
}
