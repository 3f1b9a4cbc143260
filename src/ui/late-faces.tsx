/** What is said of code that is on its way, and of code that does not come. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hostMessages } from '../host/host-messages.ts';
import { showModal, showPopover } from '../host/top-layer.ts';
import { useMessages } from '../host/use-host.ts';
import css from './late.css';
import { Spinner } from './spinner/spinner.tsx';
import { useThemedStyles } from './theme/use-themed-styles.ts';

/** Milliseconds after which somebody who waits is told that something is under way. */
const patience = 80;

export function Busy({ isOver = false }: { isOver?: boolean }) {
  useThemedStyles(css);
  const t = useMessages(hostMessages);
  const [isTold, setTold] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (isOver && isTold && box.current) showPopover(box.current);
  }, [isOver, isTold]);
  if (!isTold) return null;
  return (
    <span
      ref={box}
      className={isOver ? 'late-busy late-over' : 'late-busy'}
      role="status"
      popover={isOver ? 'manual' : undefined}
    >
      <Spinner />
      {t('busy')}
    </span>
  );
}

/** As a view that is broken says it, whose look is always there. */
export function FailureWords({ onRetry, children }: { onRetry(): void; children?: ReactNode }) {
  const t = useMessages(hostMessages);
  return (
    <div className="failure" role="alert">
      <p>{t('failure.load')}</p>
      <button type="button" onClick={onRetry}>
        {t('failure.retry')}
      </button>
      {children}
    </div>
  );
}

export function FailureOver({ onRetry, onClose }: { onRetry(): void; onClose(): void }) {
  useThemedStyles(css);
  const t = useMessages(hostMessages);
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog) showModal(dialog);
    // Closed before it goes, it gives the focus back to what was pressed.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className="late-alert"
      aria-label={t('failure.load')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <FailureWords onRetry={onRetry}>
        <button type="button" onClick={onClose}>
          {t('failure.close')}
        </button>
      </FailureWords>
    </dialog>
  );
}
