/** Which rows of a long list are drawn: the DOM's scroll position on one side, `scroll-scale.ts` on the other. */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import {
  createScrollScale,
  isNearFalseEdge,
  isThumbTrue,
  listTop,
  type RowRange,
  resized,
  rowsInView,
  type ScrollScale,
  scrolled,
  scrollTo,
  settle,
} from './scroll-scale.ts';

interface Shape {
  /** Rows to draw; the part on screen with a few spare ones. */
  range: ReadonlySignal<RowRange>;
  /** Rows that are on screen, at least in part. */
  visible: ReadonlySignal<RowRange>;
  /** The first row that is on screen whole. */
  firstWhole: ReadonlySignal<number>;
  /** Height of the box that scrolls and what row positions are moved up by, in pixels. */
  boxHeight: ReadonlySignal<number>;
  shift: ReadonlySignal<number>;
  /** Whole rows that fit on screen, at least one. */
  rowsPerScreen: ReadonlySignal<number>;
  attach(scroller: HTMLElement, header: HTMLElement): () => void;
  /** Scrolls as little as needed to bring a row on screen whole. */
  reveal(row: number): void;
}
export type RowWindow = Model<Shape>;

/** Rows drawn at most, so that a tall screen stays within the promise of 80. */
const drawnRows = 76;
const spareRows = 8;
/** Rows on screen at most: a page that gives the grid no height must not make it draw a million of them. */
const mostOnScreen = 200;
/** Milliseconds without a scroll event after which scrolling counts as over, where `scrollend` does not tell. */
const restAfter = 150;

/** @param rowHeight CSS pixels; one that changes keeps the first row that is on screen. */
export function createRowWindow(
  rowHeight: number | ReadonlySignal<number>,
  rowCount: ReadonlySignal<number>,
): RowWindow {
  const height = typeof rowHeight === 'number' ? signal(rowHeight) : rowHeight;
  return new (createModel<Shape>(() => rowWindowModel(height, rowCount)))();
}

function rowWindowModel(rowHeight: ReadonlySignal<number>, rowCount: ReadonlySignal<number>): Shape {
  const scale = signal<ScrollScale>(createScrollScale(0));
  const scrollTop = signal(0);
  const viewport = signal(0);
  let heightBefore = rowHeight.peek();
  let scroller: HTMLElement | undefined;
  let header: HTMLElement | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const top = computed(() => listTop(scale.value, scrollTop.value, viewport.value));
  const spare = computed(() => {
    const onScreen = Math.ceil(viewport.value / rowHeight.value) + 1;
    return Math.max(0, Math.min(spareRows, Math.floor((drawnRows - onScreen) / 2)));
  });
  const range = stableRange(() => rowsInView(top.value, viewport.value, rowHeight.value, rowCount.value, spare.value));
  const visible = stableRange(() => rowsInView(top.value, viewport.value, rowHeight.value, rowCount.value, 0));

  effect(() => {
    const count = rowCount.value;
    const height = rowHeight.value;
    untracked(() => {
      measure();
      const place = (top.peek() / heightBefore) * height;
      heightBefore = height;
      scale.value = resized(scale.peek(), count * height);
      // A box that was capped and is not any more has no shift: its place is another `scrollTop`.
      if (scroller) batch(() => apply(scrollTo(scale.peek(), place, viewport.peek())));
    });
  });
  effect(() => () => clearTimeout(restTimer));

  function measure(): void {
    if (!scroller || !header) return;
    batch(() => {
      const height = (scroller as HTMLElement).clientHeight - (header as HTMLElement).offsetHeight;
      viewport.value = Math.min(Math.max(0, height), mostOnScreen * rowHeight.peek());
      scrollTop.value = (scroller as HTMLElement).scrollTop;
    });
  }

  function onScroll(): void {
    if (!scroller) return;
    const after = scroller.scrollTop;
    batch(() => {
      scale.value = scrolled(scale.peek(), scrollTop.peek(), after, viewport.peek());
      scrollTop.value = after;
      if (isNearFalseEdge(scale.peek(), after, viewport.peek())) apply(settle(scale.peek(), after, viewport.peek()));
    });
    clearTimeout(restTimer);
    restTimer = setTimeout(onRest, restAfter);
  }

  function onRest(): void {
    clearTimeout(restTimer);
    if (isThumbTrue(scale.peek(), scrollTop.peek(), viewport.peek())) return;
    batch(() => apply(settle(scale.peek(), scrollTop.peek(), viewport.peek())));
  }

  function apply(next: { scale: ScrollScale; scrollTop: number }): void {
    scale.value = next.scale;
    if (!scroller || next.scrollTop === scrollTop.peek()) return;
    scrollTop.value = next.scrollTop;
    scroller.scrollTop = next.scrollTop;
  }

  return {
    range,
    visible,
    firstWhole: computed(() => Math.ceil(top.value / rowHeight.value)),
    boxHeight: computed(() => scale.value.boxHeight),
    shift: computed(() => scale.value.shift),
    rowsPerScreen: computed(() => Math.max(1, Math.floor(viewport.value / rowHeight.value))),

    attach(element, headerElement) {
      scroller = element;
      header = headerElement;
      // In the next frame, as for columns: rows that come or go may change the box again while sizes are being told.
      let frame = 0;
      const observer = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(measure);
      });
      observer.observe(element);
      element.addEventListener('scroll', onScroll, { passive: true });
      element.addEventListener('scrollend', onRest);
      measure();
      return () => {
        scroller = undefined;
        cancelAnimationFrame(frame);
        observer.disconnect();
        clearTimeout(restTimer);
        element.removeEventListener('scroll', onScroll);
        element.removeEventListener('scrollend', onRest);
      };
    },

    reveal(row) {
      const from = top.peek();
      const height = rowHeight.peek();
      const rowTop = row * height;
      const target = Math.min(Math.max(from, rowTop + height - viewport.peek()), rowTop);
      if (target !== from) batch(() => apply(scrollTo(scale.peek(), target, viewport.peek())));
    },
  };
}

/** Keeps the object while its numbers stay, so that a scroll within a row repaints nothing. */
function stableRange(compute: () => RowRange): ReadonlySignal<RowRange> {
  let last: RowRange = { first: 0, end: 0 };
  return computed(() => {
    const next = compute();
    if (next.first !== last.first || next.end !== last.end) last = next;
    return last;
  });
}
