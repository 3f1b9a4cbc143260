/** The rows of a listing as the data table shows its own: one look, one set of keys and gestures. Fills a column flex box. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { RowGrid } from './grid/row-grid.tsx';
import { createListModel, type ListOptions } from './model/list-model.ts';
import { isShallowSame } from './shallow-same.ts';

/** What an action does and how it fails is told by whoever it is given by. */
const tellNothing = () => undefined;

export function ListGrid<Row>(options: ListOptions<Row>) {
  return <RowGrid model={useListModel(options)} notify={tellNothing} />;
}

/** A list's model, which lives as long as its listing is shown and follows its options. */
function useListModel<Row>(options: ListOptions<Row>) {
  const given = useRef(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else the options say is told by `update`
  const model = useMemo(() => {
    given.current = options;
    return createListModel(options);
  }, [options.listing, options.selection]);
  useLayoutEffect(() => {
    // A caller that renders again with the same things has said nothing new.
    if (isShallowSame(given.current, options)) return;
    given.current = options;
    model.update(options);
  });
  return model;
}
