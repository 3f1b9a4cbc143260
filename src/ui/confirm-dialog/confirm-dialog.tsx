import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogCloseReason } from '../dialog/dialog.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { useUiMessages } from '../messages.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './confirm-dialog.css';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb: Delete 3 items. */
  confirmLabel: string;
  /** Default Cancel; for what is kept by not confirming. */
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger';
  /** Default true; false as long as what will happen is not known. */
  canConfirm?: boolean;
  /** Confirmed, and not done yet: neither button answers, and it does not close. */
  busy?: boolean;
  /** Why it failed; the same button tries again. */
  error?: string | undefined;
  onConfirm(): void;
  onClose(reason: DialogCloseReason): void;
  /** Closed while it is busy: nobody waits any more. Without it the dialog stays until it is done. */
  onGiveUp?(reason: DialogCloseReason): void;
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  canConfirm = true,
  busy = false,
  error,
  onConfirm,
  onClose,
  onGiveUp,
}: ConfirmDialogProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const close = (reason: DialogCloseReason) => {
    if (busy) onGiveUp?.(reason);
    else onClose(reason);
  };
  return (
    <Dialog
      title={title}
      size="small"
      role="alertdialog"
      onClose={close}
      footer={
        <>
          <Button disabled={busy && !onGiveUp} onClick={() => close('button')}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={tone} disabled={!canConfirm} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="confirm-dialog-text">
        {children}
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
      </div>
    </Dialog>
  );
}
