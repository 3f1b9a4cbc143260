/** What is said of code that is on its way, and of code that does not come. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hostMessages } from '../host/host-messages.ts';
import { codeFailureIn } from '../host/late-code/fetch-code.ts';
import { showModal, showPopover } from '../host/top-layer.ts';
import { useMessages } from '../host/use-host.ts';
import css from './late.css';
import { keepFocusNear } from './move-focus.ts';
import { Spinner } from './spinner/spinner.tsx';
import { useThemedStyles } from './theme/use-themed-styles.ts';

/** Milliseconds after which somebody who waits is told that something is under way. */
const patience = 80;

export function Busy({ isOver = false }: { isOver?: boolean }) {
  useThemedStyles(css);
  const t = useMessages(hostMessages);
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (isOver && isShown && box.current) showPopover(box.current);
  }, [isOver, isShown]);
  if (!isShown) return null;
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

export interface FailureWordsProps {
  error: unknown;
  /** What did not come. Default: a part of the page. */
  text?: string;
  onRetry(): void;
  children?: ReactNode;
}

/** As a view that is broken says it, whose look is always there: `Failure` is more than a small view has bytes for. */
export function FailureWords({ error, text, onRetry, children }: FailureWordsProps) {
  const t = useMessages(hostMessages);
  const kind = codeFailureIn(error) ?? 'load';
  const isOutdated = kind === 'outdated';
  return (
    <div className="failure" role="alert">
      <p>{text ?? t(`failure.${kind}`)}</p>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          keepFocusNear(currentTarget);
          if (isOutdated) location.reload();
          else onRetry();
        }}
      >
        {t(isOutdated ? 'failure.reload' : 'failure.retry')}
      </button>
      {children}
    </div>
  );
}

export function FailureOver({ onClose, ...words }: Omit<FailureWordsProps, 'children'> & { onClose(): void }) {
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
      <FailureWords {...words}>
        <button type="button" onClick={onClose}>
          {t('failure.close')}
        </button>
      </FailureWords>
    </dialog>
  );
}
