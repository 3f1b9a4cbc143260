/**
 * Pointers on the header: the edge of a column makes it wider, the column itself can be dragged to another place. A
 * finger drags nothing, because it scrolls; for it, and for keys, there is the column's menu.
 */
import type { ColumnModel } from '../../table-model-types.ts';

export interface ColumnGestures {
  columns(): Pick<ColumnModel<never>, 'shown' | 'resize' | 'moveTo'>;
  scroller: HTMLElement;
  sheet: HTMLElement;
  onFit(columnId: string): void;
  onMoved(columnId: string): void;
}

/** Pixels that a press may move and still be a press. */
const slack = 4;
/** Pixels from the edge of the table where dragging scrolls it, and pixels that it does at a time. */
const edge = 32;
const scrollStep = 16;

/** The answer ends it. */
export function listenToHeader(gestures: ColumnGestures): () => void {
  const { scroller } = gestures;
  let stop: (() => void) | undefined;
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || stop || gestures.sheet.hasAttribute('data-compact')) return;
    const target = event.target as Element;
    const cell = target.closest<HTMLElement>('[data-column]');
    if (!cell || target.closest('[data-head-menu]')) return;
    const begin = target.closest('[data-resizer]')
      ? beginResize
      : event.pointerType === 'touch'
        ? undefined
        : beginMove;
    const session = begin?.(gestures, cell, event);
    if (!session) return;
    stop = follow(event, session, () => {
      stop = undefined;
    });
  };
  const onDoubleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const id = target.closest('[data-resizer]') && target.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (id) gestures.onFit(id);
  };
  scroller.addEventListener('pointerdown', onPointerDown);
  scroller.addEventListener('dblclick', onDoubleClick);
  return () => {
    stop?.();
    scroller.removeEventListener('pointerdown', onPointerDown);
    scroller.removeEventListener('dblclick', onDoubleClick);
  };
}

interface Session {
  captured: HTMLElement;
  move(event: PointerEvent): void;
  /** `isDone` where the pointer was let go, not taken away. */
  end(isDone: boolean): void;
}

function follow(start: PointerEvent, session: Session, onEnd: () => void): () => void {
  const { captured } = session;
  const isSame = (event: PointerEvent) => event.pointerId === start.pointerId;
  const finish = (isDone: boolean) => {
    captured.removeEventListener('pointermove', onMove);
    captured.removeEventListener('pointerup', onUp);
    captured.removeEventListener('pointercancel', onCancel);
    view.removeEventListener('keydown', onKey, { capture: true });
    if (captured.hasPointerCapture(start.pointerId)) captured.releasePointerCapture(start.pointerId);
    session.end(isDone);
    onEnd();
  };
  const onMove = (event: PointerEvent) => {
    if (isSame(event)) session.move(event);
  };
  const onUp = (event: PointerEvent) => {
    if (isSame(event)) finish(true);
  };
  const onCancel = (event: PointerEvent) => {
    if (isSame(event)) finish(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    finish(false);
  };
  const view = captured.ownerDocument.defaultView ?? window;
  captured.setPointerCapture(start.pointerId);
  captured.addEventListener('pointermove', onMove);
  captured.addEventListener('pointerup', onUp);
  captured.addEventListener('pointercancel', onCancel);
  view.addEventListener('keydown', onKey, { capture: true });
  return () => finish(false);
}

function beginResize(gestures: ColumnGestures, cell: HTMLElement, start: PointerEvent): Session | undefined {
  const { sheet } = gestures;
  const columns = gestures.columns();
  const id = cell.dataset.column ?? '';
  const before = columns.shown
    .peek()
    .find((column) => column.id === id)
    ?.width.peek();
  if (before === undefined) return undefined;
  const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  sheet.toggleAttribute('data-resizing', true);
  cell.toggleAttribute('data-resizing', true);
  return {
    captured: start.target as HTMLElement,
    move: (event) => columns.resize(id, before + sign * (event.clientX - start.clientX)),
    end(isDone) {
      sheet.toggleAttribute('data-resizing', false);
      cell.toggleAttribute('data-resizing', false);
      if (!isDone) columns.resize(id, before);
    },
  };
}

function beginMove(gestures: ColumnGestures, cell: HTMLElement, start: PointerEvent): Session {
  const { scroller, onMoved } = gestures;
  const columns = gestures.columns();
  const id = cell.dataset.column ?? '';
  let target: number | undefined;
  let isMoving = false;
  return {
    captured: start.target as HTMLElement,
    move(event) {
      if (!isMoving && Math.abs(event.clientX - start.clientX) < slack) return;
      isMoving = true;
      cell.toggleAttribute('data-moving', true);
      scrollAtEdge(scroller, event.clientX);
      target = markDrop(scroller, columns.shown.peek(), id, event.clientX);
    },
    end(isDone) {
      cell.toggleAttribute('data-moving', false);
      unmark(scroller);
      if (!isMoving) return;
      // What follows a drag is no press, though browsers tell of one.
      const swallow = (event: Event) => event.stopPropagation();
      scroller.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => scroller.removeEventListener('click', swallow, { capture: true }));
      if (!isDone || target === undefined) return;
      const from = columns.shown.peek().findIndex((column) => column.id === id);
      columns.moveTo(id, target);
      if (columns.shown.peek().findIndex((column) => column.id === id) !== from) onMoved(id);
    },
  };
}

/** Marks the gap nearest to the pointer; the answer is the index that the column would have there. */
function markDrop(scroller: HTMLElement, shown: readonly { id: string }[], id: string, x: number): number | undefined {
  unmark(scroller);
  const cells = [...scroller.querySelectorAll<HTMLElement>('[data-column]')];
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
  let best: { cell: HTMLElement; side: 'before' | 'after'; distance: number } | undefined;
  for (const cell of cells) {
    const { left, right } = cell.getBoundingClientRect();
    for (const [side, place] of [
      ['before', isRightToLeft ? right : left],
      ['after', isRightToLeft ? left : right],
    ] as const) {
      const distance = Math.abs(place - x);
      if (!best || distance < best.distance) best = { cell, side, distance };
    }
  }
  if (!best) return undefined;
  best.cell.dataset.drop = best.side;
  const from = shown.findIndex((column) => column.id === id);
  const gap = shown.findIndex((column) => column.id === best.cell.dataset.column) + (best.side === 'after' ? 1 : 0);
  return gap > from ? gap - 1 : gap;
}

function unmark(scroller: HTMLElement) {
  for (const cell of scroller.querySelectorAll<HTMLElement>('[data-drop]')) delete cell.dataset.drop;
}

function scrollAtEdge(scroller: HTMLElement, x: number) {
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + edge) scroller.scrollLeft -= scrollStep;
  else if (x > right - edge) scroller.scrollLeft += scrollStep;
}
