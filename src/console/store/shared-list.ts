/**
 * A list of records that shares its slice with the page and other tabs: what is changed in one of them is read anew in all.
 * Rows come from the server a page at a time; the slice has what came of them.
 */
import { createModel, effect, type Model } from '@preact/signals-core';
import { jsonText } from '../../base/json-text.ts';
import { createRecordList, type RecordList, type RecordListOptions } from '../../ui/record-list/record-list-model.ts';

/** A model of any `listSlice`. */
export interface ListModel<One> {
  readonly state: {
    readonly value: { readonly entries: readonly One[] };
    peek(): { readonly entries: readonly One[] };
  };
  change(name: 'load', entries: readonly One[]): void;
  change(name: 'add', one: One): void;
  change(name: 'change', id: string, changes: One): void;
  change(name: 'remove', ids: readonly string[]): void;
}

export interface SharedListOptions<Row, One> extends Pick<RecordListOptions<Row>, 'read'> {
  readonly slice: ListModel<One>;
  /** What the slice has of a row. */
  shared(row: Row): One;
}

interface Shape<Row> {
  readonly list: RecordList<Row>;
  /** Was created, or saved. */
  put(row: Row): void;
  /** Was deleted, by us or by somebody else. */
  removed(id: string): void;
}
export type SharedList<Row> = Model<Shape<Row>>;

export function createSharedList<Row, One extends { readonly id: string }>(
  options: SharedListOptions<Row, One>,
): SharedList<Row> {
  return new (createModel<Shape<Row>>(() => sharedList(options) as SharedList<Row>))();
}

function sharedList<Row, One extends { readonly id: string }>({
  slice,
  read,
  shared,
}: SharedListOptions<Row, One>): Shape<Row> {
  /** As this list has seen it: another state is somebody else’s doing. */
  let seen = slice.state.peek().entries;
  let isLoading = false;
  const list = createRecordList<Row>({
    read,
    onRows(rows) {
      const { entries } = slice.state.peek();
      const loaded = withLoaded(entries, rows.map(shared));
      if (loaded === entries) return;
      // Its own doing, also for the effect below, which runs as it changes.
      isLoading = true;
      slice.change('load', loaded);
      isLoading = false;
    },
  });
  effect(() => {
    const { entries } = slice.state.value;
    if (entries === seen) return;
    seen = entries;
    if (!isLoading) list.changed();
  });
  const isKnown = (id: string) => slice.state.peek().entries.some((one) => one.id === id);

  return {
    list,
    put(row) {
      const one = shared(row);
      if (isKnown(one.id)) slice.change('change', one.id, one);
      else slice.change('add', one);
      // The slice has not all of a row.
      list.changed();
    },
    removed(id) {
      if (isKnown(id)) slice.change('remove', [id]);
      list.changed();
    },
  };
}

/** Those of before that did not come again stay, as a list comes a page at a time. The same list where nothing is new. */
export function withLoaded<One extends { readonly id: string }>(
  known: readonly One[],
  loaded: readonly One[],
): readonly One[] {
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of loaded) byId.set(one.id, one);
  const all = [...byId.values()];
  return jsonText(all) === jsonText(known) ? known : all;
}
