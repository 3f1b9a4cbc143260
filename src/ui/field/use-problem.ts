import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a control that parses what is typed takes beside its field's props. */
export interface EntryProps {
  /**
   * What the control itself finds wrong, in the user's language; `undefined` when it no longer does. Told at once, while
   * the control shows it only when it is left: an owner that saves asks here.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** The control was left, both its ends where it has two. */
  onLeave?: (() => void) | undefined;
}

/** Nobody likes to be corrected in the middle of a word: a problem is shown when the control is left. */
export function useProblem(problem: string | undefined, { onProblem, onLeave }: EntryProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const announced = useRef<string | undefined>(undefined);
  const tell = useEffectEvent((text: string | undefined) => onProblem?.(text));
  useEffect(() => {
    if (announced.current === problem) return;
    announced.current = problem;
    tell(problem);
  }, [problem]);
  // What was mended and is being mended again is a new word.
  if (wasLeft && problem === undefined) setWasLeft(false);
  return {
    shown: wasLeft ? problem : undefined,
    leave() {
      setWasLeft(true);
      onLeave?.();
    },
  };
}
