/** A table with a column element for each column, in a box that scrolls where the table is wider than the text. */

import type { Node } from 'prosemirror-model';
import type { Decoration, NodeView } from 'prosemirror-view';
import { fold } from '../../../base/fold.ts';
import { indexed } from '../../../base/indexed.ts';
import { columnWidths } from '../schema/column-widths.ts';
import { editorLimits } from '../values/editor-limits.ts';

/** What a decoration of a table may say in its `spec`: how wide its columns are while one of them is dragged. */
export interface TablePreview {
  widths?: readonly (number | null)[];
}

export function tableView(
  initial: Node,
  _view: unknown,
  _place: unknown,
  decorations: readonly Decoration[],
): NodeView {
  const dom = document.createElement('div');
  dom.className = 'editor-table';
  const table = dom.appendChild(document.createElement('table'));
  const columns = table.appendChild(document.createElement('colgroup'));
  const contentDOM = table.appendChild(document.createElement('tbody'));
  let shown: readonly (number | null)[] | undefined;
  show(initial, decorations);

  function show(node: Node, around: readonly Decoration[]) {
    const preview = around.map(({ spec }) => (spec as TablePreview).widths).find((widths) => widths !== undefined);
    const widths = preview ?? columnWidths(node);
    if (shown?.length === widths.length && widths.every((width, index) => width === shown?.[index])) return;
    shown = widths;
    while (columns.childElementCount > widths.length) columns.lastElementChild?.remove();
    for (const [index, width] of indexed(widths)) {
      const column = (columns.children[index] as HTMLElement) ?? columns.appendChild(document.createElement('col'));
      column.style.width = width === null ? '' : `${width}px`;
    }
    const sum = fold(widths, (whole, width) => whole + (width ?? editorLimits.table.cellWidth), 0);
    // Without widths as mails show it: no column narrower than its longest word.
    const isSized = !widths.includes(null);
    table.style.tableLayout = isSized ? 'fixed' : '';
    table.style.width = isSized ? `${sum}px` : '';
    table.style.minWidth = isSized || widths.every((width) => width === null) ? '' : `${sum}px`;
  }

  return {
    dom,
    contentDOM,
    update(node, around) {
      if (node.type !== initial.type) return false;
      show(node, around);
      return true;
    },
    // Handles come and go beside the table, and its columns are its own.
    ignoreMutation: ({ type, target }) => type !== 'selection' && !contentDOM.contains(target),
    stopEvent: ({ target }) => (target as Element | null)?.classList?.contains('editor-table-handle') === true,
  };
}
