import type { InValue } from '@libsql/client';
import type { SnapshotIndex } from './snapshot-index.ts';

/** Ids that are kept, of all lists together. */
const mostIds = 4_000_000;

/** Lists of the index as ids in their order: the total is known then, and any page of it is a few rows away. */
export class ListedIds {
  readonly #index: SnapshotIndex;
  readonly #lists = new Map<string, Promise<Float64Array>>();
  readonly #sizes = new Map<string, number>();

  constructor(index: SnapshotIndex) {
    this.#index = index;
  }

  list(sql: string, args: readonly InValue[]): Promise<Float64Array> {
    const key = JSON.stringify([sql, args]);
    const known = this.#lists.get(key);
    if (known) {
      // The last one used stands last.
      this.#lists.delete(key);
      this.#lists.set(key, known);
      return known;
    }
    // As one text, since a hundred thousand rows take longer to be handed over than to be found.
    const list = this.#index
      .rows(`SELECT json_group_array(id) AS ids FROM (${sql}\n)`, ...args)
      .then(([row]) => Float64Array.from(JSON.parse(String(row?.ids ?? '[]')) as number[]));
    this.#lists.set(key, list);
    list.then(
      ({ length }) => {
        this.#sizes.set(key, length);
        this.#forget();
      },
      () => this.#lists.delete(key),
    );
    return list;
  }

  #forget(): void {
    let total = [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const key of this.#lists.keys()) {
      if (total <= mostIds && this.#lists.size <= 200) return;
      total -= this.#sizes.get(key) ?? 0;
      this.#sizes.delete(key);
      this.#lists.delete(key);
    }
  }
}
