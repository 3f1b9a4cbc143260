import type { GridTable } from '../../table-model-types.ts';

/** Places on either side within which a row is looked for: rows that come are few, and near. */
const near = 1000;

/** Where the row of this id is now, that was at `from`. */
export function placeNear<Row>(table: GridTable<Row>, id: string, from: number): number | undefined {
  const rowAt = table.rows.reader();
  const isIt = (index: number) => {
    const row = rowAt(index);
    return row !== undefined && table.rowId(row) === id;
  };
  for (let by = 0; by <= near; by += 1) {
    if (isIt(from + by)) return from + by;
    if (isIt(from - by)) return from - by;
  }
  return undefined;
}
