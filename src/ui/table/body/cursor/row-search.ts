/** Goes to a row by the first letters of its name, among the rows that are here. Comes with the first letter. */
import { emptyTypeAhead, findTyped, isTypingAhead, typed } from '../../../type-ahead.ts';
import type { GridTable } from '../../table-model-types.ts';

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
