import { type PointerEvent, type RefObject, useEffect } from 'react';
import { pushDismissible } from '../dismissible-stack.ts';
import { indexAt, type SortableModel } from './sortable-model.ts';

/**
 * Dragging within a list, by mouse, pen or finger: the order follows the pointer. The list holds the pointer, as an item
 * that is moved in the document would lose it. Escape puts back what is held.
 */
export function useListDrag(list: RefObject<HTMLElement | null>, model: SortableModel, held: string | undefined) {
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    return pushDismissible({ elements: () => [list.current], onEscape: () => model.cancel() });
  }, [isHeld, list, model]);

  return {
    /** At a pointer that goes down on what an item is held by. */
    start(event: PointerEvent<HTMLElement>, id: string) {
      if (event.button !== 0 || !list.current) return;
      list.current.setPointerCapture(event.pointerId);
      model.lift(id);
    },
    handlers: {
      onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
        const box = list.current;
        const id = model.held.peek();
        if (id === undefined || !box) return;
        const items = [...box.children];
        const edges = items
          .map((item) => item.getBoundingClientRect())
          .map(({ top, bottom }) => ({ start: top, end: bottom }));
        const index = indexAt(
          edges,
          items.findIndex((item) => (item as HTMLElement).dataset.id === id),
          clientY,
        );
        model.moveTo(index);
        items[index]?.scrollIntoView({ block: 'nearest' });
      },
      onPointerUp: () => model.drop(),
      onPointerCancel: () => model.cancel(),
    },
  };
}
