/**
 * What a page without types may get wrong in columns and filters. What cannot be used is left out and told about, so
 * that one slip does not cost the table. The words for it come when there is something to tell.
 */
import { cellTable } from '../cells/cell-table.ts';
import { type FilterDefinition, type FilterType, filterTypes } from '../filter-types.ts';
import { partsOf } from '../model/table/filter-matching.ts';
import type { TableColumn } from '../table-types.ts';
import type { Problem } from './problem-words.ts';

export interface Checked<Kind> {
  usable: readonly Kind[];
  problems: readonly Problem[];
}

export function checkColumns(given: unknown): Checked<TableColumn<never>> {
  return checkNamed<TableColumn<never>>(given, 'columns', 'id', (column) => {
    const { header, cell, generateColumns } = column;
    if (typeof generateColumns === 'function') return undefined;
    if (typeof header !== 'string' && typeof header !== 'function') return ['header'];
    const type: unknown = cell?.type;
    if (cell !== undefined && !(typeof type === 'string' && Object.hasOwn(cellTable, type))) return ['cellType', type];
    return undefined;
  });
}

export function checkFilters(given: unknown): Checked<FilterDefinition<never>> {
  return checkNamed<FilterDefinition<never>>(given, 'filters', 'name', (filter) => {
    if (!filterTypes.some((type) => type === filter.type)) return ['filterType', filter.type];
    if (typeof filter.label !== 'string') return ['label'];
    if (filter.type === 'UserDefined' && !filter.mount && !filter.render) return ['control'];
    return valueProblem(filter.type, filter.value) ?? valueProblem(filter.type, filter.initialValue);
  });
}

const functions = ['fetcher', 'rowId', 'rowLabel', 'rowFlags', 'exportAction', 'refreshAction'] as const;
type FunctionName = (typeof functions)[number];

/** What a page has to give as functions: what is none is left out. */
export function checkFunctions<Given extends { readonly [Name in FunctionName]?: unknown }>(
  given: Given,
): { usable: Pick<Given, FunctionName>; problems: readonly Problem[] } {
  const usable: Partial<Record<FunctionName, unknown>> = {};
  const problems: Problem[] = [];
  for (const name of functions) {
    const value = given[name];
    if (typeof value === 'function') usable[name] = value;
    else if (value !== undefined && value !== null) problems.push(['function', name, value]);
  }
  return { usable: usable as Pick<Given, FunctionName>, problems };
}

/** Values of several parts are objects that have these. */
function valueProblem(type: FilterType, value: unknown): Problem | undefined {
  const parts = partsOf(type);
  if (value === undefined || value === null || parts.length === 0) return undefined;
  const isWhole = typeof value === 'object' && parts.some((part) => part in value);
  return isWhole ? undefined : ['value', value, type, parts];
}

function checkNamed<Kind extends object>(
  given: unknown,
  what: string,
  key: keyof Kind & string,
  problemOf: (one: Kind) => Problem | undefined,
): Checked<Kind> {
  if (given === undefined) return { usable: [], problems: [] };
  if (!Array.isArray(given)) return { usable: [], problems: [['array', what, given]] };
  const names = new Set<unknown>();
  const problems: Problem[] = [];
  const usable = given.filter((one: unknown, index): one is Kind => {
    const name: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined;
    const problem: Problem | undefined =
      typeof name !== 'string' || name === ''
        ? ['name', key]
        : names.has(name)
          ? ['twice', key]
          : problemOf(one as Kind);
    names.add(name);
    if (problem === undefined) return true;
    problems.push(['ignored', what, index, name, problem]);
    return false;
  });
  return { usable, problems };
}
