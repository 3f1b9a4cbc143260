/** Tables as the schema holds them: widths and colours on cells, rows in the order in which they are seen. */
import { fold } from '../../../../base/fold.ts';
import { indexed } from '../../../../base/indexed.ts';
import { editorLimits } from '../../values/editor-limits.ts';
import { pixels } from '../../values/style-values.ts';
import { moveChildren, rename, unwrap } from './dom.ts';

/** `isPart`: of a document, cut anywhere, so that a cell may span rows that are not in it. */
export function prepareTables(body: HTMLElement, isPart = false): void {
  for (const table of body.querySelectorAll('table')) {
    if (isTooLarge(table)) dissolveTable(table);
    else {
      arrange(table);
      if (!isPart) limitSpans(table);
    }
  }
}

function arrange(table: HTMLTableElement) {
  const { caption, tFoot } = table;
  if (caption) {
    const line = table.ownerDocument.createElement('div');
    moveChildren(caption, line);
    table.before(line);
    caption.remove();
  }
  if (tFoot) table.append(tFoot);
  // Written by this editor, or one of its kind: its widths are complete.
  if (table.querySelector('[data-colwidth]') === null) spreadColumnWidths(table);
  spreadHeights(table);
  spreadBackgrounds(table);
}

/** From `<col>`, or from the cells of the first row, to all cells. */
function spreadColumnWidths(table: HTMLTableElement) {
  // A group without columns of its own stands for as many as it spans.
  const columns = [
    ...table.querySelectorAll<HTMLElement>(':scope > colgroup, :scope > colgroup > col, :scope > col'),
  ].filter((column) => column.firstElementChild === null);
  const fromColumns = columns.flatMap((column) => {
    const span = Math.min(Number(column.getAttribute('span')) || 1, editorLimits.readTable.columns);
    return Array.from({ length: span }, () => widthOf(column));
  });
  const widths = fromColumns.some((width) => width > 0) ? fromColumns : widthsOfCells(table.rows[0]);
  if (!widths.some((width) => width > 0)) return;
  for (const { cell, column } of placedCells(table)) {
    const own = Array.from({ length: cell.colSpan }, (_, index) => widths[column + index] ?? 0);
    if (own.some((width) => width > 0)) cell.setAttribute('data-colwidth', own.join(','));
  }
}

function widthsOfCells(row: HTMLTableRowElement | undefined): number[] {
  return [...(row?.cells ?? [])].flatMap((cell) => {
    const width = Math.round(widthOf(cell) / cell.colSpan);
    return Array.from({ length: cell.colSpan }, () => width);
  });
}

function widthOf(element: HTMLElement): number {
  return Math.round(pixels(element.style.width) ?? pixels(element.getAttribute('width')) ?? 0);
}

/** Each cell with the column in which it begins, where cells of rows above reach down beside it. */
function* placedCells(table: HTMLTableElement) {
  let taken: number[] = [];
  for (const row of table.rows) {
    const next = taken.map((rows) => Math.max(rows - 1, 0));
    let column = 0;
    for (const cell of row.cells) {
      while ((taken[column] ?? 0) > 0) column += 1;
      yield { cell, column };
      for (let index = 0; index < cell.colSpan; index += 1) next[column + index] = cell.rowSpan - 1;
      column += cell.colSpan;
    }
    taken = next;
  }
}

/** From cells to the row that they are the height of. */
function spreadHeights(table: HTMLTableElement) {
  for (const row of table.rows) {
    const [cell] = row.cells;
    const height = cell?.rowSpan === 1 && (pixels(cell.style.height) ?? pixels(cell.getAttribute('height')));
    if (height && row.style.height === '' && !row.hasAttribute('height')) row.style.height = `${height}px`;
  }
}

/** A colour of a row or of the table is that of its cells; as a style it would be one of all letters in it. */
function spreadBackgrounds(table: HTMLTableElement) {
  const ofTable = takeBackground(table);
  for (const row of table.rows) {
    const group = row.parentElement === table ? '' : (row.parentElement?.style.backgroundColor ?? '');
    const ofRow = takeBackground(row) || group || ofTable;
    for (const cell of row.cells) {
      const background = takeBackground(cell) || ofRow;
      if (background !== '') cell.setAttribute('data-background', background);
      else cell.removeAttribute('data-background');
    }
  }
  for (const group of [table.tHead, table.tFoot, ...table.tBodies]) if (group) takeBackground(group);
}

function takeBackground(element: HTMLElement): string {
  if (!element.hasAttribute('style')) return '';
  const { style } = element;
  const { backgroundColor } = style;
  style.removeProperty('background-color');
  return backgroundColor;
}

/** Rows and columns beyond the last are none. */
function limitSpans(table: HTMLTableElement) {
  const { rows } = table;
  for (const [index, row] of indexed(rows)) {
    for (const cell of row.cells) {
      if (cell.rowSpan > rows.length - index || cell.rowSpan === 0) cell.rowSpan = rows.length - index;
    }
  }
}

/** Counted as it would be laid out: a few cells that span thousands make a table of millions. */
function isTooLarge(table: HTMLTableElement): boolean {
  const { columns, cells } = editorLimits.readTable;
  const { rows } = table;
  let reaching: { rows: number; columns: number }[] = [];
  for (const row of rows) {
    reaching = reaching.filter((cell) => {
      cell.rows -= 1;
      return cell.rows > 0;
    });
    for (const { rowSpan, colSpan } of row.cells) reaching.push({ rows: rowSpan || rows.length, columns: colSpan });
    const width = fold(reaching, (sum, cell) => sum + cell.columns, 0);
    if (width > columns || width * rows.length > cells) return true;
  }
  return false;
}

/** Its texts stay, each cell as a block. */
function dissolveTable(table: HTMLTableElement): void {
  for (const row of table.rows) for (const cell of [...row.cells]) rename(cell, 'div');
  for (const row of [...table.rows]) unwrap(row);
  for (const group of [...table.tBodies, table.tHead, table.tFoot]) if (group) unwrap(group);
  unwrap(table);
}
