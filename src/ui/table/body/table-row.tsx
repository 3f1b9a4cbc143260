import { type ComponentType, memo, type ReactNode } from 'react';
import { visibleLines } from '../../../base/visible.ts';
import { late } from '../../late.tsx';
import { Skeleton } from '../../skeleton/skeleton.tsx';
import type { CellOf } from '../cells/cell-context.ts';
import { shownText } from '../cells/own-text.ts';
import { cellValue } from '../model/cell-value.ts';
import type { TableRow as AnyRow, CellType, RowFlags } from '../table-types.ts';
import { boneWidth } from './bones.ts';
import type { ColumnPlan } from './column-plan.ts';
import type { GridTranslate } from './grid-messages.ts';
import { InlineActions } from './inline-actions.tsx';
import type { MarkedProps } from './marked-content.tsx';
import type { ActionPlan } from './row-actions.ts';
import type { RowFailureProps } from './row-failure.tsx';

export interface TableRowProps<Row> {
  /** `undefined` while it is not here. */
  row: Row | undefined;
  rowId: string;
  name: string;
  /** Pixels from the body's top. */
  top: number;
  ariaIndex: number;
  plans: readonly ColumnPlan<Row>[];
  hasCheck: boolean;
  /** `undefined` where rows cannot be selected at all. */
  isSelected: boolean | undefined;
  /** Why it cannot be selected, where it cannot. */
  blocked: string | undefined;
  isMuted: boolean;
  error: RowFlags['error'];
  actions: ActionPlan | undefined;
  /** The column with the tab stop, -1 in every other row. */
  activeColumn: number;
  columnCount: number;
  hasActions: boolean;
  /** Of a row that is not here: what makes the lengths of its bars. */
  seed: number;
  isWaiting: boolean;
  /** The page of requests that failed, in the row that says so, and what it says. */
  failedPage: number | undefined;
  failedText: string;
  retry(page: number): void;
  /** What draws cells that say something beside their value; a list has none. */
  Marked: ComponentType<MarkedProps> | undefined;
  t: GridTranslate;
}

/** Listens to nothing by itself: the grid's own listeners find a row by its place, and its parent says what changed. */
function TableRowView<Row>(props: TableRowProps<Row>) {
  const { row, plans, isSelected, blocked, isMuted, error, actions, activeColumn, Marked, t } = props;
  return (
    <div
      role="row"
      className={`table-row${row === undefined ? ' table-bones' : ''}${isSelected ? ' table-selected' : ''}${isMuted ? ' table-muted' : ''}${error ? ' table-failed' : ''}`}
      aria-rowindex={props.ariaIndex}
      aria-selected={row === undefined ? undefined : isSelected}
      aria-busy={props.isWaiting || undefined}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {props.hasCheck && (
        <div role="gridcell" className="table-cell table-check" data-tip={blocked} {...cellProps(0, activeColumn)}>
          {row === undefined ? (
            <span className="table-box table-box-bone" />
          ) : (
            <span
              role="checkbox"
              className="table-box"
              aria-checked={isSelected}
              aria-label={t('selectRow', { name: props.name })}
              aria-disabled={blocked !== undefined || undefined}
              aria-description={blocked && visibleLines(blocked)}
            />
          )}
        </div>
      )}
      {plans.map((plan) => {
        const failure = (plan.isFirst && error) || undefined;
        const isRequired = row !== undefined && plan.column.isRequired?.(row) === true;
        const isMarked = Marked && row !== undefined && (failure !== undefined || isRequired);
        const content = row === undefined ? <Absent plan={plan} {...props} /> : cellContent(plan, row, props.rowId);
        return (
          <div
            key={plan.id}
            role={plan.isFirst && row !== undefined ? 'rowheader' : 'gridcell'}
            className={isMarked || row === undefined ? `${plan.className} table-drawn` : plan.className}
            style={plan.style}
            dir={plan.direction}
            {...cellProps(plan.place, activeColumn)}
          >
            {isMarked ? (
              <Marked
                content={content}
                isDrawn={plan.isDrawn !== undefined}
                error={failure}
                isRequired={isRequired}
                t={t}
              />
            ) : (
              content
            )}
          </div>
        );
      })}
      {(actions || (row === undefined && props.hasActions)) && (
        <div role="gridcell" className="table-cell table-actions" {...cellProps(props.columnCount - 1, activeColumn)}>
          {actions && <InlineActions plan={actions} disabled={actions.disabledOf(row as AnyRow)} t={t} />}
        </div>
      )}
    </div>
  );
}

export const TableRow = memo(TableRowView) as typeof TableRowView;

function cellProps(place: number, activeColumn: number) {
  const isActive = place === activeColumn;
  return { 'aria-colindex': place + 1, tabIndex: isActive ? 0 : -1, 'data-active': isActive ? '' : undefined };
}

/** What a column shows of a row, as it is read: a text, or what its type of cell draws. */
export function cellContent<Row>(
  { View, isDrawn, text, cell, column }: ColumnPlan<Row>,
  row: Row,
  rowId: string,
): ReactNode {
  if (cell.type === 'Renderer') return cell.render(row);
  const shown = shownText(text(row));
  if (!isDrawn) return shown;
  if (!View) return isDrawn === 'text first' && <span className="table-clip">{shown}</span>;
  return (
    <View
      cell={cell as unknown as CellOf<CellType>}
      row={row as AnyRow}
      rowId={rowId}
      value={cellValue(column, row)}
      text={shown}
    />
  );
}

const RowFailure = late<RowFailureProps>(
  async () => (await import('./row-failure.tsx')).RowFailure,
  ({ text }) => <span className="table-failed-page">{text}</span>,
  { isQuiet: true },
);

interface AbsentProps<Row>
  extends Pick<TableRowProps<Row>, 'failedPage' | 'failedText' | 'seed' | 'isWaiting' | 'retry' | 't'> {
  plan: ColumnPlan<Row>;
}

/** Of a row that is not here: a bar for what comes, or, once in what failed, that it did and a way to try again. */
function Absent<Row>({ plan, failedPage, failedText, seed, isWaiting, retry, t }: AbsentProps<Row>) {
  if (isWaiting) return <Skeleton width={boneWidth(plan.column.loadingWidth, seed, plan.place)} />;
  if (failedPage === undefined || !plan.isFirst) return null;
  return <RowFailure text={failedText} retryLabel={t('retry')} onRetry={() => retry(failedPage)} />;
}
