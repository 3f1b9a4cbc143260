import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement after which the controls of a playing video leave the picture alone. */
const patience = 3000;

/** Whether the pointer rests; `wake` says that it moved, `rest` that it left. Only while `isWatched`. */
export function useIdle(isWatched: boolean): { isIdle: boolean; wake(): void; rest(): void } {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(false);
    if (isWatched) timer.current = setTimeout(() => setIdle(true), patience);
  }, [isWatched]);

  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);

  const rest = useCallback(() => {
    if (isWatched) setIdle(true);
  }, [isWatched]);
  return { isIdle, wake, rest };
}
