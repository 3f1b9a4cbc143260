import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { IconComponent } from '../icon/icon.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './undo-notice.css';

export interface UndoNoticeProps {
  icon: IconComponent;
  text: string;
  /** Its button; without one it is too late. */
  undo: { label: string; name: string; onPress(): void } | undefined;
  /** Somebody is at it, or no longer: while they are, no time should run out. */
  onHold(isHeld: boolean): void;
}

/**
 * A line about something that is about to happen, pinned above the notices for as long as it can be undone. Its owner
 * counts the time. No live region: a countdown that is read out drowns everything else, so it is announced once.
 */
export function UndoNotice({ icon: Icon, text, undo, onHold }: UndoNoticeProps) {
  useThemedStyles(css);
  const isPointed = useRef(false);
  const hasFocus = useRef(false);
  const origin = useRef<EventTarget>(null);
  const hold = () => onHold(isPointed.current || hasFocus.current);
  return (
    <li
      className="notice undo-notice"
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
      <Icon />
      <span className="notice-text numeric">{text}</span>
      {undo && (
        <Button
          size="small"
          variant="ghost"
          aria-label={undo.name}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => {
            // Its place goes with it: back to where the focus came from.
            if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
            undo.onPress();
          }}
        >
          {undo.label}
        </Button>
      )}
    </li>
  );
}

/** Around such lines. */
export function UndoNotices({ label, children }: { label: string; children: ReactNode }) {
  useThemedStyles(css);
  return (
    <ul className="undo-notices" aria-label={label}>
      {children}
    </ul>
  );
}
