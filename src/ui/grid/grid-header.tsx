import { useSignals } from '@preact/signals-react/runtime';
import type { Ref } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/list-icons.tsx';
import type { Listing } from '../table/model/listing.ts';
import type { GridTexts } from './data-grid.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridSelection } from './grid-model.ts';

export interface GridHeaderProps<Row> {
  ref: Ref<HTMLDivElement>;
  columns: readonly GridColumn<Row>[];
  listing: Listing<Row>;
  selection: GridSelection<Row> | undefined;
  texts: GridTexts;
}

/** Sorting is a button only while every row is held: an order of what happens to be loaded would be a lie. */
export function GridHeader<Row>({ ref, columns, listing, selection, texts }: GridHeaderProps<Row>) {
  useSignals();
  const isOrdered = listing.allRows.value !== undefined || listing.sorted.value !== undefined;
  const canSort = isOrdered && listing.rowCount.value > 1;
  const sorting = listing.sorting.value;
  return (
    <div className="grid-header" role="rowgroup" ref={ref}>
      <div className="grid-row-cells" role="row" aria-rowindex={1}>
        {selection && (
          <div className="grid-head grid-check" role="columnheader" aria-colindex={1}>
            <Checkbox
              bare
              label={texts.selectAll}
              checked={selection.all.value}
              disabled={listing.phase.value !== 'filled' || !selection.hasOpenRow.value}
              onChange={() => selection.toggleAll()}
            />
          </div>
        )}
        {columns.map((column, at) => {
          const order = sorting?.column === column.id ? sorting.direction : undefined;
          const isSortable = canSort && column.isSortable === true;
          const Arrow = order === 'descending' ? ArrowDownIcon : ArrowUpIcon;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + (selection ? 2 : 1)}
              aria-sort={isSortable ? (order ?? 'none') : undefined}
              className={`grid-head${column.align === 'end' ? ' grid-end' : ''}${at === 0 ? ' grid-first' : ''}${column.isPinned ? ' grid-pinned' : ''}`}
            >
              {isSortable ? (
                <button
                  type="button"
                  className={`grid-sort${order ? ' grid-sorted' : ''}`}
                  aria-description={texts.sortNote(column.header)}
                  onClick={() => listing.sortBy(column.id)}
                >
                  <span className="grid-clip">{column.header}</span>
                  <Arrow size={12} />
                </button>
              ) : (
                <span className={column.isHeaderHidden ? 'visually-hidden' : 'grid-clip'}>{column.header}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
