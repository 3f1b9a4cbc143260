/** Where the keyboard is in a grid, and what its commands do. No DOM: the view focuses what `active` names. */
import { batch, createModel, effect, type Model, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { GridCommand } from '../grid-keyboard.ts';
import { createRowWindow, type RowWindow } from '../row-window/row-window.ts';
import type { Listing } from '../table/model/listing.ts';
import { emptyTypeAhead, findTyped, isTypingAhead, typed } from '../type-ahead.ts';

export interface GridCell {
  row: number;
  column: number;
}

export interface GridSelection<Row> {
  /** Reads signals. */
  stateOf(row: Row): boolean | 'mixed';
  /** Why the row cannot be selected, in the reader's words; reads signals. */
  blockedReason(row: Row): string | undefined;
  toggle(row: Row): void;
  /** Selects every row between two places, whether they are held or not. */
  extend(anchor: number, head: number): void;
  readonly all: ReadonlySignal<boolean | 'mixed'>;
  /** Whether there is anything to select at all. */
  readonly hasOpenRow: ReadonlySignal<boolean>;
  toggleAll(): void;
  /** Name of a row's checkbox. */
  label(row: Row): string;
}

export interface GridOptions<Row> {
  listing: Listing<Row>;
  rowHeight: number;
  columnCount: number;
  selection?: GridSelection<Row> | undefined;
  /** What type-ahead compares, and the row's name. */
  labelOf(row: Row): string;
  /** BCP 47, for type-ahead. */
  locale: () => string;
  initialRow?: number;
  onActiveRow?(index: number): void;
  onParent?: (() => void) | undefined;
}

interface Shape {
  window: Pick<RowWindow, keyof RowWindow & string>;
  active: ReadonlySignal<GridCell>;
  /** Rises when the active cell is to take the focus. */
  focusRequests: ReadonlySignal<number>;
  isTyping(): boolean;
  /** Does a command; `activate` is the view's. */
  run(command: Exclude<GridCommand, { do: 'activate' }>): void;
  /** A press on a cell: makes it active, and selects as the modifier keys say. */
  press(cell: GridCell, modifiers: { shift: boolean; toggle: boolean }): void;
  /** The focus came to a cell, or to a control in it, by itself: pointer, script, a screen reader's own cursor. */
  focused(cell: GridCell, isInside: boolean): void;
  requestFocus(): void;
  rowAt(index: number): unknown;
}
export type GridModel = Model<Shape>;

export function createGridModel<Row>(options: GridOptions<Row>): GridModel {
  return new (createModel<Shape>(() => gridModel(options)))();
}

function gridModel<Row>(options: GridOptions<Row>): Shape {
  const { listing, selection } = options;
  const window = createRowWindow(options.rowHeight, listing.rowCount);
  // Beside the checkboxes: who comes by keyboard wants to read and to open.
  const active = signal<GridCell>({ row: options.initialRow ?? 0, column: selection ? 1 : 0 });
  const focusRequests = signal(0);
  let anchor = options.initialRow ?? 0;
  let typeAhead = emptyTypeAhead;

  effect(() => () => window[Symbol.dispose]());
  effect(() => {
    const { first, end } = window.visible.value;
    // An empty window still has to ask for the first page.
    untracked(() => listing.show(first, Math.max(end, first + 1)));
  });
  effect(() => {
    const last = Math.max(0, listing.rowCount.value - 1);
    if (listing.phase.value === 'filled' && active.peek().row > last) active.value = { ...active.peek(), row: last };
  });

  effect(() => {
    const { row } = active.value;
    untracked(() => options.onActiveRow?.(row));
  });

  function rowAt(index: number): Row | undefined {
    const sorted = listing.sorted.peek();
    if (sorted) return sorted[index];
    const size = listing.pageSize.peek();
    const held = listing.page(Math.floor(index / size)).peek();
    return held.state === 'ready' ? held.rows[index % size] : undefined;
  }

  function moveTo(row: number, extend: boolean): void {
    const last = listing.rowCount.peek() - 1;
    const target = Math.min(Math.max(row, 0), Math.max(0, last));
    batch(() => {
      active.value = { ...active.peek(), row: target };
      window.reveal(target);
      focusRequests.value += 1;
    });
    if (extend) selection?.extend(anchor, target);
    else anchor = target;
  }

  function toggle(extend: boolean): void {
    const { row: index } = active.peek();
    const row = rowAt(index);
    if (extend) selection?.extend(anchor, index);
    else if (row !== undefined) selection?.toggle(row);
    if (!extend) anchor = index;
  }

  /** Looks at each page once: what is typed is searched for in a million rows, of which few are held. */
  function heldLabels(): (index: number) => string | undefined {
    const sorted = listing.sorted.peek();
    const size = sorted ? sorted.length : listing.pageSize.peek();
    let page = -1;
    let rows: readonly Row[] = sorted ?? [];
    return (index) => {
      const wanted = Math.floor(index / size);
      if (!sorted && wanted !== page) {
        page = wanted;
        const held = listing.page(page).peek();
        rows = held.state === 'ready' ? held.rows : [];
      }
      const row = rows[index - wanted * size];
      // A Mac writes accents as characters of their own; keyboards do not.
      return row === undefined ? undefined : options.labelOf(row).normalize('NFC');
    };
  }

  function type(text: string): void {
    const now = performance.now();
    typeAhead = typed(typeAhead, text, now);
    const collator = new Intl.Collator(options.locale(), { sensitivity: 'base', usage: 'search' });
    const found = findTyped(
      typeAhead,
      active.peek().row,
      listing.rowCount.peek(),
      heldLabels(),
      (label, start) => collator.compare(label.slice(0, start.length), start) === 0,
    );
    if (found !== undefined) moveTo(found, false);
  }

  return {
    window,
    active,
    focusRequests,
    rowAt,
    isTyping: () => isTypingAhead(typeAhead, performance.now()),

    run(command) {
      switch (command.do) {
        case 'move-row':
          return moveTo(active.peek().row + command.by, command.extend);
        case 'move-page':
          return moveTo(active.peek().row + command.by * window.rowsPerScreen.peek(), command.extend);
        case 'move-edge':
          return moveTo(command.to === 'first' ? 0 : listing.rowCount.peek() - 1, command.extend);
        case 'move-column': {
          const { row, column } = active.peek();
          active.value = { row, column: Math.min(Math.max(column + command.by, 0), options.columnCount - 1) };
          focusRequests.value += 1;
          return;
        }
        case 'toggle':
          return toggle(command.extend);
        case 'select-all':
          return selection?.toggleAll();
        case 'parent':
          return options.onParent?.();
        case 'type':
          return type(command.text);
      }
    },

    press(cell, { shift, toggle: isToggle }) {
      active.value = cell;
      if (shift) selection?.extend(anchor, cell.row);
      else {
        anchor = cell.row;
        if (isToggle) toggle(false);
      }
    },

    focused(cell, isInside) {
      const { row, column } = active.peek();
      if (row === cell.row && column === cell.column) return;
      active.value = cell;
      // A checkbox gets the focus before it tells of its press, which may stretch from where somebody was.
      if (!isInside) anchor = cell.row;
    },

    requestFocus() {
      focusRequests.value += 1;
    },
  };
}
