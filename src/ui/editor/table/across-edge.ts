/**
 * Deleting what is selected across a table's edge empties the cells that it reaches, and takes what stands outside. By
 * itself ProseMirror would remove rows of which a part was selected, or draw the text behind a table into a cell.
 */
import type { ResolvedPos } from 'prosemirror-model';
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema.ts';

interface Span {
  from: number;
  to: number;
}

export function acrossEdge(): Plugin {
  /** Whatever follows acts on what is left. */
  const deleteFirst = (view: EditorView) => {
    if (view.editable) deleteAcrossEdge(view.state, (tr) => view.dispatch(tr));
    return false;
  };
  return new Plugin({
    props: {
      handleKeyDown(view, { key }) {
        if (key !== 'Enter' && key !== 'Backspace' && key !== 'Delete') return false;
        const isDone = view.editable && deleteAcrossEdge(view.state, (tr) => view.dispatch(tr.scrollIntoView()));
        return isDone && key !== 'Enter';
      },
      handleTextInput: deleteFirst,
      handlePaste: deleteFirst,
      handleDOMEvents: {
        // From the keyboards of phones, and from a browser's own menu.
        beforeinput(view, event) {
          if (!/^delete/.test(event.inputType) || view.composing || !view.editable) return false;
          const isDone = deleteAcrossEdge(view.state, (tr) => view.dispatch(tr.scrollIntoView()));
          if (isDone) event.preventDefault();
          return isDone;
        },
        cut(view, event) {
          const { clipboardData } = event;
          if (!clipboardData || !view.editable) return false;
          const copied = view.serializeForClipboard(view.state.selection.content());
          const isDone = deleteAcrossEdge(view.state, (tr) =>
            view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'cut')),
          );
          if (!isDone) return false;
          event.preventDefault();
          clipboardData.clearData();
          clipboardData.setData('text/html', copied.dom.innerHTML);
          clipboardData.setData('text/plain', copied.text);
          return true;
        },
      },
    },
  });
}

export function deleteAcrossEdge({ selection, tr }: EditorState, dispatch: (tr: Transaction) => void): boolean {
  const { $from, $to, from, to, empty } = selection;
  if (empty || !(selection instanceof TextSelection)) return false;
  const before = tableApart($from, $to);
  const behind = tableApart($to, $from);
  if (before === undefined && behind === undefined) return false;
  const outside = { from: before?.to ?? from, to: behind?.from ?? to };
  const spans = [
    ...(before ? cellsWithin(tr, { from, to: before.to }) : []),
    // Its last paragraph stays, empty, as the first one does.
    ...(behind
      ? [outside]
      : [
          { from: outside.from, to: $to.before() },
          { from: $to.start(), to },
        ]),
    ...(behind ? cellsWithin(tr, { from: behind.from, to }) : []),
  ];
  for (const span of spans.toReversed()) if (span.from < span.to) remove(tr, span);
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from))));
  return true;
}

/** The outermost table that holds the one place and not the other. */
function tableApart($inside: ResolvedPos, $other: ResolvedPos): Span | undefined {
  for (let depth = $inside.sharedDepth($other.pos) + 1; depth <= $inside.depth; depth += 1) {
    if ($inside.node(depth).type === schema.nodes.table)
      return { from: $inside.before(depth), to: $inside.after(depth) };
  }
  return undefined;
}

/** What of each cell's content lies between two places. */
function cellsWithin({ doc }: Transaction, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    const isCell = node.type === schema.nodes.table_cell || node.type === schema.nodes.table_header;
    if (!isCell) return true;
    const span = { from: Math.max(from, pos + 1), to: Math.min(to, pos + node.nodeSize - 1) };
    if (span.from < span.to) spans.push(span);
    return false;
  });
  return spans;
}

/** A cell is never without a paragraph. */
function remove(tr: Transaction, { from, to }: Span): void {
  const $from = tr.doc.resolve(from);
  const isAll = $from.parentOffset === 0 && $from.end() === to && !$from.parent.isTextblock;
  if (isAll) tr.replaceWith(from, to, schema.nodes.paragraph.create());
  else tr.delete(from, to);
}
