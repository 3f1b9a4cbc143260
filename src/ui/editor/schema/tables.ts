/**
 * Tables, with the roles by which prosemirror-tables knows them. Written by hand rather than by its `tableNodes`: its
 * code comes with the first table, the schema must be there before. Source: spec 003 §3, table cell and row.
 */
import type { Attrs, NodeSpec } from 'prosemirror-model';
import { safeColor } from '../html/style-values.ts';

export interface CellAttributes {
  colspan: number;
  rowspan: number;
  /** CSS pixels of each column that it spans. */
  colwidth: number[] | null;
  background: string | null;
}

const cellAttributes = {
  colspan: { default: 1, validate: 'number' },
  rowspan: { default: 1, validate: 'number' },
  colwidth: { default: null, validate: isWidths },
  background: { default: null, validate: isBackground },
};

export const tables = {
  table: {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    group: 'block',
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },

  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    attrs: { height: { default: null, validate: 'number|null' } },
    parseDOM: [{ tag: 'tr', getAttrs: (element: HTMLElement) => ({ height: pixels(element.style.height) }) }],
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
    attrs: cellAttributes,
    parseDOM: [{ tag: 'th', getAttrs: readCell }],
    toDOM: ({ attrs }) => ['th', cellMarkup(attrs), 0],
  },
} as const satisfies Record<string, NodeSpec>;

function readCell(element: HTMLElement): CellAttributes {
  const colspan = span(element.getAttribute('colspan'));
  const rowspan = span(element.getAttribute('rowspan'));
  const widths = (element.getAttribute('data-colwidth') ?? '').split(',').map(Number);
  const isComplete = widths.length === colspan && widths.every((width) => Number.isFinite(width) && width > 0);
  return {
    colspan,
    rowspan,
    colwidth: isComplete ? widths : null,
    background: safeColor(element.style.backgroundColor) ?? null,
  };
}

function cellMarkup({ colspan, rowspan, colwidth, background }: Attrs): Record<string, string> {
  const width = colwidth === null ? undefined : (colwidth as number[]).reduce((sum, one) => sum + one, 0);
  const style = [width !== undefined && `width: ${width}px;`, background && `background-color: ${background};`]
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

function span(text: string | null): number {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, maximumSpan) : 1;
}

function pixels(text: string): number | null {
  const number = Number.parseFloat(text);
  return text.endsWith('px') && number > 0 ? Math.round(number) : null;
}

function isWidths(value: unknown) {
  const isList = Array.isArray(value) && value.every((width) => typeof width === 'number' && width >= 0);
  if (value !== null && !isList) throw new RangeError('Widths of columns are numbers of pixels.');
}

function isBackground(value: unknown) {
  if (value !== null && (typeof value !== 'string' || safeColor(value) !== value)) {
    throw new RangeError(`No colour: ${value}`);
  }
}
