/** The grid of a data table: its columns can be arranged, and it says why there are no rows. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { Busy, FailureOver } from '../../late-faces.tsx';
import { useAnnounce } from '../../live-region/use-announce.ts';
import type { NoticeTone } from '../../notices/notice-types.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useColumnMessages } from '../body/columns/column-messages.ts';
import columnCss from '../body/columns/column-tools.css';
import { createColumnTools } from '../body/columns/column-tools.ts';
import { HeadTools } from '../body/columns/head-tools.tsx';
import type { FaceProps, GridExtras } from '../body/grid-parts.ts';
import { MarkedContent } from '../body/marked-content.tsx';
import { SkeletonRows } from '../body/states/skeleton-rows.tsx';
import stateCss from '../body/states/state-row.css';
import { StateRow } from '../body/states/state-row.tsx';
import { cellText } from '../cells/cell-text.ts';
import { CellsFailure } from '../cells/cells-failure.tsx';
import { useCellViews } from '../cells/use-cell-views.ts';
import type { SortingCode, TableModel } from '../table-model-types.ts';
import { RowGrid } from './row-grid.tsx';

export interface TableGridProps<Row> {
  model: TableModel<Row>;
  /** Tells the reader what failed: an action, a switch. The page has been told already. */
  notify(text: string, tone: NoticeTone): void;
}

export function TableGrid<Row>({ model, notify }: TableGridProps<Row>) {
  useThemedStyles(columnCss, stateCss);
  const announce = useAnnounce();
  const t = useColumnMessages();
  const extras = useMemo<GridExtras<Row>>(
    () => ({
      connect: (latest) => createColumnTools(model, latest, announce, t),
      cellText,
      useCellViews,
      Marked: MarkedContent,
      HeadTools,
      face: (props) => <Face model={model} {...props} />,
    }),
    [model, announce, t],
  );
  return (
    <>
      <RowGrid model={model} notify={notify} extras={extras} />
      <CellsFailure model={model} />
      <WaitingPress code={model.columns.sortingCode} />
    </>
  );
}

/** What is said while a press on a header waits for its code, and when that does not come. */
function WaitingPress({ code: { state, failure, want, giveUp } }: { code: SortingCode }) {
  useSignals();
  if (state.value === 'loading') return <Busy isOver />;
  return state.value === 'failed' && <FailureOver error={failure.value} onRetry={want} onClose={giveUp} />;
}

/** In the place of rows: while the first come, and where there are none. */
function Face<Row>({ model, sides, ...props }: FaceProps & { model: TableModel<Row> }) {
  useSignals();
  const isLoading = model.rows.phase.value === 'loading';
  return isLoading ? <SkeletonRows model={model} sides={sides} {...props} /> : <StateRow model={model} {...props} />;
}
