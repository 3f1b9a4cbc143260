import { computed } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useFieldMessages } from '../../field/field-messages.ts';
import { TextCounter } from '../../text-area/text-counter.tsx';
import { useEditor } from '../model/editor-context.ts';
import { characterCounter } from './character-count.ts';

export interface LengthLimitProps {
  maximum: number;
  /** What counts: the text as it is read, or the value as it is sent. */
  counted: 'text' | 'html';
  /** The value now. */
  html(): string;
  /** That it is too long, in words; `undefined`: it is not. */
  onProblem(message: string | undefined): void;
}

/** How long the text is, and may be. Nothing is cut: what is too much is told, and keeps the text from being sent. */
export function LengthLimit({ maximum, counted, html, onProblem }: LengthLimitProps) {
  useSignals();
  const { model } = useEditor();
  const t = useFieldMessages();
  const length = useMemo(() => {
    const count = characterCounter();
    return computed(() => {
      const { doc } = model.state.value;
      return counted === 'text' ? count(doc) : html().length;
    });
  }, [model, counted, html]).value;
  const tooMany = Math.max(0, length - maximum);
  useProblemReport(tooMany > 0 ? t('text.tooLong', { count: tooMany }) : undefined, onProblem);
  return <TextCounter length={length} maximum={maximum} notice={undefined} />;
}

/** At once that it is too long, or no longer; by how much when the typing rests, or it would be said at every key. */
function useProblemReport(message: string | undefined, onProblem: LengthLimitProps['onProblem']) {
  const tell = useEffectEvent(onProblem);
  const isReported = useRef(false);
  useEffect(() => {
    const isProblem = message !== undefined;
    if (isProblem !== isReported.current) {
      isReported.current = isProblem;
      tell(message);
      return;
    }
    const timer = isProblem ? setTimeout(() => tell(message), restsAfter) : undefined;
    return () => clearTimeout(timer);
  }, [message]);
  useEffect(() => () => tell(undefined), []);
}

/** Milliseconds without a key. */
const restsAfter = 600;
