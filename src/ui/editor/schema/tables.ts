/**
 * Tables, with the roles by which prosemirror-tables knows them. Written by hand rather than by its `tableNodes`: its
 * code comes with the first table, the schema must be there before. Source: spec 003 §3, table cell and row.
 */

import type { Attrs, DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';
import { fold } from '../../../base/fold.ts';
import { pixels, safeColor } from '../values/style-values.ts';
import { bordersOf, bordersStyle, type CellBorders, isBorders } from './cell-borders.ts';
import { writtenWidths } from './column-widths.ts';

export interface CellAttributes {
  colspan: number;
  rowspan: number;
  /** CSS pixels of each column that it spans. */
  colwidth: readonly number[] | null;
  background: string | null;
  borders: CellBorders | null;
}

export interface HeaderAttributes extends CellAttributes {
  /** What it is the header of: its row, its column, or, where row and column of headers meet, both. */
  scope: 'row' | 'col' | null;
}

const cellAttributes = {
  colspan: { default: 1, validate: isSpan },
  rowspan: { default: 1, validate: isSpan },
  colwidth: { default: null, validate: isWidths },
  background: { default: null, validate: isBackground },
  borders: { default: null, validate: isBorders },
};

export const tables = {
  table: {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    group: 'block',
    attrs: { border: { default: null, validate: isTableBorder } },
    parseDOM: [{ tag: 'table', getAttrs: readTable }],
    toDOM: tableMarkup,
  },

  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: { height: { default: null, validate: isHeight } },
    parseDOM: [{ tag: 'tr', getAttrs: readRow }],
    toDOM: ({ attrs }) => ['tr', attrs.height === null ? {} : { style: `height: ${attrs.height}px;` }, 0],
  },

  table_cell: {
    content: 'block+',
    tableRole: 'cell',
    isolating: true,
    attrs: cellAttributes,
    parseDOM: [{ tag: 'td', getAttrs: readCell }],
    toDOM: ({ attrs }) => ['td', cellMarkup(attrs), 0],
  },

  table_header: {
    content: 'block+',
    tableRole: 'header_cell',
    isolating: true,
    attrs: { ...cellAttributes, scope: { default: null, validate: isScope } },
    parseDOM: [{ tag: 'th', getAttrs: readHeader }],
    toDOM: ({ attrs }) => ['th', { ...(attrs.scope && { scope: attrs.scope }), ...cellMarkup(attrs) }, 0],
  },
} as const satisfies Record<string, NodeSpec>;

const plainCell: CellAttributes = { colspan: 1, rowspan: 1, colwidth: null, background: null, borders: null };

/** Lines around all its cells, as mails say it: their width in pixels. */
function readTable(element: HTMLElement) {
  const text = element.getAttribute('border');
  if (text === null) return null;
  return { border: /^\d{1,2}$/.test(text.trim()) ? Number(text) : 1 };
}

function readCell(element: HTMLElement): CellAttributes {
  if (!element.hasAttributes()) return plainCell;
  const colspan = span(element.getAttribute('colspan'));
  const rowspan = span(element.getAttribute('rowspan'));
  const text = element.getAttribute('data-colwidth') ?? '';
  const widths = text.split(',').map(Number);
  const isComplete = /\d/.test(text) && widths.length === colspan && widths.every(isWidth);
  return {
    colspan,
    rowspan,
    colwidth: isComplete ? widths : null,
    // The style of a cell would be one of all letters in it, so it was moved: see `prepare/tables.ts`.
    background: safeColor(element.getAttribute('data-background') ?? element.style.backgroundColor) ?? null,
    borders: bordersOf(element),
  };
}

function readHeader(element: HTMLElement): HeaderAttributes {
  const text = element.getAttribute('scope')?.toLowerCase() ?? '';
  const scope = text.startsWith('row') ? 'row' : text.startsWith('col') ? 'col' : null;
  return { ...readCell(element), scope };
}

/** Widths of columns are written twice: on the cells, where the document keeps them, and as every mail reads them. */
function tableMarkup(table: Node): DOMOutputSpec {
  const widths = writtenWidths(table);
  const body: DOMOutputSpec = ['tbody', 0];
  const own = table.attrs.border === null ? {} : { border: String(table.attrs.border) };
  if (widths === undefined) return ['table', own, body];
  return ['table', own, ['colgroup', ...widths.map((width) => ['col', { style: `width: ${width}px;` }])], body];
}

function cellMarkup({ colspan, rowspan, colwidth, background, borders }: Attrs): Record<string, string> {
  const widths = (colwidth ?? []) as number[];
  const width = widths.length > 0 && !widths.includes(0) ? fold(widths, (sum, one) => sum + one, 0) : undefined;
  const style = [
    width !== undefined && `width: ${width}px;`,
    background && `background-color: ${background};`,
    borders && bordersStyle(borders as CellBorders),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ...(colspan !== 1 && { colspan: String(colspan) }),
    ...(rowspan !== 1 && { rowspan: String(rowspan) }),
    ...(colwidth !== null && { 'data-colwidth': (colwidth as number[]).join(',') }),
    ...(style !== '' && { style }),
  };
}

/** A hostile number of columns would freeze the page. */
const maximumSpan = 1000;
/** CSS pixels. */
const maximumWidth = 99_999;

function span(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, maximumSpan) : 1;
}

function readRow(element: HTMLElement) {
  if (!element.hasAttributes()) return null;
  return { height: pixels(element.style.height || element.getAttribute('height')) ?? null };
}

function isSpan(value: unknown) {
  if (!Number.isInteger(value) || (value as number) < 1 || (value as number) > maximumSpan)
    throw new RangeError(`Invalid cell span: ${value}`);
}

function isHeight(value: unknown) {
  if (value !== null && !(isWidth(value) && value > 0)) throw new RangeError(`Invalid row height: ${value}`);
}

/** 0 for a column without a width of its own. */
function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maximumWidth;
}

function isWidths(value: unknown) {
  const isList = Array.isArray(value) && value.every(isWidth);
  if (value !== null && !isList) throw new RangeError('Column widths must be numbers of pixels.');
}

function isTableBorder(value: unknown) {
  if (value !== null && !(Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 99))
    throw new RangeError(`No width of a table's lines: ${value}`);
}

function isScope(value: unknown) {
  if (value !== null && value !== 'row' && value !== 'col') throw new RangeError(`Invalid header scope: ${value}`);
}

function isBackground(value: unknown) {
  if (value !== null && (typeof value !== 'string' || safeColor(value) !== value)) {
    throw new RangeError(`Invalid color: ${value}`);
  }
}
