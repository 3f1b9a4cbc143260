/** Table settings while somebody edits them: nothing of it is the table's until it is saved. */

import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../../base/json-text.ts';
import type { SortBy, TableColumn, TableSettings } from '../table-types.ts';

export interface SettingsDraftOptions<Row> {
  columns: readonly TableColumn<Row>[];
  settings: TableSettings;
  maximumColumns: number;
}

interface Shape {
  sort: ReadonlySignal<SortBy | undefined>;
  /** In the order in which they will be shown. */
  visibleColumnIds: ReadonlySignal<readonly string[]>;
  autoRefreshEnabled: ReadonlySignal<boolean>;
  switches: ReadonlySignal<Readonly<Record<string, boolean>>>;
  /** No other column may be added. */
  isFull: ReadonlySignal<boolean>;
  isDirty: ReadonlySignal<boolean>;
  canSave: ReadonlySignal<boolean>;
  /** Which columns may be sorted by: those that will be shown. */
  sortableIds: ReadonlySignal<readonly string[]>;
  /** `undefined` sorts by nothing. */
  sortBy(columnId: string | undefined): void;
  setDescending(desc: boolean): void;
  /** At the end, where there is room. */
  add(columnId: string): void;
  /** Unless it has to stay. What was sorted by it is sorted by nothing. */
  remove(columnId: string): void;
  mayRemove(columnId: string): boolean;
  moveTo(columnId: string, index: number): void;
  setAutoRefresh(on: boolean): void;
  setSwitch(name: string, on: boolean): void;
  result(): TableSettings;
}
export type SettingsDraft = Model<Shape>;

export function createSettingsDraft<Row>(options: SettingsDraftOptions<Row>): SettingsDraft {
  return new (createModel<Shape>(() => settingsDraft(options)))();
}

function settingsDraft<Row>({ columns, settings, maximumColumns }: SettingsDraftOptions<Row>): Shape {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sortBy = signal(settings.sortBy);
  const visibleColumnIds = signal<readonly string[]>(settings.visibleColumnIds.filter((id) => byId.has(id)));
  const autoRefreshEnabled = signal(settings.autoRefreshEnabled);
  const switches = signal(settings.switches);
  const isFull = computed(() => visibleColumnIds.value.length >= maximumColumns);
  const result = () => ({
    ...settings,
    sortBy: sortBy.value,
    visibleColumnIds: visibleColumnIds.value,
    autoRefreshEnabled: autoRefreshEnabled.value,
    switches: switches.value,
  });
  const before = jsonText(result());
  const isDirty = computed(() => jsonText(result()) !== before);
  const mayRemove = (id: string) => byId.get(id)?.isRemovable !== false;

  return {
    sort: computed(() => sortBy.value[0]),
    visibleColumnIds,
    autoRefreshEnabled,
    switches,
    isFull,
    isDirty,
    canSave: computed(() => visibleColumnIds.value.length > 0),
    sortableIds: computed(() => visibleColumnIds.value.filter((id) => byId.get(id)?.disableSortBy !== true)),

    sortBy(id) {
      sortBy.value = id === undefined ? [] : [{ id, desc: sortBy.peek()[0]?.desc ?? false }];
    },

    setDescending(desc) {
      sortBy.value = sortBy.peek().map((sort, index) => (index === 0 ? { ...sort, desc } : sort));
    },

    add(id) {
      if (isFull.peek() || visibleColumnIds.peek().includes(id)) return;
      visibleColumnIds.value = [...visibleColumnIds.peek(), id];
    },

    remove(id) {
      if (!mayRemove(id)) return;
      visibleColumnIds.value = visibleColumnIds.peek().filter((visible) => visible !== id);
      sortBy.value = sortBy.peek().filter((sort) => sort.id !== id);
    },

    mayRemove,

    moveTo(id, index) {
      const others = visibleColumnIds.peek().filter((visible) => visible !== id);
      if (others.length === visibleColumnIds.peek().length) return;
      visibleColumnIds.value = others.toSpliced(Math.min(Math.max(0, index), others.length), 0, id);
    },

    setAutoRefresh(on) {
      autoRefreshEnabled.value = on;
    },

    setSwitch(name, on) {
      switches.value = { ...switches.peek(), [name]: on };
    },

    result,
  };
}
