import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Choices, isSkipped } from '../choices/choices.ts';
import type { Option } from '../option.ts';

/** While somebody types, Enter takes the first that is found. A page that is added leaves the highlight alone. */
export function useHighlightOfFound({
  choices,
  items,
  search,
  isOpen,
  setHighlightedIndex,
}: {
  choices: Choices;
  items: readonly Option[];
  search: string | undefined;
  isOpen: boolean;
  setHighlightedIndex(index: number): void;
}) {
  const isThere = choices.options.length > 0;
  const highlight = useEffectEvent(() => {
    if (!isOpen || search === undefined) return;
    const first = items.findIndex((option) => !isSkipped(option) && choices.options.includes(option));
    setHighlightedIndex(search.trim() === '' ? -1 : first);
  });
  // In the same task, since the next key may be Enter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer to what was typed
  useLayoutEffect(() => highlight(), [choices.search, isThere, search === undefined]);
}

/** "Select all" comes with the last page: what is highlighted below it stays highlighted. */
export function useHighlightPastAll({
  hasAll,
  highlightedIndex,
  setHighlightedIndex,
}: {
  hasAll: boolean;
  highlightedIndex: number;
  setHighlightedIndex(index: number): void;
}) {
  const had = useRef(hasAll);
  const shift = useEffectEvent(() => {
    if (had.current === hasAll) return;
    had.current = hasAll;
    if (highlightedIndex >= 0) setHighlightedIndex(highlightedIndex + (hasAll ? 1 : -1));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it comes or goes
  useLayoutEffect(() => shift(), [hasAll]);
}
