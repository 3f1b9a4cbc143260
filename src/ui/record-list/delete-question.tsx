/** Asks before something is deleted. */
import type { ReactNode } from 'react';
import type { Press } from '../../host/http/idempotency.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../form/use-attempt.ts';

export interface DeleteQuestionProps {
  title: string;
  confirmLabel: string;
  /** What is deleted. */
  text: string;
  /** Whether it may be deleted now. */
  canConfirm?: boolean;
  remove(press: Press): Promise<void>;
  onClose(): void;
  /** Below the text. */
  children?: ReactNode;
}

/** What failed stays open, and can be tried again as the same. */
export function DeleteQuestion({ text, remove, children, ...dialog }: DeleteQuestionProps) {
  const { run, isBusy, error } = useAttempt(remove);
  return (
    <ConfirmDialog {...dialog} tone="danger" busy={isBusy} error={error} onConfirm={run}>
      <p>{text}</p>
      {children}
    </ConfirmDialog>
  );
}
