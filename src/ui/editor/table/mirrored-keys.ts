/** Arrow keys in tables that run from right to left: `tableEditing` takes the left one for the way back there, too. */
import { Plugin } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { selectedCell } from './table-place.ts';

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

export function mirroredKeys(editing: Plugin): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        const key = opposite[event.key];
        if (key === undefined || !isMirrored(view)) return false;
        const { shiftKey, ctrlKey, metaKey, altKey } = event;
        const turned = new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, metaKey, altKey });
        const isDone = editing.props.handleKeyDown?.call(editing, view, turned) === true;
        // At the table's edge nothing is left to select: not the other way, either.
        return isDone || view.state.selection instanceof CellSelection;
      },
    },
  });
}

function isMirrored(view: EditorView): boolean {
  const cell = selectedCell(view.state.selection);
  const element = cell === undefined ? null : (view.nodeDOM(cell) as Element | null);
  return element !== null && getComputedStyle(element.closest('table') ?? element).direction === 'rtl';
}
