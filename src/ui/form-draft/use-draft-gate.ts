import { useCallback, useEffect, useState } from 'react';

/** Milliseconds that a form waits at most for what was kept of it. */
const longestWait = 400;

export interface DraftGate {
  /** The form can be shown. */
  readonly isOpen: boolean;
  /** What was kept has been looked for. */
  open(): void;
}

/**
 * What was not saved is offered above its form. The form waits until it has been looked for, so that the offer does not
 * push away what somebody has begun to read. A browser that does not answer, or code that does not come, is not waited
 * for.
 *
 * @param isThere The form could be shown
 */
export function useDraftGate(isThere: boolean): DraftGate {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    if (!isThere || isOpen) return;
    const timer = setTimeout(open, longestWait);
    return () => clearTimeout(timer);
  }, [isThere, isOpen, open]);
  return { isOpen, open };
}
