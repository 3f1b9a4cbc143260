/** Finds rows among those that are here: by the first letters of their name, or where others have moved them. */
import { emptyTypeAhead, findTyped, isTypingAhead, typed } from '../../type-ahead.ts';
import type { GridTable } from '../table-model-types.ts';

export interface RowSearch {
  /** A blank belongs to what is typed while somebody types. */
  isTyping(): boolean;
  /** The place of the row that begins with what was typed by now, if any does. */
  type(text: string, from: number): number | undefined;
}

/** @param locale BCP 47 */
export function createRowSearch<Row>(table: GridTable<Row>, locale: () => string): RowSearch {
  let typeAhead = emptyTypeAhead;
  return {
    isTyping: () => isTypingAhead(typeAhead, performance.now()),
    type(text, from) {
      typeAhead = typed(typeAhead, text, performance.now());
      const collator = new Intl.Collator(locale(), { sensitivity: 'base', usage: 'search' });
      const rowAt = table.rows.reader();
      return findTyped(
        typeAhead,
        from,
        table.rows.rowCount.peek(),
        (index) => {
          const row = rowAt(index);
          // A Mac writes accents as characters of their own; keyboards do not.
          return row === undefined ? undefined : table.rowLabel(row).normalize('NFC');
        },
        (label, start) => collator.compare(label.slice(0, start.length), start) === 0,
      );
    },
  };
}

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
