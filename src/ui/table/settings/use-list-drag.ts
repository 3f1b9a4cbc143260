import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/**
 * Dragging within a list whose items are of one height: the order follows the pointer. The list holds the pointer, as
 * an item that is moved in the document would lose it.
 */
export function useListDrag(list: RefObject<HTMLElement | null>, moveTo: (id: string, index: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const origin = useRef(0);

  function indexAt(clientY: number): number {
    const box = list.current;
    const height = box?.firstElementChild?.getBoundingClientRect().height;
    if (!box || !height) return 0;
    const inside = clientY - box.getBoundingClientRect().top - box.clientTop + box.scrollTop;
    return Math.max(0, Math.min(box.childElementCount - 1, Math.floor(inside / height)));
  }

  return {
    dragged,
    start(event: PointerEvent<HTMLElement>, id: string) {
      if (event.button !== 0 || !list.current) return;
      list.current.setPointerCapture(event.pointerId);
      origin.current = indexAt(event.clientY);
      setDragged(id);
    },
    list: {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const box = list.current;
        if (dragged === undefined || !box) return;
        const index = indexAt(event.clientY);
        moveTo(dragged, index);
        box.children[index]?.scrollIntoView({ block: 'nearest' });
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel() {
        if (dragged !== undefined) moveTo(dragged, origin.current);
        setDragged(undefined);
      },
    },
  };
}
