/** The handle that stands on the edge of a cell under the pointer, and what is done with it. */
import type { EditorView } from 'prosemirror-view';
import { indexed } from '../../../base/indexed.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { measuredWidths } from '../table/measured-widths.ts';
import { type Axis, setSizes } from '../table/table-commands.ts';
import { gridOf } from '../table/table-place.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { tableState } from './table-menu-state.ts';

/** How large things would be. */
export interface Resizing {
  /** Before the table. */
  pos: number;
  /** Of every column. */
  widths?: readonly number[];
  height?: { row: number; size: number };
}

/** CSS pixels beside an edge that still mean the edge. */
const reach = 5;
/** Of a finger. */
const touchReach = 14;

interface Edge {
  box: HTMLElement;
  table: HTMLTableElement;
  cell: HTMLElement;
  /** Of the cell: the side that was pointed at. */
  side: 'start' | 'end';
  axis: Axis;
  /** The column or row that ends there. */
  index: number;
}

export function createResizeHandle(
  editor: EditorServices,
  view: EditorView,
  preview: (resizing: Resizing | undefined) => void,
): { destroy(): void } {
  const handle = view.dom.ownerDocument.createElement('div');
  handle.contentEditable = 'false';
  handle.ariaHidden = 'true';
  let edge: Edge | undefined;
  let endDrag: (() => void) | undefined;
  const lifetime = new AbortController();
  const { signal } = lifetime;

  function onMove(event: PointerEvent) {
    if (endDrag || event.target === handle || event.pointerType === 'touch') return;
    const found = view.editable && event.buttons === 0 ? edgeUnder(view, event, reach) : undefined;
    if (found) show(found);
    else hide();
  }

  /** A finger rests over nothing: it taps the edge, and drags what is there then. */
  function onTap(event: PointerEvent) {
    if (event.pointerType !== 'touch' || endDrag || event.target === handle) return;
    const found = view.editable ? edgeUnder(view, event, touchReach) : undefined;
    if (!found) return hide();
    show(found);
    handle.classList.add('editor-table-handle-touch');
  }

  function show(found: Edge) {
    edge = found;
    const { box, table, cell, side, axis } = found;
    const isTouched = handle.classList.contains('editor-table-handle-touch') && endDrag !== undefined;
    handle.className = `editor-table-handle editor-table-handle-${axis}`;
    handle.classList.toggle('editor-table-handle-touch', isTouched);
    const outer = box.getBoundingClientRect();
    const whole = table.getBoundingClientRect();
    const own = cell.getBoundingClientRect();
    const isRightEdge = (side === 'end') !== isMirrored(table);
    const x = (axis === 'row' ? whole.left : isRightEdge ? own.right : own.left) - outer.left + box.scrollLeft;
    const y = (axis === 'column' ? whole.top : side === 'end' ? own.bottom : own.top) - outer.top;
    handle.style.left = `${x}px`;
    handle.style.top = `${y}px`;
    handle.style.width = axis === 'row' ? `${whole.width}px` : '';
    handle.style.height = axis === 'column' ? `${whole.height}px` : '';
    if (handle.parentElement !== box) box.append(handle);
  }

  function hide() {
    edge = undefined;
    // Prototype's remove throws for what is nowhere.
    if (handle.parentNode) handle.remove();
  }

  function onPress(event: PointerEvent) {
    if (!edge || event.button !== 0 || !event.isPrimary) return;
    // The caret stays where it is.
    event.preventDefault();
    event.stopPropagation();
    drag(edge, event);
  }

  function drag(grabbed: Edge, start: PointerEvent) {
    const { axis, index, table } = grabbed;
    const pos = tablePos(view, table);
    const node = pos === undefined ? undefined : view.state.doc.nodeAt(pos);
    if (pos === undefined || !node) return;
    const widths = measuredWidths(gridOf(node), table);
    const sign = isMirrored(table) ? -1 : 1;
    const before =
      axis === 'column' ? (widths[index] as number) : (table.rows[index]?.getBoundingClientRect().height ?? 0);
    const { columnMinimumWidth, rowMinimumHeight } = editorLimits.table;
    let size = before;
    const over = new AbortController();
    const of = { signal: over.signal };

    function follow(event: PointerEvent) {
      const moved = axis === 'row' ? event.clientY - start.clientY : (event.clientX - start.clientX) * sign;
      size = Math.round(Math.max(axis === 'row' ? rowMinimumHeight : columnMinimumWidth, before + moved));
      preview(
        axis === 'row'
          ? { pos: pos as number, height: { row: index, size } }
          : { pos: pos as number, widths: widths.with(index, size) },
      );
      show(grabbed);
    }
    function end(isKept: boolean) {
      endDrag = undefined;
      over.abort();
      handle.classList.remove('editor-table-handle-dragged');
      preview(undefined);
      hide();
      if (!isKept || size === Math.round(before)) return;
      const sizes = axis === 'row' ? new Map([[index, size]]) : new Map(indexed(widths.with(index, size)));
      if (setSizes(pos as number, axis, sizes)(view.state, (tr) => view.dispatch(tr))) {
        tableState(editor).resized.value = { axis, index, size };
      }
    }

    endDrag = () => end(false);
    handle.classList.add('editor-table-handle-dragged');
    handle.setPointerCapture(start.pointerId);
    handle.addEventListener('pointermove', follow, of);
    handle.addEventListener('pointerup', () => end(true), of);
    handle.addEventListener('pointercancel', () => end(false), of);
    handle.addEventListener('lostpointercapture', () => end(false), of);
    view.dom.ownerDocument.defaultView?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopImmediatePropagation();
        end(false);
      },
      { ...of, capture: true },
    );
  }

  view.dom.addEventListener('pointermove', onMove, { signal });
  view.dom.addEventListener('pointerup', onTap, { signal });
  view.dom.addEventListener(
    'pointerleave',
    (event) => {
      // A finger that is lifted leaves, too.
      if (!endDrag && event.pointerType !== 'touch') hide();
    },
    { signal },
  );
  handle.addEventListener('pointerdown', onPress, { signal });
  handle.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  return {
    destroy() {
      endDrag?.();
      hide();
      lifetime.abort();
    },
  };
}

function edgeUnder(view: EditorView, event: PointerEvent, near: number): Edge | undefined {
  const cell = (event.target as Element | null)?.closest?.<HTMLTableCellElement>('td, th');
  const table = cell?.closest('table');
  const box = table?.parentElement;
  const slot = cell && table && box && view.dom.contains(cell) ? slotOf(view, cell, table) : undefined;
  if (!slot || !cell || !table || !box) return undefined;
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const [toStart, toEnd] = isMirrored(table)
    ? [right - event.clientX, event.clientX - left]
    : [event.clientX - left, right - event.clientX];
  const at = { box, table, cell };
  if (toEnd <= near) return { ...at, side: 'end', axis: 'column', index: slot.right - 1 };
  if (toStart <= near && slot.left > 0) return { ...at, side: 'start', axis: 'column', index: slot.left - 1 };
  if (bottom - event.clientY <= near) return { ...at, side: 'end', axis: 'row', index: slot.bottom - 1 };
  if (event.clientY - top <= near && slot.top > 0) return { ...at, side: 'start', axis: 'row', index: slot.top - 1 };
  return undefined;
}

function slotOf(view: EditorView, cell: HTMLTableCellElement, table: HTMLTableElement) {
  const pos = tablePos(view, table);
  const node = pos === undefined ? undefined : view.state.doc.nodeAt(pos);
  if (pos === undefined || node?.type.spec.tableRole !== 'table') return undefined;
  const origin = view.posAtDOM(cell, 0) - 1 - pos - 1;
  return gridOf(node).slots.find((slot) => slot.origin === origin);
}

/** Before the table; `undefined` for one that is not in the text any more. */
function tablePos(view: EditorView, table: HTMLTableElement): number | undefined {
  const body = table.tBodies[0];
  return body && view.dom.contains(body) ? view.posAtDOM(body, 0) - 1 : undefined;
}

function isMirrored(table: HTMLElement): boolean {
  return getComputedStyle(table).direction === 'rtl';
}
