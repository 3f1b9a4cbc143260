/** What a cell says as plain text: what text cells show, and what is copied and exported. Source: spec 003 §3, §5. */
import { dateTimeFormat, numberFormat } from '../../../base/intl-cache.ts';
import { cellValue, isMissing, plainText } from '../model/cell-value.ts';
import { instantOf } from '../model/cell-words.ts';
import type { Cell, CellType, TableColumn } from '../table-types.ts';
import { type CellText, ownText } from './own-text.ts';

type CellOf<Row, Type extends CellType> = Extract<Cell<Row>, { type: Type }>;

type TextMakers = {
  [Type in CellType]: <Row>(cell: CellOf<Row, Type>, read: (row: Row) => unknown, locale: string) => CellText<Row>;
};

const dateStyles = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Made once for each column, so that formats are looked up once and not for each cell. */
const textMakers: TextMakers = {
  Text: (cell, read) => ownText(cell.text, read),
  Anchor: (cell, read) => ownText(cell.text, read),
  ButtonLink: (cell, read) => ownText(cell.text, read),
  StickyPopover: (cell, read) => ownText(cell.text, read),
  Icon: (cell) => cell.label,
  Switch: (cell, read) => (row) => String(cell.checked ? cell.checked(row) : Boolean(read(row))),
  Tags: (cell, read) => (row) =>
    tagsOf(cell, read, row)
      .map(({ label }) => label)
      .join(', '),
  LazyRenderer: (_, read) => (row) => plainText(read(row)),
  Renderer: (_, read) => (row) => plainText(read(row)),
  Date: ({ format = 'dateTime' }, read, locale) => {
    const formatter = dateTimeFormat(locale, dateStyles[format]);
    return (row) => {
      const instant = instantOf(read(row));
      // Beyond 8.64e15 ms there is no date, and Intl throws.
      return Math.abs(instant) <= 8.64e15 ? formatter.format(instant) : '';
    };
  },
  Currency: ({ currency }, read, locale) => {
    const fixed = typeof currency === 'string' ? currencyFormat(locale, currency) : undefined;
    const codeOf = typeof currency === 'string' ? undefined : currency;
    return (row) => {
      const amount = numberOf(read(row));
      const format = fixed ?? (codeOf && currencyFormat(locale, codeOf(row)));
      return amount === undefined ? '' : (format?.format(amount) ?? '');
    };
  },
  Number: ({ options }, read, locale) => {
    const formatter = numberFormat(locale, options);
    return (row) => {
      const value = numberOf(read(row));
      return value === undefined ? '' : formatter.format(value);
    };
  },
  Progress: (cell, read, locale) => {
    const formatter = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    return (row) => {
      const percent = percentOf(cell, read, row);
      return percent === undefined ? '' : formatter.format(percent / 100);
    };
  },
};

export function cellText<Row>(column: TableColumn<Row>, locale: string): CellText<Row> {
  const cell: Cell<Row> = column.cell ?? { type: 'Text' };
  // The record pairs each type with its own cell, which the compiler cannot follow through an index.
  const make = textMakers[cell.type] as (cell: Cell<Row>, read: (row: Row) => unknown, locale: string) => CellText<Row>;
  return make(cell, (row) => cellValue(column, row), locale);
}

/** What is copied and exported of a column: the caller's own text, else what the cell says. */
export function exportText<Row>(column: TableColumn<Row>, locale: string): CellText<Row> {
  return column.text ?? cellText(column, locale);
}

export function tagsOf<Row>(
  cell: CellOf<Row, 'Tags'>,
  read: (row: Row) => unknown,
  row: Row,
): NonNullable<ReturnType<NonNullable<typeof cell.tags>>> {
  if (cell.tags) return cell.tags(row);
  const value = read(row);
  if (isMissing(value)) return [];
  return (Array.isArray(value) ? value : [value]).map((one) => ({ label: plainText(one) }));
}

/** 0 to 100; `undefined` where there is none. */
export function percentOf<Row>(
  cell: CellOf<Row, 'Progress'>,
  read: (row: Row) => unknown,
  row: Row,
): number | undefined {
  const percent = numberOf(cell.percent ? cell.percent(row) : read(row));
  return percent === undefined ? undefined : Math.min(Math.max(percent, 0), 100);
}

function numberOf(value: unknown): number | undefined {
  if (isMissing(value) || (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'bigint')) {
    return undefined;
  }
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

const unknownCurrencies = new Set<string>();

/** A code that is none must not take the table down: its amounts stand there with the code behind them. */
function currencyFormat(locale: string, currency: string): { format(amount: number): string } {
  if (!unknownCurrencies.has(currency)) {
    try {
      return numberFormat(locale, { style: 'currency', currency });
    } catch {
      unknownCurrencies.add(currency);
    }
  }
  return { format: (amount) => `${numberFormat(locale).format(amount)} ${currency}` };
}
