/** The menu of a column or of a row, where one is open. Its code comes with the first one. */

import { useId, useLayoutEffect, useRef } from 'react';
import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { MenuItem } from '../../menu/menu-items.ts';
import { MenuList, type MenuListProps } from '../../menu/menu-list.tsx';
import type { ColumnModel, GridTable } from '../table-model-types.ts';
import type { RowAction } from '../table-types.ts';
import en from './column-menu-messages.en.json';
import type { GridTranslate } from './grid-messages.ts';
import { isDisabled, rowSelection } from './row-actions.ts';

export type OpenMenu<Row> = { anchor: HTMLElement; start: MenuListProps['start'] } & (
  | { kind: 'column'; id: string }
  | { kind: 'row'; row: Row; actions: readonly RowAction<Row>[]; hasDetails: boolean }
);

/** What the menu of a column does. */
export interface ColumnMenu {
  columns: ColumnModel<unknown>;
  onResize(columnId: string): void;
  onFit(columnId: string): void;
  onMoved(columnId: string): void;
  onHidden(columnId: string): void;
}

const columnMenuMessages = defineCatalogue({ namespace: 'table-column-menu', en });
const useColumnMenuMessages = () => useMessages(columnMenuMessages);

export interface GridMenuProps {
  menu: OpenMenu<unknown>;
  model: GridTable<unknown>;
  columnMenu: ColumnMenu | undefined;
  t: GridTranslate;
  labelOf(action: RowAction<unknown>): string;
  run(action: RowAction<unknown>, row: unknown): void;
  /** Everything of the row, where its columns have no room. */
  onDetails(row: unknown): void;
  onClose(): void;
}

export function GridMenu(props: GridMenuProps) {
  const { menu, onClose } = props;
  const id = useId();
  const tColumn = useColumnMenuMessages();
  const trigger = useRef(menu.anchor as HTMLButtonElement);
  useLayoutEffect(() => {
    const { anchor } = menu;
    anchor.id = `${id}-trigger`;
    anchor.ariaExpanded = 'true';
    return () => {
      anchor.removeAttribute('id');
      anchor.ariaExpanded = null;
    };
  }, [menu, id]);
  const { rowMenu } = props.model.options.peek();
  const list = { id, trigger, start: menu.start, onClose };
  if (menu.kind === 'column')
    return <MenuList {...list} items={columnItems(props, menu.id, tColumn)} placement="bottom-start" />;
  const items = rowItems(props, menu);
  return rowMenu?.isThere(menu.row) ? (
    <rowMenu.List {...list} row={menu.row} items={items} placement="bottom-end" />
  ) : (
    <MenuList {...list} items={items} placement="bottom-end" />
  );
}

function columnItems(props: GridMenuProps, id: string, t: ReturnType<typeof useColumnMenuMessages>): MenuItem[] {
  const { columnMenu } = props;
  if (!columnMenu) return [];
  const { columns, onMoved } = columnMenu;
  const shown = columns.shown.peek();
  const at = shown.findIndex((one) => one.id === id);
  const column = shown[at];
  if (!column) return [];
  const order = columns.sortBy.peek().find((one) => one.id === id);
  const isRightToLeft = getComputedStyle(props.menu.anchor).direction === 'rtl';
  const move = (by: 1 | -1) => () => {
    columns.move(id, by);
    onMoved(id);
  };
  const canGo = { back: at > 0, on: at < shown.length - 1 };
  const mustStay = column.column.isRemovable === false || shown.length === 1;
  return [
    ...(column.isSortable
      ? [
          {
            id: 'ascending',
            label: t('sortAscending'),
            disabled: order?.desc === false,
            onSelect: () => columns.setSortBy([{ id, desc: false }]),
          },
          {
            id: 'descending',
            label: t('sortDescending'),
            disabled: order?.desc === true,
            onSelect: () => columns.setSortBy([{ id, desc: true }]),
          },
          {
            id: 'unsort',
            label: t('unsort'),
            disabled: order === undefined,
            onSelect: () => columns.setSortBy(columns.sortBy.peek().filter((one) => one.id !== id)),
          },
          { id: 'line-sort', separator: true as const },
        ]
      : []),
    {
      id: 'left',
      label: t('moveLeft'),
      disabled: isRightToLeft ? !canGo.on : !canGo.back,
      onSelect: move(isRightToLeft ? 1 : -1),
    },
    {
      id: 'right',
      label: t('moveRight'),
      disabled: isRightToLeft ? !canGo.back : !canGo.on,
      onSelect: move(isRightToLeft ? -1 : 1),
    },
    { id: 'line-move', separator: true },
    // Where rows have two lines, columns share them evenly.
    ...(columns.isCompact.peek()
      ? []
      : [
          { id: 'resize', label: t('resize'), onSelect: () => columnMenu.onResize(id) },
          { id: 'fit', label: t('fit'), onSelect: () => columnMenu.onFit(id) },
          { id: 'line-hide', separator: true as const },
        ]),
    {
      id: 'hide',
      label: t('hide'),
      disabledReason: mustStay ? t('cannotHide') : undefined,
      onSelect: () => {
        columns.show(shown.filter((one) => one.id !== id).map((one) => one.id));
        columnMenu.onHidden(id);
      },
    },
  ];
}

function rowItems(props: GridMenuProps, menu: Extract<OpenMenu<unknown>, { kind: 'row' }>): MenuItem[] {
  const { actions, row, hasDetails } = menu;
  const items = actionItems(props, actions, row);
  if (!hasDetails) return items;
  const details = { id: 'row-details', label: props.t('details'), onSelect: () => props.onDetails(row) };
  return [details, ...(items.length > 0 ? [{ id: 'line-details', separator: true as const }, ...items] : [])];
}

function actionItems(props: GridMenuProps, actions: readonly RowAction<unknown>[], row: unknown): MenuItem[] {
  const { model, labelOf, run } = props;
  return actions.map((action) => {
    const isOff = isDisabled(action, row, () => rowSelection(model, row));
    return {
      id: action.id,
      label: labelOf(action),
      icon: action.Icon,
      tone: action.variant,
      disabled: isOff,
      disabledReason: isOff ? action.tooltip : undefined,
      ...(action.options ? { items: actionItems(props, action.options, row) } : { onSelect: () => run(action, row) }),
    };
  });
}
