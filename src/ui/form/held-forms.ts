/** Forms that stand in one place: whoever takes the place away asks first where one of them would lose something. */
import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';

type WouldLose = () => boolean;

export interface HeldForms {
  /** @returns takes it back */
  hold(form: WouldLose): () => void;
  wouldLose(): boolean;
  /** Somebody has said that what they hold now may be lost. */
  release(): void;
}

export function createHeldForms(): HeldForms {
  const held = new Set<WouldLose>();
  const released = new WeakSet<WouldLose>();
  return {
    hold(form) {
      held.add(form);
      return () => void held.delete(form);
    },
    wouldLose: () => [...held].some((form) => !released.has(form) && form()),
    release() {
      for (const form of held) released.add(form);
    },
  };
}

export const HeldFormsContext = createContext<HeldForms | undefined>(undefined);

/** Tells the place that it stands in, where that wants to know. */
export function useHeldForm(wouldLose: WouldLose): void {
  const place = useContext(HeldFormsContext);
  // An effect event may not be asked while the place is rendered, which is when it decides what to show.
  const latest = useRef(wouldLose);
  useLayoutEffect(() => {
    latest.current = wouldLose;
  });
  useEffect(() => place?.hold(() => latest.current()), [place]);
}
