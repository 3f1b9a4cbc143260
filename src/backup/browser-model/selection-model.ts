/** The checkboxes of what is listed, over the selection: one row, a range with rows that are not held yet, everything here. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { heldRow } from '../../ui/table/model/row-state.ts';
import type { GridSelection } from '../../ui/table/table-model-types.ts';
import { type Grants, isRestricted } from '../access.ts';
import type { BackupRow } from '../backup-row.ts';
import { selectionLimit } from '../plan-contract.ts';
import type { BrowserModel, Shown } from './browser-model.ts';
import { levelNamed } from './levels.ts';
import { ancestorKeys, coveringItem, type SelectedItems } from './selected-items.ts';

export interface SelectionOptions {
  browser: BrowserModel;
  selectedItems: SelectedItems;
  grants: ReadonlySignal<Grants>;
}

/** What became of a wish to select many rows. */
export type Gathering =
  | { is: 'adding'; count: number }
  | { is: 'failed' }
  /** More than can be named one by one; `folder` is what stands for all of them, where there is one. */
  | { is: 'too-many'; count: number; folder: { name: string } | undefined };

interface Shape extends Omit<GridSelection<BackupRow>, 'isSelected'> {
  gathering: ReadonlySignal<Gathering | undefined>;
  /** Selects the folder that is listed, in place of the many rows in it. */
  selectFolderItself(): void;
  dismiss(): void;
}
export type SelectionModel = Model<Shape> & GridSelection<BackupRow>;

export function createSelectionModel(options: SelectionOptions): SelectionModel {
  const model = new (createModel<Shape>(() => selectionModel(options)))();
  return {
    ...model,
    [Symbol.dispose]: model[Symbol.dispose],
    // Within the model a function that views read through would track nothing.
    isSelected(_, row) {
      const held = options.selectedItems.items.value;
      const at = options.browser.shown.value;
      return held.has(row.key) || (at !== undefined && coveringItem(held, at.place, row) !== undefined);
    },
  };
}

function selectionModel({ browser, selectedItems, grants }: SelectionOptions): Shape {
  const gathering = signal<Gathering | undefined>(undefined);
  let work: AbortController | undefined;

  // What was being gathered belongs to the place that was left.
  effect(() => {
    browser.shown.value;
    work?.abort();
    gathering.value = undefined;
  });
  effect(() => () => work?.abort());

  const isOpen = (row: BackupRow, at: Shown) => !isRestricted(grants.value, row, at.plan);

  const pageState = computed<boolean | 'mixed'>(() => {
    const at = browser.shown.value;
    const held = selectedItems.items.value;
    if (!at || held.size === 0) return false;
    if (coveringItem(held, at.place)) return true;
    const rows = at.listing.allRows.value?.filter((row) => isOpen(row, at));
    if (rows) {
      const selected = rows.filter((row) => held.has(row.key) || coveringItem(held, at.place, row)).length;
      return selected === 0 ? false : selected === rows.length || 'mixed';
    }
    // What is chosen in a folder need not be among what is found in it.
    if (at.level === 'search')
      return at.listing.heldRows.value.some((row) => held.has(row.key) || coveringItem(held, at.place, row)) && 'mixed';
    const parent = ancestorKeys(at.place).at(-1);
    return [...held.values()].some((item) => item.ancestors.at(-1) === parent) ? 'mixed' : false;
  });

  const pageCount = computed(() => {
    const at = browser.shown.value;
    if (at?.listing.phase.value !== 'filled' || !at.listing.heldRows.value.some((row) => isOpen(row, at))) return 0;
    return at.listing.knownCount.value;
  });

  function add(rows: readonly BackupRow[], at: Shown): void {
    const open = rows.filter((row) => isOpen(row, at));
    selectedItems.add(open, (row) => row.plan ?? planOf(at), at.place);
  }

  function toggle(row: BackupRow): void {
    const at = browser.shown.peek();
    if (!at || !canSelect(at) || coveringItem(selectedItems.items.peek(), at.place, row)) return;
    if (selectedItems.items.peek().has(row.key)) selectedItems.remove([row.key]);
    else add([row], at);
  }

  function remove(rows: readonly BackupRow[]): void {
    selectedItems.remove(rows.map(({ key }) => key));
  }

  /**
   * Adds the rows of a range, or does something else with them, once they are all here.
   *
   * @param end Row after the last one; without it, as far as the list goes.
   */
  async function gather(first: number, end?: number, take = add): Promise<void> {
    const at = browser.shown.peek();
    if (!at || !canSelect(at) || coveringItem(selectedItems.items.peek(), at.place)) return;
    work?.abort();
    const current = new AbortController();
    work = current;
    gathering.value = undefined;
    const sorted = at.listing.sorted.peek();
    if (sorted) return take(sorted.slice(first, end), at);
    // Rows that are here need not be waited for: two wishes in a row are both granted.
    const held: BackupRow[] = [];
    for (let index = first; end !== undefined && index < end; index += 1) {
      const row = heldRow(at.listing, index);
      if (row === undefined) break;
      held.push(row);
    }
    const isHere = end !== undefined && held.length === end - first && held.length <= selectionLimit;
    if (isHere) return take(held, at);
    const knownEnd = () => end ?? at.listing.rowCount.peek();
    const count = () => (end ?? at.listing.knownCount.peek()) - first;
    const progress = setTimeout(() => {
      gathering.value = { is: 'adding', count: count() };
    }, 300);
    try {
      let rows: readonly BackupRow[] = [];
      // Again, because each answer may tell of more rows than were known before.
      for (let reached = first; reached < knownEnd(); ) {
        reached = knownEnd();
        // Beyond it the folder itself is the exact and cheaper choice.
        if (reached - first > selectionLimit) {
          gathering.value = { is: 'too-many', count: count(), folder: folderOf(at) };
          return;
        }
        rows = await at.listing.ensure(first, reached, current.signal);
      }
      take(rows, at);
      gathering.value = undefined;
    } catch {
      // An abort belongs to a newer wish or to a place that was left; the client has reported anything else.
      if (!current.signal.aborted) gathering.value = { is: 'failed' };
    } finally {
      clearTimeout(progress);
    }
  }

  return {
    gathering,
    pageState,
    pageCount,
    toggle: (_, row) => toggle(row),

    extend(anchor, head, selected) {
      void gather(Math.min(anchor, head), Math.max(anchor, head) + 1, selected ? add : remove);
    },

    togglePage() {
      const at = browser.shown.peek();
      if (!at) return;
      if (pageState.peek() !== true) void gather(0);
      else remove(at.listing.allRows.peek() ?? []);
    },

    selectFolderItself() {
      const at = browser.shown.peek();
      const folder = at && folderOf(at);
      if (!at || !folder) return;
      selectedItems.add([folder], () => planOf(at), at.place.slice(0, -1));
      gathering.value = undefined;
    },

    dismiss() {
      work?.abort();
      gathering.value = undefined;
    },
  };
}

function canSelect(at: Shown): boolean {
  return levelNamed(at.level).isSelectable;
}

function planOf(at: Shown) {
  if (!at.plan) throw new Error('Only plans have no plan.');
  return at.plan;
}

/** The folder that is listed, as the row that it was in its parent. */
function folderOf(at: Shown): BackupRow | undefined {
  const step = at.place.at(-1);
  if (step?.kind !== 'folder' || !at.plan) return undefined;
  return {
    kind: 'folder',
    key: `${at.plan.uid}/folder/${step.id}`,
    id: step.id,
    name: step.name,
    path: step.path,
    tags: [],
    isDeleted: false,
  };
}
