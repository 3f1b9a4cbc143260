import { type ReactNode, useCallback, useState } from 'react';
import { late, Nothing } from '../late.tsx';
import type { NoticeTone } from './notice-types.ts';
import type { ToldNoticesProps } from './told-notices.tsx';

const ToldNotices = late<ToldNoticesProps>(async () => (await import('./told-notices.tsx')).ToldNotices, Nothing);

/** As `useNotices`, for what seldom has anything to say: what shows them comes with the first. */
export function useLateNotices(): { show(text: string, tone?: NoticeTone): void; stack: ReactNode } {
  const [told, setTold] = useState<ToldNoticesProps['told']>([]);
  const show = useCallback((text: string, tone?: NoticeTone) => setTold((before) => [...before, { text, tone }]), []);
  return { show, stack: told.length > 0 && <ToldNotices told={told} /> };
}
