import { useEffect, useRef } from 'react';
import type { NoticeTone } from './notice-types.ts';
import { useNotices } from './notices.tsx';

export interface ToldNoticesProps {
  /** Each is shown once. */
  told: readonly { text: string; tone: NoticeTone | undefined }[];
}

export function ToldNotices({ told }: ToldNoticesProps) {
  const { show, stack } = useNotices();
  const shown = useRef(0);
  useEffect(() => {
    for (const { text, tone } of told.slice(shown.current)) show(text, tone);
    shown.current = told.length;
  }, [told, show]);
  return stack;
}
