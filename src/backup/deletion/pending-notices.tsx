import { useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { deletionMessages } from './deletion-messages.ts';
import { deletionName } from './deletion-words.ts';
import type { PendingDeletion } from './pending-deletions-model.ts';
import css from './pending-notices.css';

interface PendingNoticesProps {
  pending: readonly PendingDeletion[];
  onUndo(id: number): void;
  onHold(id: number, isHeld: boolean): void;
}

/** What is about to be deleted, one line each, for as long as it can be undone. */
export function PendingNotices({ pending, onUndo, onHold }: PendingNoticesProps) {
  useThemedStyles(css);
  const t = useMessages(deletionMessages);
  return (
    // Not a live region: a countdown that is read out drowns everything else. What there is to know was announced.
    <ul className="pending-notices" aria-label={t('pending.label')}>
      {pending.map((one) => (
        <PendingNotice
          key={one.id}
          one={one}
          onUndo={() => onUndo(one.id)}
          onHold={(isHeld) => onHold(one.id, isHeld)}
        />
      ))}
    </ul>
  );
}

interface PendingNoticeProps {
  one: PendingDeletion;
  onUndo(): void;
  onHold(isHeld: boolean): void;
}

function PendingNotice({ one: { order, secondsLeft, isHeld, isSent }, onUndo, onHold }: PendingNoticeProps) {
  const t = useMessages(deletionMessages);
  const isPointed = useRef(false);
  const hasFocus = useRef(false);
  const origin = useRef<EventTarget>(null);
  const what = deletionName(order, t);
  const hold = () => onHold(isPointed.current || hasFocus.current);
  const text = isSent
    ? t('pending.sending', { what })
    : isHeld
      ? t('pending.held', { what })
      : t('pending.counting', { what, count: secondsLeft });
  return (
    <li
      className="notice pending-notice"
      part="notice"
      onPointerEnter={() => {
        isPointed.current = true;
        hold();
      }}
      onPointerLeave={() => {
        isPointed.current = false;
        hold();
      }}
      onFocus={(event) => {
        hasFocus.current = true;
        origin.current ??= event.relatedTarget;
        hold();
      }}
      onBlur={() => {
        hasFocus.current = false;
        origin.current = null;
        hold();
      }}
    >
      <TrashIcon />
      <span className="notice-text numeric">{text}</span>
      {!isSent && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('pending.undoOf', { what })}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => {
            // Its place goes with it: back to where the focus came from.
            if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
            onUndo();
          }}
        >
          {t('pending.undo')}
        </Button>
      )}
    </li>
  );
}
