/** What a row of a sortable list gives to what it is moved by. */
import { createContext, type PointerEvent, useContext } from 'react';
import type { SortStep } from './sortable-model.ts';

interface SortableItem {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether there was a way to go. */
  step(to: SortStep): boolean;
  lift(event: PointerEvent<HTMLElement>): void;
}

export const SortableItemContext = createContext<SortableItem | undefined>(undefined);

export function useSortableItem(): SortableItem {
  const item = useContext(SortableItemContext);
  if (!item) throw new Error('What moves a row stands outside of a SortableList, so there is nothing that it moves.');
  return item;
}
