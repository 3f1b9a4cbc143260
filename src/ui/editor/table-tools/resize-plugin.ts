/**
 * Columns and rows are dragged by their edges. Our own rather than the one of prosemirror-tables, which knows columns
 * only, and the mouse only. What is dragged is shown by decorations and written to the document once, at the end.
 */
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { EditorServices } from '../model/editor-context.ts';
import { createResizeHandle, type Resizing } from './resize-handle.ts';
import type { TablePreview } from './table-view.ts';

const resizingKey = new PluginKey<Resizing | undefined>('resize-tables');

export function resizeTables(editor: EditorServices): Plugin {
  return new Plugin<Resizing | undefined>({
    key: resizingKey,
    state: {
      init: () => undefined,
      apply(tr, before) {
        const change = tr.getMeta(resizingKey) as Resizing | 'over' | undefined;
        // Whoever else changes the document meanwhile has the last word.
        return change === 'over' || tr.docChanged ? undefined : (change ?? before);
      },
    },
    props: { decorations: previewOf },
    view: (view) =>
      createResizeHandle(editor, view, (resizing) =>
        view.dispatch(view.state.tr.setMeta(resizingKey, resizing ?? 'over')),
      ),
  });
}

function previewOf(state: EditorState): DecorationSet | null {
  const resizing = resizingKey.getState(state);
  const table = resizing && state.doc.nodeAt(resizing.pos);
  if (!table) return null;
  const { pos, widths, height } = resizing;
  const decorations: Decoration[] = [];
  if (widths) decorations.push(Decoration.node(pos, pos + table.nodeSize, {}, { widths } satisfies TablePreview));
  if (height) {
    let at = pos + 1;
    for (let row = 0; row < height.row; row += 1) at += table.child(row).nodeSize;
    const end = at + table.child(height.row).nodeSize;
    decorations.push(Decoration.node(at, end, { style: `height: ${height.size}px` }));
  }
  return DecorationSet.create(state.doc, decorations);
}
