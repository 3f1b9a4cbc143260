/** How wide columns are in the page, and which of them are drawn: the DOM's sideways scroll on one side, the column model on the other. */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { stableList } from '../../../base/stable-list.ts';
import type { GridTable, ShownColumn } from '../table-model-types.ts';
import type { GridSides } from './cursor/table-cursor-model.ts';

interface Shape {
  /** Indexes of the columns in view to draw; all of them unless there are many. */
  drawn: ReadonlySignal<readonly number[]>;
  attach(scroller: HTMLElement, sheet: HTMLElement): () => void;
  /** Scrolls as little as needed to bring a shown column on screen whole. */
  reveal(index: number): void;
}
export type ColumnWindow = Model<Shape>;

/** Pixels of the column of checkboxes. */
export const checkWidth = 44;
/** Shown columns from which on only those on screen are drawn. */
const manyColumns = 30;
/** Pixels beside the screen that are drawn too. */
const spare = 240;
/** Beside the buttons: 8 before, 16 after, where scroll bars may lie over the content. */
const actionsPadding = 24;
/** As `--control-small` in `tokens.css`. */
const buttonWidth = () => (matchMedia('(pointer: coarse)').matches ? 40 : 28);

export function createColumnWindow<Row>(
  columns: GridTable<Row>['columns'],
  sides: ReadonlySignal<GridSides>,
  /** How many buttons the column of actions has; reads signals. */
  actionCount: (isCompact: boolean) => number,
  /** The shown column with the tab stop, drawn wherever it is; -1 for none. */
  active: ReadonlySignal<number>,
): ColumnWindow {
  return new (createModel<Shape>(() => {
    const view = signal(0);
    const scrolled = signal(0);
    let box: HTMLElement | undefined;

    const { isCompact } = columns;
    const actionsWidth = computed(() => Math.max(actionCount(isCompact.value) * buttonWidth() + actionsPadding, 48));
    const before = computed(() => (sides.value.hasChecks ? checkWidth : 0));
    const after = computed(() => (sides.value.hasActions ? actionsWidth.value : 0));
    const room = computed(() => Math.max(0, view.value - before.value - after.value));
    const whole = computed(() =>
      isCompact.value ? 0 : before.value + (columns.offsets.value.at(-1) ?? 0) + after.value,
    );

    const drawn = stableList(() => {
      const count = columns.inView.value.length;
      if (isCompact.value || count <= manyColumns) return Array.from({ length: count }, (_, index) => index);
      const { first, end } = columns.columnsIn(scrolled.value - spare, scrolled.value + room.value + spare);
      const indexes = Array.from({ length: end - first }, (_, at) => first + at);
      if (active.value >= 0 && active.value < first) indexes.unshift(active.value);
      if (active.value >= end && active.value < count) indexes.push(active.value);
      return indexes;
    });

    function measure(): void {
      if (!box) return;
      batch(() => {
        view.value = (box as HTMLElement).clientWidth;
        scrolled.value = Math.abs((box as HTMLElement).scrollLeft);
      });
    }

    function attach(scroller: HTMLElement, sheet: HTMLElement): () => void {
      box = scroller;
      const onScroll = () => {
        scrolled.value = Math.abs(scroller.scrollLeft);
      };
      // In the next frame: widths that bring or take a scroll bar change the box again, which Firefox tells the page's
      // `onerror` of when it happens while sizes are being told.
      let frame = 0;
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      });
      observer.observe(scroller);
      scroller.addEventListener('scroll', onScroll, { passive: true });
      measure();
      const stops = [
        effect(() => {
          if (view.value > 0) columns.setAvailableWidth(room.value, view.value);
        }),
        // By hand, so that a column that is dragged wider costs one style and no cell is rendered.
        effect(() => {
          const tracks = isCompact.value
            ? columns.inView.value.slice(1).map(lowerTrack)
            : columns.shown.value.map(({ width }) => `${width.value}px`);
          if (isCompact.value && tracks.length === 0) tracks.push('minmax(0, 1fr)');
          if (sides.value.hasChecks) tracks.unshift(`${checkWidth}px`);
          if (!isCompact.value) tracks.push('minmax(0, 1fr)');
          if (sides.value.hasActions) tracks.push(`${actionsWidth.value}px`);
          sheet.style.setProperty('--table-columns', tracks.join(' '));
          sheet.style.setProperty('min-inline-size', `${whole.value}px`);
          sheet.style.setProperty('--table-view', `${view.value}px`);
        }),
        // Sticky cells cost something with every scroll, so they stick only where there is something to stick over.
        effect(() => {
          sheet.toggleAttribute('data-compact', isCompact.value);
          sheet.toggleAttribute('data-overflowing', whole.value > view.value);
          sheet.toggleAttribute('data-scrolled', scrolled.value > 0);
          sheet.toggleAttribute('data-more', whole.value - view.value - scrolled.value > 1);
        }),
      ];
      return () => {
        box = undefined;
        cancelAnimationFrame(frame);
        observer.disconnect();
        scroller.removeEventListener('scroll', onScroll);
        for (const stop of stops) stop();
      };
    }

    return {
      drawn,
      attach,
      reveal(index) {
        const start = columns.offsets.peek()[index];
        const end = columns.offsets.peek()[index + 1];
        if (!box || start === undefined || end === undefined || isCompact.peek()) return;
        const from = scrolled.peek();
        const target = Math.min(Math.max(from, end - room.peek()), start);
        if (target === from) return;
        box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -target : target;
        scrolled.value = Math.abs(box.scrollLeft);
      },
    };
  }))();
}

/** In the lower line of a narrow table's row; what needs its width leaves others two fifths of the line, however narrow. */
function lowerTrack<Row>({ column: { compactWidth }, width }: ShownColumn<Row>): string {
  return `minmax(${compactWidth ? `min(${compactWidth}px, 60%)` : '0'}, ${Math.max(1, width.value)}fr)`;
}
