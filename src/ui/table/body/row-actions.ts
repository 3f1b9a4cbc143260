/** What can be done with a row: which of it are buttons in the row, which are in its menu, and what an action gets. */
import { fold } from '../../../base/fold.ts';
import { limits } from '../../limits.ts';
import type { GridTable } from '../table-model-types.ts';
import type { RowAction, TableRow, TableSelection } from '../table-types.ts';

/** Of a list of actions, the same for every row that has this list. */
export interface ActionPlan {
  inline: readonly RowAction<TableRow>[];
  rest: readonly RowAction<TableRow>[];
  /** More than its buttons can be done, or looked at. */
  hasMenu: boolean;
  labelOf(action: RowAction<TableRow>): string;
  /** Bits of `inline` that are disabled for the row: a number, so that a row that scrolls by compares at once. */
  disabledOf(row: TableRow): number;
}

export interface PlannedFor {
  isCompact: boolean;
  /** Each row has its own, so that nobody knows how much room their names would need. */
  isOfRow: boolean;
  /** Its menu has more than these. */
  hasMore: boolean;
  /** Buttons, with that of the menu. */
  most: number | undefined;
  labelOf: ActionPlan['labelOf'];
  selectionOf(row: TableRow): TableSelection;
}

export function planActions(
  actions: readonly RowAction<TableRow>[],
  { isCompact, isOfRow, hasMore, most, labelOf, selectionOf }: PlannedFor,
): ActionPlan {
  const isMenuOnly = isCompact || (isOfRow && !actions.some(({ Icon }) => Icon));
  const inline = isMenuOnly ? [] : inlineActions(actions, { most, hasMore });
  const rest = actions.filter((action) => !inline.includes(action));
  return {
    inline,
    rest,
    hasMenu: rest.length > 0 || hasMore,
    labelOf,
    disabledOf: (row) =>
      fold(
        inline,
        (bits, action, at) => (isDisabled(action, row, () => selectionOf(row)) ? bits | (1 << at) : bits),
        0,
      ),
  };
}

/**
 * Those that are buttons in the row: with their icons, or, where none of them has one, with their names. Where they would be
 * more than there may be, the menu takes the place of one.
 */
export function inlineActions<Action extends Pick<RowAction<never>, 'Icon'>>(
  actions: readonly Action[],
  { most = Number.POSITIVE_INFINITY, hasMore }: Partial<Pick<PlannedFor, 'most' | 'hasMore'>> = {},
): Action[] {
  const withIcon = actions.filter(({ Icon }) => Icon);
  const wanted = (withIcon.length > 0 ? withIcon : actions).slice(0, limits.table.inlineRowActions);
  const buttons = wanted.length + (hasMore || wanted.length < actions.length ? 1 : 0);
  return buttons <= most ? wanted : wanted.slice(0, Math.max(0, most - 1));
}

/** How many buttons' room a button takes. */
export function roomOf({ Icon }: Pick<RowAction<never>, 'Icon'>, label: string): number {
  return Icon ? 1 : Math.min(Math.ceil((label.length * 7 + 20) / 28), 6);
}

export function isDisabled<Row>(action: RowAction<Row>, row: Row, selection: () => TableSelection): boolean {
  return typeof action.disabled === 'function' ? action.disabled(row, selection()) : action.disabled === true;
}

/** Some columns have no room: a row's menu leads to them. Reads signals. */
export function hasHiddenColumns<Row>({ isCompact, inView, shown }: GridTable<Row>['columns']): boolean {
  return isCompact.value && inView.value.length < shown.value.length;
}

/** One row as what an action gets. */
export function rowSelection<Row>(table: Pick<GridTable<Row>, 'query' | 'rowId'>, row: Row): TableSelection {
  const { pageIndex: _, pageSize: __, ...query } = table.query.peek();
  return { mode: 'some', ids: [table.rowId(row)], excludedIds: [], query, count: 1 };
}
