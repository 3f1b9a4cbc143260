/**
 * Which rows are drawn, and which of the elements that are there shows which row. While somebody scrolls, new rows get
 * new elements; after a leap, when every row is another one, the elements stay and their texts change: making hundreds of
 * cells for each frame of a dragged thumb is what drops frames. No element is ever moved, so that none loses the focus.
 */
export interface DrawnRow {
  index: number;
  /** Of the element, unique among those that are drawn. */
  key: number;
}

export interface DrawnRows {
  rows: readonly DrawnRow[];
  nextKey: number;
}

export const noRows: DrawnRows = { rows: [], nextKey: 0 };

/** The same elements for the same rows, which are by so many places further down. */
export function shiftRows({ rows, nextKey }: DrawnRows, by: number): DrawnRows {
  return { rows: rows.map(({ index, key }) => ({ index: index + by, key })), nextKey };
}

/**
 * @param first inclusive
 * @param end exclusive
 * @param active the row with the tab stop, drawn wherever it is so that it keeps the focus; -1 for none
 */
export function drawRows(before: DrawnRows, first: number, end: number, active: number): DrawnRows {
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  if (active >= 0 && active < first) indexes.unshift(active);
  if (active >= end) indexes.push(active);

  const keys = new Map(before.rows.map(({ index, key }) => [index, key]));
  const isKept = (index: number) => keys.has(index);
  const isLeap = indexes.filter(isKept).length * 2 < indexes.length;
  let { nextKey } = before;
  if (!isLeap) {
    const rows = indexes.map((index) => ({ index, key: keys.get(index) ?? nextKey++ }));
    return { rows, nextKey };
  }
  const pivot = keys.get(active);
  const pivotAt = before.rows.findIndex(({ key }) => key === pivot);
  const above = pivot === undefined ? [] : before.rows.slice(0, pivotAt).map(({ key }) => key);
  const below = before.rows.slice(pivotAt + 1).map(({ key }) => key);
  const rows = indexes.map((index) => {
    if (index === active && pivot !== undefined) return { index, key: pivot };
    const free = pivot !== undefined && index < active ? above : below;
    return { index, key: free.shift() ?? nextKey++ };
  });
  return { rows, nextKey };
}
