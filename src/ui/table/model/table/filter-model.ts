/** What is filtered and searched for. Source: spec 003 §3, §4, §5 and §9. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../../../base/json-text.ts';
import { limits } from '../../../limits.ts';
import type { FilterDefinition } from '../../filter-types.ts';
import type { FilterModel } from '../../table-model-types.ts';
import type { FilterQuery, TableColumn, TableOptions } from '../../table-types.ts';
import { cellValue } from '../cell-value.ts';
import { verbs } from '../verbs.ts';
import { matcherOf, normalValue } from './filter-matching.ts';

export interface FiltersOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  columns: ReadonlySignal<readonly TableColumn<Row>[]>;
  now(): number;
}

export interface Filters<Row> extends FilterModel<Row> {
  /** What a fetcher gets. */
  query: ReadonlySignal<readonly FilterQuery[]>;
  /** What is searched for: trimmed, within the limit, and rested. */
  globalFilter: ReadonlySignal<string>;
  /** Client mode: whether a row stays; `undefined` where nothing filters. */
  keeps: ReadonlySignal<((row: Row) => boolean) | undefined>;
}

const noFilters: readonly never[] = [];

export function createFilters<Row>({ options, columns, now }: FiltersOptions<Row>): Filters<Row> {
  const definitions = computed(() => options.value.filters ?? noFilters);
  /** What somebody chose. */
  const chosen = signal<ReadonlyMap<string, unknown>>(new Map());
  const searchText = signal('');
  const rested = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filtering = computed(() =>
    definitions.value.flatMap((definition) => {
      const value = normalValue(definition.type, valueIn(definition));
      return value === undefined ? [] : [{ definition, value }];
    }),
  );
  const query = stable(() =>
    filtering.value.map(({ definition: { name, type }, value }): FilterQuery => ({ name, value, type })),
  );
  const globalFilter = computed(() => (options.value.search === false ? '' : searchable(rested.value)));

  effect(() => () => clearTimeout(timer));

  /** What the caller holds counts; where the caller holds nothing, what somebody chose, and else what it started with. */
  function valueIn(definition: FilterDefinition<Row>): unknown {
    if (definition.value !== undefined) return definition.value;
    const { name, initialValue } = definition;
    return chosen.value.has(name) ? chosen.value.get(name) : initialValue;
  }

  function change(definition: FilterDefinition<Row>, value: unknown): void {
    const before = valueIn(definition);
    if (isSame(before, value)) return;
    if (definition.value === undefined) chosen.value = new Map(chosen.value).set(definition.name, value);
    (definition.onFilterChange as ((value: unknown) => void) | undefined)?.(value);
  }

  function clearedValue({ initialValue, defaultValue }: FilterDefinition<Row>): unknown {
    return options.peek().resetFiltersToDefault ? (defaultValue ?? initialValue) : initialValue;
  }

  function searchable(text: string): string {
    const { trim = true } = options.value.search || {};
    const kept = text.slice(0, roomFor(text));
    return trim ? kept.trim() : kept;
  }

  /** Blanks before the words are trimmed away: they take no room. */
  function roomFor(text: string): number | undefined {
    const { trim = true, characterLimit } = options.value.search || {};
    if (characterLimit === undefined || !trim) return characterLimit;
    return characterLimit + text.length - text.trimStart().length;
  }

  return {
    definitions,
    active: computed(() => filtering.value.map(({ definition }) => definition)),
    searchText,
    query,
    globalFilter,
    searchRoom: (text) => roomFor(text),
    keeps: computed(() => {
      const tests = filtering.value.flatMap(({ definition, value }) => testOf(definition, value) ?? []);
      return tests.length === 0 ? undefined : (row: Row) => tests.every((test) => test(row));
    }),

    valueOf(name) {
      const definition = definitions.value.find((candidate) => candidate.name === name);
      return definition && valueIn(definition);
    },

    ...verbs({
      set(name: string, value: unknown) {
        const definition = definitions.value.find((candidate) => candidate.name === name);
        if (!definition) throw new Error(`There is no filter '${name}', so it can’t be set.`);
        change(definition, value);
      },
      clear() {
        for (const definition of definitions.value) change(definition, clearedValue(definition));
      },
      clearOne(name: string) {
        const definition = definitions.value.find((candidate) => candidate.name === name);
        if (definition) change(definition, clearedValue(definition));
      },
      search(text: string) {
        searchText.value = text.slice(0, roomFor(text));
        clearTimeout(timer);
        timer = setTimeout(() => {
          rested.value = searchText.value;
        }, limits.table.searchDebounce);
      },
      submitSearch() {
        clearTimeout(timer);
        rested.value = searchText.value;
      },
    }),
  };

  function testOf(definition: FilterDefinition<Row>, value: unknown): ((row: Row) => boolean) | undefined {
    const own = definition.filter as ((row: Row, value: unknown) => boolean) | undefined;
    if (own) return (row) => own(row, value);
    const column = columns.value.find(({ id }) => id === definition.name);
    const matches = matcherOf(definition.type, value, now());
    if (column) return (row) => matches(cellValue(column, row));
    return (row) => matches((row as Readonly<Record<string, unknown>>)[definition.name]);
  }
}

/** Keeps the object while its contents stay: who hands in equal options again asks for nothing new. */
function stable<Value>(compute: () => Value): ReadonlySignal<Value> {
  let last: Value | undefined;
  return computed(() => {
    const next = compute();
    if (last === undefined || !isSame(last, next)) last = next;
    return last;
  });
}

function isSame(left: unknown, right: unknown): boolean {
  return left === right || jsonText(left) === jsonText(right);
}
