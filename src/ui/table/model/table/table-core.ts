/**
 * What of a table's arrangement is plain values: which columns are shown in which order, how wide, what is sorted by,
 * and the page. What a press on a header makes of the order is said by table-core, which comes when one is near.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { createResource, type Resource } from '../../../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../../../base/resource/resource-state.ts';
import { fetchCode } from '../../../../host/late-code/fetch-code.ts';
import type { SortingCode } from '../../table-model-types.ts';
import type { SortBy } from '../../table-types.ts';
import type { CoreColumn } from './table-core-bridge.ts';

export interface TableCore {
  /** Ids of the columns that are shown, in their order. */
  shownIds: ReadonlySignal<readonly string[]>;
  sortBy: ReadonlySignal<readonly SortBy[]>;
  /** Pixels by id, of the columns that somebody resized. */
  sizes: ReadonlySignal<Readonly<Record<string, number>>>;
  pageIndex: ReadonlySignal<number>;
  sortingCode: SortingCode;
  setColumns(columns: readonly CoreColumn[]): void;
  setShown(ids: readonly string[]): void;
  setSortBy(sortBy: readonly SortBy[]): void;
  /** At once where the code for it is there. */
  toggleSort(id: string, add: boolean, done: () => void): void;
  setSizes(sizes: Readonly<Record<string, number>>): void;
  resize(id: string, size: number): void;
  resetSize(id: string): void;
  setPageIndex(index: number): void;
}

type Code = Resource<void, Pick<typeof import('./table-core-bridge.ts'), 'toggledSort'>>;

/** One Retry is for all tables. */
export const tableCoreCode: Code = createResource({
  read: () => fetchCode(() => import('./table-core-bridge.ts')),
});

export function createTableCore(report: (error: unknown) => void, code: Code = tableCoreCode): TableCore {
  let columns: readonly CoreColumn[] = [];
  const shownIds = signal<readonly string[]>([]);
  const sortBy = signal<readonly SortBy[]>([]);
  const sizes = signal<Readonly<Record<string, number>>>({});
  const pageIndex = signal(0);
  /** Presses that wait for the code, in their order. */
  const presses = signal<readonly (() => void)[]>([]);

  effect(() => {
    if (presses.value.length > 0 && valueIn(code.state.value)) untracked(catchUp);
  });
  effect(() => {
    const failure = presses.value.length > 0 && failureIn(code.state.value);
    if (failure) report(failure.error);
  });

  function catchUp(): void {
    const waiting = presses.peek();
    presses.value = [];
    for (const press of waiting) press();
  }

  function want(): void {
    if (code.state.peek().status === 'idle') code.ask();
    else code.retry();
  }

  return {
    shownIds,
    sortBy,
    sizes,
    pageIndex,
    sortingCode: {
      state: computed(() => {
        if (presses.value.length === 0) return 'idle';
        return failureIn(code.state.value) ? 'failed' : 'loading';
      }),
      failure: computed(() => failureIn(code.state.value)?.error),
      want,
      giveUp() {
        presses.value = [];
      },
    },

    setColumns(next) {
      columns = next;
    },
    setShown(ids) {
      shownIds.value = ids;
    },
    setSortBy(next) {
      if (JSON.stringify(next) !== JSON.stringify(sortBy.peek())) sortBy.value = next;
    },
    toggleSort(id, add, done) {
      const press = () => {
        const core = valueIn(code.state.peek());
        if (core) sortBy.value = core.toggledSort(columns, sortBy.peek(), id, add);
        done();
      };
      if (valueIn(code.state.peek())) return press();
      presses.value = [...presses.peek(), press];
      want();
    },
    setSizes(next) {
      sizes.value = { ...next };
    },
    resize(id, size) {
      sizes.value = { ...sizes.peek(), [id]: size };
    },
    resetSize(id) {
      const { [id]: _, ...others } = sizes.peek();
      sizes.value = others;
    },
    setPageIndex(index) {
      pageIndex.value = Math.max(0, index);
    },
  };
}
