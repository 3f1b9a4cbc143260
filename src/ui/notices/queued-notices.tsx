import { useEffect, useRef } from 'react';
import type { NoticeTone } from './notice-types.ts';
import { useNotices } from './notices.tsx';

export interface QueuedNoticesProps {
  /** Each is shown once. */
  queued: readonly { text: string; tone: NoticeTone | undefined }[];
}

export function QueuedNotices({ queued }: QueuedNoticesProps) {
  const { show, stack } = useNotices();
  const shown = useRef(0);
  useEffect(() => {
    for (const { text, tone } of queued.slice(shown.current)) show(text, tone);
    shown.current = queued.length;
  }, [queued, show]);
  return stack;
}
