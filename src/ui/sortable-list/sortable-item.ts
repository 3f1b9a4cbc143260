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
  if (!item) throw new Error('A move control was rendered outside a SortableList, so it has nothing to move.');
  return item;
}
