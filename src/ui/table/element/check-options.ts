/**
 * What a page without types may get wrong in columns and filters. What cannot be used is left out and told about, so
 * that one slip does not cost the table.
 */
import { jsonText } from '../../../base/json-text.ts';
import { cellTable } from '../cells/cell-table.ts';
import { type FilterDefinition, type FilterType, filterTypes } from '../filter-types.ts';
import { partsOf } from '../model/filter-matching.ts';
import type { TableColumn } from '../table-types.ts';

export interface Checked<Kind> {
  usable: readonly Kind[];
  /** One sentence each: what is wrong, and what would be right. */
  problems: readonly string[];
}

export function checkColumns(given: unknown): Checked<TableColumn<never>> {
  return checkNamed<TableColumn<never>>(given, 'columns', 'id', (column) => {
    const { header, cell, generateColumns } = column;
    if (typeof generateColumns === 'function') return undefined;
    if (typeof header !== 'string' && typeof header !== 'function') return 'needs a header: a string or a function';
    const type: unknown = cell?.type;
    if (cell !== undefined && !(typeof type === 'string' && Object.hasOwn(cellTable, type)))
      return `has a cell of type ${show(type)}; there are ${Object.keys(cellTable).join(', ')}`;
    return undefined;
  });
}

export function checkFilters(given: unknown): Checked<FilterDefinition<never>> {
  return checkNamed<FilterDefinition<never>>(given, 'filters', 'name', (filter) => {
    if (!filterTypes.some((type) => type === filter.type))
      return `is of type ${show(filter.type)}; there are ${filterTypes.join(', ')}`;
    if (typeof filter.label !== 'string') return 'needs a label';
    if (filter.type === 'UserDefined' && !filter.mount && !filter.render) return 'needs mount or render';
    return valueProblem(filter.type, filter.value) ?? valueProblem(filter.type, filter.initialValue);
  });
}

const functions = ['fetcher', 'rowId', 'rowLabel', 'rowFlags', 'exportAction', 'refreshAction'] as const;
type FunctionName = (typeof functions)[number];

/** What a page has to give as functions: what is none is left out. */
export function checkFunctions<Given extends { readonly [Name in FunctionName]?: unknown }>(
  given: Given,
): { usable: Pick<Given, FunctionName>; problems: readonly string[] } {
  const usable: Partial<Record<FunctionName, unknown>> = {};
  const problems: string[] = [];
  for (const name of functions) {
    const value = given[name];
    if (typeof value === 'function') usable[name] = value;
    else if (value !== undefined && value !== null) problems.push(`${name} is ${show(value)}; use a function`);
  }
  return { usable: usable as Pick<Given, FunctionName>, problems };
}

/** Values of several parts are objects that have these. */
function valueProblem(type: FilterType, value: unknown): string | undefined {
  const parts = partsOf(type);
  if (value === undefined || value === null || parts.length === 0) return undefined;
  const isWhole = typeof value === 'object' && parts.some((part) => part in value);
  return isWhole ? undefined : `has the value ${show(value)}; a ${type} takes an object of ${parts.join(', ')}`;
}

function checkNamed<Kind extends object>(
  given: unknown,
  what: string,
  key: keyof Kind & string,
  problemOf: (one: Kind) => string | undefined,
): Checked<Kind> {
  if (given === undefined) return { usable: [], problems: [] };
  if (!Array.isArray(given)) return { usable: [], problems: [`${what} is ${show(given)}; use an array`] };
  const names = new Set<unknown>();
  const problems: string[] = [];
  const usable = given.filter((one: unknown, index): one is Kind => {
    const name: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined;
    const problem =
      typeof name !== 'string' || name === ''
        ? `needs an object with ${key}, a text`
        : names.has(name)
          ? `has the ${key} of another one`
          : problemOf(one as Kind);
    names.add(name);
    if (problem === undefined) return true;
    problems.push(`${what}[${index}]${typeof name === 'string' ? ` (${name})` : ''} ${problem}. It is ignored`);
    return false;
  });
  return { usable, problems };
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  try {
    return jsonText(value) ?? String(value);
  } catch {
    return String(value);
  }
}
