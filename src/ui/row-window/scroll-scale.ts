/**
 * A million rows of 36 px are taller than a browser lets a box be (Firefox stops at 17.9 million pixels, Chromium and
 * WebKit at 33.5), so the box that scrolls is capped and what it shows is shifted.
 *
 * `scrollTop + shift` is the place in the full list. While somebody scrolls by wheel, touch or keys the shift stays, so
 * the browser scrolls by itself, pixel by pixel. A leap (the thumb dragged, a jump from elsewhere) is taken as a
 * proportion of the box and sets a new shift. At rest, and before an edge of the box would stop somebody short of an
 * edge of the list, `settle` moves box and shift by opposite amounts: nothing on screen moves, and the thumb is true again.
 */
export interface ScrollScale {
  /** Pixels that all rows would take. */
  readonly fullHeight: number;
  /** Pixels of the box that scrolls. */
  readonly boxHeight: number;
  /** Pixels from the box's top to the list's top, minus `scrollTop`. */
  readonly shift: number;
}

/** Below every engine's limit, with room for what stands beside the rows. */
export const tallestBox = 15_000_000;

export function createScrollScale(fullHeight: number, tallest = tallestBox): ScrollScale {
  return { fullHeight, boxHeight: Math.min(fullHeight, tallest), shift: 0 };
}

/** The place in the list at the viewport's top, in pixels. */
export function listTop(scale: ScrollScale, scrollTop: number, viewport: number): number {
  return clamp(scrollTop + scale.shift, 0, Math.max(0, scale.fullHeight - viewport));
}

/** After a scroll: a leap of more than two viewports is read as a proportion, anything less keeps the shift. */
export function scrolled(scale: ScrollScale, before: number, after: number, viewport: number): ScrollScale {
  if (!isCapped(scale)) return scale;
  if (Math.abs(after - before) <= 2 * viewport) return scale;
  return { ...scale, shift: proportional(scale, after, viewport) - after };
}

/** The same place on screen with the box where its proportion says; a new scale and the `scrollTop` to set with it. */
export function settle(
  scale: ScrollScale,
  scrollTop: number,
  viewport: number,
): { scale: ScrollScale; scrollTop: number } {
  return scrollTo(scale, listTop(scale, scrollTop, viewport), viewport);
}

/** The scale and `scrollTop` that show `top` (pixels in the list) at the viewport's top. */
export function scrollTo(scale: ScrollScale, top: number, viewport: number): { scale: ScrollScale; scrollTop: number } {
  const target = clamp(top, 0, Math.max(0, scale.fullHeight - viewport));
  if (!isCapped(scale)) return { scale, scrollTop: target };
  const room = scale.boxHeight - viewport;
  const fullRoom = scale.fullHeight - viewport;
  // Near an end of the list the box keeps the whole way to that end: by proportion the box would end first.
  const way = Math.min(4 * viewport, room / 2);
  const nearest = Math.min(target, way);
  const furthest = room - Math.min(fullRoom - target, way);
  const scrollTop = clamp(Math.round((target / fullRoom) * room), nearest, furthest);
  return { scale: { ...scale, shift: target - scrollTop }, scrollTop };
}

/**
 * Whether the thumb stands where its proportion says, to the pixel that it can show. Settling a smaller difference would
 * move every row for nothing that anybody sees.
 */
export function isThumbTrue(scale: ScrollScale, scrollTop: number, viewport: number): boolean {
  const wanted = settle(scale, scrollTop, viewport).scrollTop;
  return Math.abs(wanted - scrollTop) * viewport <= scale.boxHeight;
}

/** Whether the box is about to end before the list does, so that it has to be settled without waiting for rest. */
export function isNearFalseEdge(scale: ScrollScale, scrollTop: number, viewport: number): boolean {
  if (!isCapped(scale)) return false;
  const top = listTop(scale, scrollTop, viewport);
  const atBoxTop = scrollTop < viewport && top > scrollTop;
  const boxLeft = scale.boxHeight - viewport - scrollTop;
  const atBoxEnd = boxLeft < viewport && scale.fullHeight - viewport - top > boxLeft;
  const beyond = scrollTop + scale.shift < 0 || scrollTop + scale.shift > scale.fullHeight - viewport;
  return atBoxTop || atBoxEnd || beyond;
}

/** The scale for another number of rows, with the place kept as far as it still exists. */
export function resized(scale: ScrollScale, fullHeight: number, tallest = tallestBox): ScrollScale {
  const next = createScrollScale(fullHeight, tallest);
  return isCapped(next) && isCapped(scale) ? { ...next, shift: scale.shift } : next;
}

export interface RowRange {
  /** First row, inclusive. */
  first: number;
  /** Last row, exclusive. */
  end: number;
}

/** The rows on screen, with `spare` rows above and below. */
export function rowsInView(
  top: number,
  viewport: number,
  rowHeight: number,
  rowCount: number,
  spare: number,
): RowRange {
  const first = clamp(Math.floor(top / rowHeight) - spare, 0, Math.max(0, rowCount));
  const end = clamp(Math.ceil((top + viewport) / rowHeight) + spare, first, Math.max(0, rowCount));
  return { first, end };
}

function isCapped(scale: ScrollScale): boolean {
  return scale.boxHeight < scale.fullHeight;
}

function proportional(scale: ScrollScale, scrollTop: number, viewport: number): number {
  const room = scale.boxHeight - viewport;
  return room <= 0 ? 0 : (scrollTop / room) * (scale.fullHeight - viewport);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
