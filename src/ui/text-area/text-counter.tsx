import { useEffect } from 'react';
import { useNumber } from '../../host/use-host.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './text-counter.css';

export interface TextCounterProps {
  length: number;
  maximum: number;
  /** What else is to be said now. */
  notice: string | undefined;
}

/** Seen always; said politely in the last tenth, when the typing rests, so that it does not talk over every key. */
export function TextCounter({ length, maximum, notice }: TextCounterProps) {
  useThemedStyles(css);
  const t = useFieldMessages();
  const numberText = useNumber();
  const announce = useAnnounce();
  const left = Math.max(0, maximum - length);
  const isNear = left <= maximum * nearShare && length > 0;
  const text = notice ?? (isNear ? t('text.left', { count: left }) : undefined);
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => announce(text), restsAfter);
    return () => clearTimeout(timer);
  }, [text, announce]);

  return (
    <span className={`text-counter numeric${length > maximum ? ' text-counter-over' : ''}`} part="counter">
      <span aria-hidden="true" dir="ltr">
        {numberText(length)} / {numberText(maximum)}
      </span>
    </span>
  );
}

const nearShare = 0.1;
/** Milliseconds without a key. */
const restsAfter = 600;
