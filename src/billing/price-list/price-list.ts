/**
 * Prices of many products at once, as a file for spreadsheets: written, and read again with a preview of what would change.
 * Nothing in it is a formula, and what cannot be read for certain is refused line by line.
 */
import { notationOf } from '../../base/decimal/decimal-notation.ts';
import { decimalText } from '../../base/decimal/format-decimal.ts';
import { currencyDecimals, currencySigns, type MoneyOptions } from '../../base/decimal/money.ts';
import { type DecimalProblem, isUnread, notationIn, parseDecimal } from '../../base/decimal/parse-decimal.ts';
import { toCsv } from '../../ui/table/export/csv-text.ts';
import type { Product, ProductBody } from '../product-contract.ts';
import { productLimits } from '../product-terms.ts';
import { type CsvRow, csvRows, separatorOf } from './csv-rows.ts';
import { newProductOf } from './new-product-line.ts';

/**
 * The first line of a file, in any order; those in `values` are read, and a product is found by its id or else its name. A
 * line without an id whose name nobody has is a new product, if it names a variant.
 */
const columns = ['id', 'name', 'variant', 'price', 'cost', 'taxable', 'currency', 'version', 'description'] as const;
export type Column = (typeof columns)[number];

export interface Prices {
  readonly price: number;
  readonly cost: number;
  readonly taxable: boolean;
}
const values = ['price', 'cost', 'taxable'] as const satisfies (keyof Prices)[];

/** `taxable`: what is told of each product. */
export type PriceListRefusal =
  | 'unknownProduct'
  | 'severalProducts'
  | 'twice'
  | 'outdated'
  | 'required'
  | 'notTaxable'
  | 'unknownVariant'
  /** A new product whose variant needs roles or other products. */
  | 'needsMore'
  | 'tooLong'
  | DecimalProblem;

export interface RefusedLine {
  readonly line: number;
  /** As the file calls the product. */
  readonly name: string;
  readonly code: PriceListRefusal;
  /** The cell, as it is there, where one is to blame. */
  readonly column?: Column;
  readonly text?: string;
  /** Characters, of `tooLong`. */
  readonly limit?: number;
}

export interface PriceListCreation {
  readonly line: number;
  readonly body: ProductBody;
}

export interface PriceListChange {
  readonly line: number;
  readonly product: Product;
  readonly before: Prices;
  readonly after: Prices;
}

export interface PriceListPreview {
  readonly changes: readonly PriceListChange[];
  readonly created: readonly PriceListCreation[];
  /** Products whose line says what they have already. */
  readonly unchanged: number;
  readonly refused: readonly RefusedLine[];
  /** Nothing of it can be read: it has no first line with an id or name and a price, cost or taxable. */
  readonly isUnreadable: boolean;
}

/** Without the mark that spreadsheets want before it; prices with a point and ungrouped, so that they are exact anywhere. */
export function priceListText(products: readonly Product[], { currency }: Pick<MoneyOptions, 'currency'>): string {
  const decimals = currencyDecimals(currency);
  // Three decimals could be a thousand elsewhere: a fourth one says that they are none.
  const money = (units: number) => decimalText(units, decimals) + (decimals === 3 ? '0' : '');
  const rows = products.map(({ id, name, description, variant, price, cost, taxable, version }) => {
    const cells: Record<Column, string> = {
      id,
      name,
      variant,
      price: money(price),
      cost: money(cost),
      taxable: String(taxable),
      currency,
      version,
      description,
    };
    return columns.map((column) => cells[column]);
  });
  return toCsv([columns, ...rows]);
}

/**
 * What saving the file would change; nothing is saved by it. Decimals may be in either notation: it is that of the whole
 * file where its other prices show it, and the language’s own otherwise.
 */
export function readPriceList(
  text: string,
  products: readonly Product[],
  { currency, locale }: MoneyOptions,
): PriceListPreview {
  const plain = text.replace(/^\uFEFF/, '');
  const [head, ...rows] = csvRows(plain, separatorOf(plain));
  const places = new Map(head?.cells.map((cell, index) => [cell.trim().toLowerCase(), index] as const));
  const has = (column: Column) => places.has(column);
  const cellOf = ({ cells }: CsvRow, column: Column) => withoutGuard((cells[places.get(column) ?? -1] ?? '').trim());
  if (!(has('id') || has('name')) || !values.some(has))
    return { changes: [], created: [], unchanged: 0, refused: [], isUnreadable: true };

  const prices = rows.flatMap((row) => (['price', 'cost'] as const).map((column) => cellOf(row, column)));
  const shown = notationIn(prices);
  const options = {
    decimals: currencyDecimals(currency),
    notation: shown.decimal === undefined ? notationOf(locale) : shown,
    signs: currencySigns(currency, locale),
  };
  const find = finder(products);
  const seen = new Set<string>();
  const changes: PriceListChange[] = [];
  const created: PriceListCreation[] = [];
  const refused: RefusedLine[] = [];
  let unchanged = 0;
  for (const row of rows) {
    const change = changeOf(row);
    if ('code' in change) refused.push(change);
    else if ('body' in change) created.push(change);
    else if (values.every((column) => change.before[column] === change.after[column])) unchanged += 1;
    else if (has('version') && ![change.product.version, ''].includes(cellOf(row, 'version')))
      refused.push(refuse(row, { code: 'outdated' }));
    else changes.push(change);
  }
  return { changes, created, unchanged, refused, isUnreadable: false };

  function changeOf(row: CsvRow): PriceListChange | PriceListCreation | RefusedLine {
    const [id, name] = [cellOf(row, 'id'), cellOf(row, 'name')];
    const found = find(id, name);
    const isNew = found === 'unknownProduct' && id === '' && name !== '' && cellOf(row, 'variant') !== '';
    if (typeof found === 'string' && !isNew) return refuse(row, { code: found });
    const key = typeof found === 'string' ? `new ${name}` : found.id;
    if (seen.has(key)) return refuse(row, { code: 'twice' });
    seen.add(key);
    if (has('currency') && cellOf(row, 'currency').toUpperCase() !== currency)
      return refuse(row, { code: 'otherCurrency', column: 'currency' });
    const read = pricesIn(row);
    if ('code' in read) return read;
    if (typeof found !== 'string') {
      const before = { price: found.price, cost: found.cost, taxable: found.taxable };
      return { line: row.line, product: found, before, after: { ...before, ...read } };
    }
    const texts = { name, description: cellOf(row, 'description'), variant: cellOf(row, 'variant') };
    const made = newProductOf({ ...texts, ...read }, { moneyDecimals: options.decimals });
    return 'code' in made ? refuse(row, made) : { line: row.line, body: made };
  }

  function pricesIn(row: CsvRow): Partial<Prices> | RefusedLine {
    const prices: { -readonly [Name in keyof Prices]?: Prices[Name] } = {};
    for (const column of values.filter(has)) {
      const read = column === 'taxable' ? taxableIn(cellOf(row, column)) : moneyIn(cellOf(row, column));
      if (typeof read === 'string') return refuse(row, { code: read, column });
      Object.assign(prices, { [column]: read });
    }
    return prices;
  }

  function moneyIn(cell: string): number | PriceListRefusal {
    const entry = parseDecimal(cell, options);
    if (entry === null) return 'required';
    if (isUnread(entry)) return entry.problem;
    return entry > productLimits.money ? 'tooLarge' : entry;
  }

  function refuse(row: CsvRow, { column, ...why }: Pick<RefusedLine, 'code' | 'column' | 'limit'>): RefusedLine {
    const name = cellOf(row, 'name') || cellOf(row, 'id');
    return { line: row.line, name, ...why, ...(column && { column, text: cellOf(row, column) }) };
  }
}

/** For `saveBillingPrices`: prices of the versions that the preview was made of, and what is new. */
export const savedPrices = ({ changes, created }: Pick<PriceListPreview, 'changes' | 'created'>) => ({
  prices: changes.map(({ product: { id, version }, after }) => ({ id, version, ...after })),
  created: created.map(({ body }) => body),
});

function finder(products: readonly Product[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byName = new Map<string, Product | undefined>();
  // Without an id only a name that one product has is certain.
  for (const product of products) byName.set(product.name, byName.has(product.name) ? undefined : product);
  return (id: string, name: string): Product | 'unknownProduct' | 'severalProducts' => {
    if (id !== '') return byId.get(id) ?? 'unknownProduct';
    return byName.get(name) ?? (byName.has(name) ? 'severalProducts' : 'unknownProduct');
  };
}

/** As written here, and as spreadsheets write it. */
function taxableIn(cell: string): boolean | 'required' | 'notTaxable' {
  const word = cell.toLowerCase();
  if (word === '') return 'required';
  if (['true', 'yes', '1'].includes(word)) return true;
  return ['false', 'no', '0'].includes(word) ? false : 'notTaxable';
}

/** The apostrophe that keeps a spreadsheet from taking a text for a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '');
