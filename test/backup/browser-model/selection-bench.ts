/** A selection over a browser that a test plays. */
import type { BackupRow } from '../../../src/backup/backup-row.ts';
import { createSelectedItems, type SelectedItems } from '../../../src/backup/browser-model/selected-items.ts';
import { createSelectionModel, type SelectionModel } from '../../../src/backup/browser-model/selection-model.ts';
import { ok } from '../../support/assert.ts';
import { type BrowserBench, benchAtPlans, benchAtReports } from './browser-bench.ts';

export interface SelectionBench extends BrowserBench {
  selectedItems: SelectedItems;
  selection: SelectionModel;
  listing(): NonNullable<BrowserBench['browser']['shown']['value']>['listing'];
  rowAt(index: number): BackupRow;
  /** As a press on its checkbox. */
  toggle(row: BackupRow): void;
  /** Keys of what is chosen, in the order in which it was. */
  chosen(): string[];
  /** Pages of folders that were asked for, in order. */
  askedPages(): unknown[];
  end(): void;
}

/** In a folder of `rows` files. */
export async function selectionInFolder(rows: number): Promise<SelectionBench> {
  return withSelection(await benchAtReports(rows));
}

export async function selectionAtPlans(): Promise<SelectionBench> {
  return withSelection(await benchAtPlans());
}

function withSelection(bench: BrowserBench): SelectionBench {
  const selectedItems = createSelectedItems();
  const selection = createSelectionModel({ browser: bench.browser, selectedItems, grants: bench.grants });
  const listing = () => {
    const { shown } = bench.browser;
    ok(shown.value);
    return shown.value.listing;
  };
  return Object.assign(bench, {
    selectedItems,
    selection,
    listing,
    rowAt(index: number) {
      const size = listing().pageSize.value;
      const page = listing().page(Math.floor(index / size)).value;
      const row = page.state === 'ready' ? page.rows[index % size] : undefined;
      ok(row, `row ${index} is not held`);
      return row;
    },
    toggle: (row: BackupRow) => selection.toggle(row.key, row),
    chosen: () => [...selectedItems.items.value.keys()],
    askedPages: () =>
      bench.client.asked.filter(({ name }) => name === 'listFolderContent').map(({ query }) => query.page),
    end() {
      selection[Symbol.dispose]();
      bench.browser[Symbol.dispose]();
    },
  });
}
