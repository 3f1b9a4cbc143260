import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, memo } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { late } from '../late.tsx';
import type { Listing } from '../table/model/listing.ts';
import { rowState } from '../table/model/row-state.ts';
import type { DataGridProps } from './data-grid.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridModel, GridSelection } from './grid-model.ts';
import type { RowFailureProps } from './row-failure.tsx';

const RowFailure = late<RowFailureProps>(
  async () => (await import('./row-failure.tsx')).RowFailure,
  ({ texts }) => <span className="grid-failure">{texts.failedPage}</span>,
  { isQuiet: true },
);

interface GridRowProps<Row> {
  index: number;
  /** Pixels from the body's top. */
  top: number;
  grid: { readonly current: DataGridProps<Row> };
  columns: readonly GridColumn<Row>[];
  listing: Listing<Row>;
  selection: GridSelection<Row> | undefined;
  model: GridModel;
  /** The column that holds the tab stop, -1 in every other row. */
  activeColumn: number;
  isFirstInView: boolean;
}

function GridRowView<Row>(props: GridRowProps<Row>) {
  useSignals();
  const { index, columns, listing, selection, model, grid, activeColumn } = props;
  const state = rowState(listing, index);
  const row = state.state === 'ready' ? state.row : undefined;
  const isSelected = row !== undefined && selection?.stateOf(row) === true;
  const blocked = row === undefined ? undefined : selection?.blockedReason(row);
  const offset = selection ? 1 : 0;
  // A page that failed says so once, in its first row that somebody sees.
  const tellsFailure = state.state === 'failed' && (index % listing.pageSize.value === 0 || props.isFirstInView);

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const cell = target.closest<HTMLElement>('[data-column]');
    // The checkbox tells of its own press, once its state has changed.
    if (!cell || target.closest('label')) return;
    const isControl = target.closest('button, a') !== null;
    const modifiers = { shift: event.shiftKey && !isControl, toggle: (event.ctrlKey || event.metaKey) && !isControl };
    model.press({ row: index, column: Number(cell.dataset.column) }, modifiers);
    if (!isControl) cell.focus({ preventScroll: true });
  };

  const cellProps = (column: number) => ({
    'data-column': column,
    'data-active': activeColumn === column ? '' : undefined,
    'aria-colindex': column + 1,
    tabIndex: activeColumn === column ? 0 : -1,
  });

  return (
    <div
      role="row"
      className={`grid-row grid-row-cells${isSelected ? ' grid-selected' : ''}${row !== undefined && grid.current.isMuted?.(row) ? ' grid-muted' : ''}`}
      aria-rowindex={index + 2}
      aria-selected={selection && row !== undefined ? isSelected : undefined}
      aria-busy={state.state === 'loading' || undefined}
      style={{ insetBlockStart: props.top }}
      // Ahead of what is pressed in the row, which may lead to another place with an active row of its own.
      onClickCapture={onClick}
      onMouseDown={keepTextUnselected}
      onDoubleClick={(event) => {
        if (row !== undefined && !(event.target as Element).closest('button, a, label')) grid.current.onActivate(row);
      }}
    >
      {selection && (
        <div role="gridcell" className="grid-cell grid-check" {...cellProps(0)}>
          {row !== undefined && (
            <Checkbox
              bare
              label={selection.label(row)}
              checked={selection.stateOf(row)}
              disabledReason={blocked}
              tabIndex={-1}
              onChange={(_, { shiftKey }) =>
                model.press({ row: index, column: 0 }, { shift: shiftKey, toggle: !shiftKey })
              }
            />
          )}
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={at === 0 && row !== undefined ? 'rowheader' : 'gridcell'}
          className={`grid-cell${column.align === 'end' ? ' grid-end' : ''}${at === 0 ? ' grid-first' : ''}${column.isPinned ? ' grid-pinned' : ''}`}
          {...cellProps(at + offset)}
        >
          {row !== undefined && column.cell(row)}
          {state.state === 'loading' && (
            <span className="grid-bone" style={{ inlineSize: `${44 + ((index * 7 + at * 3) % 5) * 9}%` }} />
          )}
          {at === 0 && tellsFailure && (
            <RowFailure texts={grid.current.texts} onRetry={() => listing.retry(state.page)} />
          )}
        </div>
      ))}
    </div>
  );
}

export const GridRow = memo(GridRowView) as typeof GridRowView;

/** Shift-click extends the selection of rows, not of text. */
function keepTextUnselected(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}
