/** The entries of the menu of a cell. Source: spec 003 §2, table cell menu. */
import type { Command } from 'prosemirror-state';
import type { MessageKey, Translate } from '../../../host/messages.ts';
import type { MenuAction, MenuItem } from '../../menu/menu-items.ts';
import type { EditorModel } from '../model/editor-model.ts';
import { isWhole } from '../table/grid-edits.ts';
import {
  type Axis,
  areHeaders,
  countedLines,
  deleteLines,
  deleteTable,
  insertLines,
  linesOf,
  mergeCells,
  moveLines,
  toggleHeader,
  unmergeCells,
} from '../table/table-commands.ts';
import { type TablePlace, tablePlace } from '../table/table-place.ts';
import type en from './messages.en.json';

type Key = MessageKey<typeof en>;

export interface TableMenuOptions {
  model: EditorModel;
  t: Translate<typeof en>;
  /** Columns run from right to left: then the first one is that at the right. */
  isMirrored: boolean;
  announce(text: string): void;
  openPanel(panel: 'size' | 'color'): void;
}

/** Empty where the selection is in no table any more. */
export function tableMenuItems(options: TableMenuOptions): readonly MenuItem[] {
  const { model, t, isMirrored, openPanel } = options;
  const place = tablePlace(model.state.peek());
  if (place === undefined) return [];
  const action = actionsOf(options);
  const line = (axis: Axis, key: Key, command: Command, said: Key) =>
    action(key, command, said, { count: countedLines(axis, place) });
  // What a merged cell holds together moves as a whole.
  const moved = (axis: Axis, key: Key, command: Command) => {
    const { from, to } = linesOf(axis, place.area);
    return action(key, command, 'said.moved', { count: to - from, refusal: 'reason.first' });
  };
  const [left, right] = isMirrored ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const [toLeft, toRight] = isMirrored ? ([1, -1] as const) : ([-1, 1] as const);

  return [
    action('cell.merge', mergeCells, 'said.merged', { refusal: mergeRefusal(place) }),
    action('cell.unmerge', unmergeCells, 'said.unmerged', { refusal: 'reason.unmerge' }),
    { id: 'line-insert', separator: true },
    line('row', 'cell.rowAbove', insertLines('row', 'before'), 'said.rowsInserted'),
    line('row', 'cell.rowBelow', insertLines('row', 'after'), 'said.rowsInserted'),
    line('column', 'cell.columnLeft', insertLines('column', left), 'said.columnsInserted'),
    line('column', 'cell.columnRight', insertLines('column', right), 'said.columnsInserted'),
    { id: 'line-shape', separator: true },
    {
      id: 'move',
      label: t('cell.move'),
      items: [
        moved('row', 'cell.moveUp', moveLines('row', -1)),
        moved('row', 'cell.moveDown', moveLines('row', 1)),
        moved('column', 'cell.moveLeft', moveLines('column', toLeft)),
        moved('column', 'cell.moveRight', moveLines('column', toRight)),
      ],
    },
    headerAction('row', place, action),
    headerAction('column', place, action),
    { id: 'color', label: t('cell.color'), onSelect: () => openPanel('color') },
    { id: 'size', label: t('cell.size'), onSelect: () => openPanel('size') },
    { id: 'line-delete', separator: true },
    { ...line('row', 'cell.deleteRow', deleteLines('row'), 'said.rowsDeleted'), tone: 'danger' },
    { ...line('column', 'cell.deleteColumn', deleteLines('column'), 'said.columnsDeleted'), tone: 'danger' },
    { ...action('cell.deleteTable', deleteTable, 'said.tableDeleted'), tone: 'danger' },
  ];
}

type MakeAction = (
  key: Key,
  command: Command,
  said: Key,
  more?: { count?: number; refusal?: Key | undefined },
) => MenuAction;

function actionsOf({ model, t, announce }: TableMenuOptions): MakeAction {
  return (key, command, said, { count = 1, refusal } = {}) => {
    const isPossible = command(model.state.peek());
    return {
      id: key.replace('.', '-'),
      label: t(key, { count }),
      ...(!isPossible && refusal !== undefined && { disabledReason: t(refusal) }),
      onSelect() {
        if (model.run(command)) announce(t(said, { count }));
      },
    };
  };
}

function headerAction(axis: Axis, { grid, area }: TablePlace, action: MakeAction): MenuAction {
  const isOn = areHeaders(axis, grid, area);
  const add = axis === 'row' ? 'cell.addRowHeader' : 'cell.addColumnHeader';
  const remove = axis === 'row' ? 'cell.removeRowHeader' : 'cell.removeColumnHeader';
  return action(isOn ? remove : add, toggleHeader(axis), isOn ? 'said.headerRemoved' : 'said.headerAdded');
}

function mergeRefusal({ grid, area, anchor, head }: TablePlace): Key {
  return anchor === head || isWhole(grid, area) ? 'reason.mergeSeveral' : 'reason.mergeRectangle';
}
