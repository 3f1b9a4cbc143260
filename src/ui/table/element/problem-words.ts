/** What is wrong with options of a page, and what would be right: one sentence each, for developers. */
import { jsonText } from '../../../base/json-text.ts';
import { limits } from '../../limits.ts';
import { cellTable } from '../cells/cell-table.ts';
import { filterTypes } from '../filter-types.ts';

/** Which sentence, and what it is about. */
export type Problem = readonly [code: Code, ...about: readonly unknown[]];

const words = {
  array: (what, value) => `${what} is ${show(value)}; use an array`,
  function: (name, value) => `${name} is ${show(value)}; use a function`,
  ignored: (what, index, name, problem) =>
    `${what}[${index}]${typeof name === 'string' ? ` (${name})` : ''} ${problemText(problem as Problem)}. It is ignored`,
  name: (key) => `needs an object with ${key}, a text`,
  twice: (key) => `has the ${key} of another one`,
  header: () => 'needs a header: a string or a function',
  cellType: (type) => `has a cell of type ${show(type)}; there are ${Object.keys(cellTable).join(', ')}`,
  filterType: (type) => `is of type ${show(type)}; there are ${filterTypes.join(', ')}`,
  label: () => 'needs a label',
  control: () => 'needs mount or render',
  value: (value, type, parts) =>
    `has the value ${show(value)}; a ${type} takes an object of ${(parts as string[]).join(', ')}`,
  rows: () => 'rows isn’t an array. No rows are shown',
  ids: () => 'rows have no id and can’t be selected; set rowId to a function that returns one',
  pageSizes: () => 'pageSizes must be a list of whole numbers above 0. The defaults are used',
  pageSize: (size) => `${size} rows a page are more than a table shows; it shows ${limits.table.pageSizeLimit}`,
} satisfies Record<string, (...about: readonly unknown[]) => string>;

type Code =
  | 'array'
  | 'function'
  | 'ignored'
  | 'name'
  | 'twice'
  | 'header'
  | 'cellType'
  | 'filterType'
  | 'label'
  | 'control'
  | 'value'
  | 'rows'
  | 'ids'
  | 'pageSizes'
  | 'pageSize';

export function problemText([code, ...about]: Problem): string {
  const say: (...about: readonly unknown[]) => string = words[code];
  return say(...about);
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  try {
    return jsonText(value) ?? String(value);
  } catch {
    return String(value);
  }
}
