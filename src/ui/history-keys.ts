/** Control or Command with Z goes back, with Shift and Z or with Y forth, wherever the focus is among what is edited. */
import { useEffect, useEffectEvent } from 'react';

export type HistoryWay = 'undo' | 'redo';

/** As `aria-keyshortcuts` has them. */
export const historyShortcuts = {
  undo: 'Control+Z Meta+Z',
  redo: 'Control+Shift+Z Meta+Shift+Z Control+Y Meta+Y',
} as const satisfies Record<HistoryWay, string>;

export interface HistoryKeysOptions {
  /** In what is edited. */
  area(): Element | null | undefined;
  /** What goes back by itself, as a selector. */
  withOwnHistory: string;
  go(way: HistoryWay): void;
}

export function useHistoryKeys({ area, withOwnHistory, go }: HistoryKeysOptions): void {
  const onKey = useEffectEvent((event: KeyboardEvent, element: Element) => {
    const target = event.target as Element;
    const way = wayOf(event);
    // A dialog in front has a way back of its own, or none.
    if (!way || target.closest('dialog') !== element.closest('dialog') || target.closest(withOwnHistory)) return;
    event.preventDefault();
    go(way);
  });
  const found = useEffectEvent(area);
  useEffect(() => {
    const element = found();
    if (!element) return;
    const listen = (event: Event) => onKey(event as KeyboardEvent, element);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, []);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): HistoryWay | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
