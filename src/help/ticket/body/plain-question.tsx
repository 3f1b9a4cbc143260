import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useBodyMessages } from './messages.ts';

export interface PlainQuestionProps {
  onConfirm(): void;
  onClose(): void;
}

/** Asked only where going back to plain text loses something. */
export function PlainQuestion({ onConfirm, onClose }: PlainQuestionProps) {
  const t = useBodyMessages();
  return (
    <ConfirmDialog
      title={t('plainQuestion.title')}
      confirmLabel={t('plainQuestion.confirm')}
      cancelLabel={t('plainQuestion.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('plainQuestion.text')}</p>
    </ConfirmDialog>
  );
}
