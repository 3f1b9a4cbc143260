/**
 * What was checked, wherever it was checked: it outlives the folder, the page and the search it was met in. A folder in
 * the selection stands for everything below it, so what is below is shown as included and not added a second time.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { joinPath, parentOf } from '../../base/device-path.ts';
import { type BackupEntry, backupEntry } from '../backup-entry.ts';
import { type BackupRow, sumOfSizes } from '../backup-row.ts';
import type { Place } from '../place.ts';
import type { BackupPlan } from '../plan-contract.ts';

export interface SelectedItem {
  row: BackupRow;
  plan: BackupPlan;
  entry: BackupEntry;
  /** Keys of the folders above it, as far as the way to it told. */
  ancestors: readonly string[];
}

type Items = ReadonlyMap<string, SelectedItem>;

interface Shape {
  items: ReadonlySignal<Items>;
  count: ReadonlySignal<number>;
  /** Of the items whose size is known. */
  totalBytes: ReadonlySignal<number>;
  /** Whether every size is known. A folder's seldom is. */
  isTotalExact: ReadonlySignal<boolean>;
  add(rows: readonly BackupRow[], plan: PlanOf, place: Place): void;
  remove(keys: readonly string[]): void;
  clear(): void;
}
export type SelectedItems = Model<Shape>;

/** A row of the list of plans is its own plan; elsewhere all rows have one. */
export type PlanOf = (row: BackupRow) => BackupPlan;

export function createSelectedItems(): SelectedItems {
  return new (createModel<Shape>(selectedItemsModel))();
}

function selectedItemsModel(): Shape {
  const items = signal<Items>(new Map());
  return {
    items,
    count: computed(() => items.value.size),
    totalBytes: computed(() => sumOfSizes([...items.value.values()].map(({ row }) => row.size)) ?? 0),
    isTotalExact: computed(() => [...items.value.values()].every((item) => item.row.size !== undefined)),

    add(rows, planOf, place) {
      if (rows.length === 0) return;
      const next = new Map(items.peek());
      const above = ancestorKeys(place);
      for (const row of rows) {
        const plan = planOf(row);
        // A search tells less of the way to a row than its folder told.
        const known = next.get(row.key)?.ancestors ?? [];
        const ancestors = known.length > above.length ? known : above;
        next.set(row.key, { row, plan, entry: backupEntry(row, plan, place), ancestors });
      }
      const folders = foldersByPath(next);
      for (const [key, item] of next) {
        const isIncluded = item.ancestors.some((ancestor) => next.has(ancestor));
        if (isIncluded || folderAbove(folders, item.plan.uid, item.row)) next.delete(key);
      }
      items.value = next;
    },

    remove(keys) {
      const next = new Map(items.peek());
      for (const key of keys) next.delete(key);
      if (next.size !== items.peek().size) items.value = next;
    },

    clear() {
      if (items.peek().size > 0) items.value = new Map();
    },
  };
}

/**
 * The selected folder that a place, or a row that is met there, is in, if any: by the way to it, or by its path, which is
 * all that a search tells.
 */
export function coveringItem(items: Items, place: Place, row?: BackupRow): SelectedItem | undefined {
  if (items.size === 0) return undefined;
  for (const key of ancestorKeys(place)) {
    const item = items.get(key);
    if (item) return item;
  }
  const [plan] = place;
  if (plan?.kind !== 'plan') return undefined;
  const folders = indexes.get(items) ?? foldersByPath(items);
  indexes.set(items, folders);
  const last = place.findLast((step) => step.kind === 'folder');
  const at = row ?? (last && { kind: last.kind, path: joinPath(last.path, '.') });
  return at && folderAbove(folders, plan.id, at);
}

/** Of each selection, which never changes: the rows that are drawn all ask. */
const indexes = new WeakMap<Items, Items>();

function foldersByPath(items: Items): Items {
  return new Map(
    [...items.values()]
      .filter(({ row }) => row.kind === 'folder')
      .map((item) => [`${item.plan.uid}/${item.row.path}`, item]),
  );
}

function folderAbove(folders: Items, planUid: string, row: Pick<BackupRow, 'kind' | 'path'>): SelectedItem | undefined {
  if (row.kind !== 'folder' && row.kind !== 'file') return undefined;
  for (let path = row.path, above = parentOf(path); above !== path; path = above, above = parentOf(path)) {
    const folder = folders.get(`${planUid}/${above}`);
    if (folder) return folder;
  }
  return undefined;
}

/** Keys, as rows have them, of everything that a place is inside of. */
export function ancestorKeys(place: Place): string[] {
  const plan = place[0];
  if (plan?.kind !== 'plan') return [];
  const keys = [`plan/${plan.id}`];
  let mounted: string | undefined;
  let directory = '';
  for (const step of place.slice(1)) {
    if (step.kind === 'folder' || step.kind === 'volume' || step.kind === 'revision' || step.kind === 'file') {
      keys.push(`${plan.id}/${step.kind}/${step.id}`);
    }
    if (step.kind === 'revision') mounted = step.id;
    if (step.kind === 'directory') {
      directory += `/${step.name}`;
      keys.push(`${plan.id}/directory/${mounted}${directory}`);
    }
  }
  return keys;
}
