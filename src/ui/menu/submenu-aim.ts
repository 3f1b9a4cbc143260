/** Where the pointer is heading when it leaves an item whose submenu is open. */
export interface Point {
  x: number;
  y: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** CSS pixels by which the pointer may stray. */
const tolerance = 8;

/**
 * Whether a pointer that left the item at `from` and is at `to` may still be on its way to the submenu: within the
 * triangle between where it left and the submenu's nearer edge. Viewport coordinates, CSS pixels.
 */
export function isAimedAt(submenu: Box, from: Point, to: Point): boolean {
  const isRight = from.x <= (submenu.left + submenu.right) / 2;
  const edge = isRight ? submenu.left : submenu.right;
  // Begun a little behind, so that the first pixels in any direction are within.
  const apex = { x: from.x - (isRight ? tolerance : -tolerance), y: from.y };
  const reach = edge - apex.x;
  if (reach === 0) return false;
  const share = (to.x - apex.x) / reach;
  if (share < 0 || share > 1) return false;
  const top = apex.y + (submenu.top - tolerance - apex.y) * share;
  const bottom = apex.y + (submenu.bottom + tolerance - apex.y) * share;
  return to.y >= Math.min(top, apex.y) && to.y <= Math.max(bottom, apex.y);
}
