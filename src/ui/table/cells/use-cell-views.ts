import { useEffect, useState } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import type { TableColumn } from '../table-types.ts';
import { needsView } from './cell-table.ts';
import type { CellViews } from './cell-views.ts';

interface Loaded {
  cellViews: CellViews;
  cellViewsCss: string;
}

let loaded: Loaded | undefined;

/** What draws cells, once one of these columns needs it and its code has come; `undefined` until then. */
export function useCellViews<Row>(shown: readonly { column: TableColumn<Row> }[]): CellViews | undefined {
  const { report } = useHost();
  const isNeeded = shown.some(({ column }) => needsView(column));
  const [held, hold] = useState(loaded);
  const views = isNeeded ? (held ?? loaded) : undefined;
  useThemedStyles(...(views ? [views.cellViewsCss] : []));
  useEffect(() => {
    if (!isNeeded || loaded) return;
    let isShown = true;
    import('./cell-views.ts').then(
      (module) => {
        loaded = module;
        if (isShown) hold(module);
      },
      (error: unknown) => report(error),
    );
    return () => {
      isShown = false;
    };
  }, [isNeeded, report]);
  return views?.cellViews;
}
