import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** The box around this part of the text, in coordinates of the viewport, as far as it is not scrolled out of sight. */
export function rectangleOf(view: EditorView, first: number, last: number): DOMRect {
  // All of a document begins and ends beside its blocks, which are as wide as the editor, and not in their texts.
  const { doc } = view.state;
  const { from, to } = TextSelection.between(doc.resolve(first), doc.resolve(last));
  const start = view.coordsAtPos(from, 1);
  const end = view.coordsAtPos(to, -1);
  const seen = (view.dom.parentElement ?? view.dom).getBoundingClientRect();
  const left = Math.min(start.left, end.left);
  const right = Math.max(start.right, end.right);
  const isSeen = end.bottom > seen.top && start.top < seen.bottom;
  const top = isSeen ? Math.max(start.top, seen.top) : start.top;
  const bottom = isSeen ? Math.min(end.bottom, seen.bottom) : end.bottom;
  return new DOMRect(left, top, right - left, bottom - top);
}
