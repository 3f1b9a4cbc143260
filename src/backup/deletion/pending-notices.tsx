import { useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { UndoNotice, UndoNotices } from '../../ui/notices/undo-notice.tsx';
import { deletionMessages } from './deletion-messages.ts';
import { deletionName } from './deletion-words.ts';
import type { PendingDeletion } from './pending-deletions-model.ts';

interface PendingNoticesProps {
  pending: readonly PendingDeletion[];
  onUndo(id: number): void;
  onHold(id: number, isHeld: boolean): void;
}

/** What is about to be deleted, one line each, for as long as it can be undone. */
export function PendingNotices({ pending, onUndo, onHold }: PendingNoticesProps) {
  const t = useMessages(deletionMessages);
  const textOf = ({ isSent, isHeld, secondsLeft }: PendingDeletion, what: string) => {
    if (isSent) return t('pending.sending', { what });
    return isHeld ? t('pending.held', { what }) : t('pending.counting', { what, count: secondsLeft });
  };
  return (
    <UndoNotices label={t('pending.label')}>
      {pending.map((one) => {
        const what = deletionName(one.order, t);
        const undo = {
          label: t('pending.undo'),
          name: t('pending.undoOf', { what }),
          onPress: () => onUndo(one.id),
        };
        return (
          <UndoNotice
            key={one.id}
            icon={TrashIcon}
            text={textOf(one, what)}
            undo={one.isSent ? undefined : undo}
            onHold={(isHeld) => onHold(one.id, isHeld)}
          />
        );
      })}
    </UndoNotices>
  );
}
