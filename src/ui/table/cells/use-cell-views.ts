import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { createResource, type Resource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import type { TableColumn } from '../table-types.ts';
import { cellTable } from './cell-table.ts';
import type { CellViews } from './cell-views.ts';

type Code = Resource<void, Pick<typeof import('./cell-views.ts'), 'cellViews' | 'cellViewsCss'>>;

/** One Retry is for all tables; whoever shows them says when it did not come. */
export const cellViewsCode: Code = createResource({ read: () => fetchCode(() => import('./cell-views.ts')) });

type Shown<Row> = readonly { column: TableColumn<Row> }[];

/** What draws cells, once one of these columns needs it and its code has come; `undefined` until then. */
export function useCellViews<Row>(shown: Shown<Row>, code = cellViewsCode): CellViews | undefined {
  useSignals();
  const isNeeded = needViews(shown);
  const views = isNeeded ? valueIn(code.state.value) : undefined;
  useThemedStyles(...(views ? [views.cellViewsCss] : []));
  useEffect(() => {
    if (!isNeeded) return;
    // What has failed for others is asked for anew by who comes later.
    if (code.state.peek().status === 'idle') code.ask();
    else code.retry();
  }, [isNeeded, code]);
  return views?.cellViews;
}

export function needViews<Row>(shown: Shown<Row>): boolean {
  return shown.some(({ column: { cell = { type: 'Text' } } }) => {
    const { isDrawn } = cellTable[cell.type];
    return isDrawn !== undefined && isDrawn !== 'at once';
  });
}
