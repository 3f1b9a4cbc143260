import { useEffectEvent, useLayoutEffect } from 'react';
import { type Choices, isSkipped } from './choices.ts';
import type { Option } from './option.ts';

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
