import { useMemo } from 'react';
import { type Choices, isDisabled } from '../choices/choices.ts';
import type { Option } from '../option.ts';
import { useSelectMessages } from '../select-messages.ts';

/** An option in front of the others that stands for all that were found; only where all of them are there. */
export function useSelectAll({
  choices,
  selected,
  isOffered,
}: {
  choices: Choices;
  selected: readonly Option[];
  isOffered: boolean;
}) {
  const t = useSelectMessages();
  const free = useMemo(
    () => choices.options.filter((option) => !isDisabled(option) && !option.isAction),
    [choices.options],
  );
  const values = useMemo(() => new Set(selected.map(({ value }) => value)), [selected]);
  const isDone = free.length > 0 && free.every(({ value }) => values.has(value));
  const isShown = isOffered && choices.status === 'ready' && !choices.hasMore && free.length > 1;
  const label =
    choices.search.trim() === ''
      ? t(isDone ? 'unselectAll' : 'selectAll')
      : t(isDone ? 'unselectFound' : 'selectFound', { count: free.length });
  // Its value meets no other: two options of one value do not stand in one list.
  const item = useMemo<Option | undefined>(
    () => (isShown ? { value: '\u0000all', label } : undefined),
    [isShown, label],
  );
  return {
    item,
    isDone,
    /** What is chosen once it was pressed. */
    toggled(): readonly Option[] {
      const found = new Set(free.map(({ value }) => value));
      return isDone
        ? selected.filter(({ value }) => !found.has(value))
        : [...selected, ...free.filter(({ value }) => !values.has(value))];
    },
  };
}
