import { visible } from '../../base/visible.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { approvalsMessages } from './approvals-messages.ts';
import type { Question } from './use-decisions.ts';

export interface DecisionDialogProps {
  question: Question;
  onConfirm(question: Question, press: Press): Promise<void>;
  onClose(): void;
}

/** Before nodes that are in are put out, and before entries are gone. What failed stays open, and is tried again as the same. */
export function DecisionDialog({ question, onConfirm, onClose }: DecisionDialogProps) {
  const t = useMessages(approvalsMessages);
  const { action, nodes } = question;
  const { run, isBusy, error } = useAttempt((press) => onConfirm(question, press));
  const values = { count: nodes.length, name: visible(nodes[0]?.displayName ?? '') };
  return (
    <ConfirmDialog
      title={values.count === 1 ? t(`${action}Title`, values) : t(`${action}Several`, values)}
      confirmLabel={t(action)}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t(`${action}Text`, values)}</p>
    </ConfirmDialog>
  );
}
