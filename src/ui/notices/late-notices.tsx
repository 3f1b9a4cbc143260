import { type ReactNode, useCallback, useState } from 'react';
import { late, Nothing } from '../late.tsx';
import type { NoticeTone } from './notice-types.ts';
import type { QueuedNoticesProps } from './queued-notices.tsx';

const QueuedNotices = late<QueuedNoticesProps>(
  async () => (await import('./queued-notices.tsx')).QueuedNotices,
  Nothing,
);

/** As `useNotices`, for what seldom has anything to say: what shows them comes with the first. */
export function useLateNotices(): { show(text: string, tone?: NoticeTone): void; stack: ReactNode } {
  const [queued, setQueued] = useState<QueuedNoticesProps['queued']>([]);
  const show = useCallback((text: string, tone?: NoticeTone) => setQueued((before) => [...before, { text, tone }]), []);
  return { show, stack: queued.length > 0 && <QueuedNotices queued={queued} /> };
}
