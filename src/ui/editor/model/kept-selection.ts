/** What is selected in a document, in another that its owner made of it. */
import type { Node } from 'prosemirror-model';
import { type EditorState, type Selection, TextSelection } from 'prosemirror-state';
import { type ChangedRange, movedPlace } from '../../field/place-after.ts';

export function keptSelection({ doc, selection: { anchor, head } }: EditorState, next: Node): Selection {
  const range = changedRange(doc, next);
  const placeOf = (at: number) => next.resolve(Math.min(movedPlace(at, range), next.content.size));
  return TextSelection.between(placeOf(anchor), placeOf(head));
}

/** Where they differ. */
function changedRange({ content }: Node, next: Node): ChangedRange {
  const start = content.findDiffStart(next.content) ?? content.size;
  const { a: before, b: after } = content.findDiffEnd(next.content) ?? { a: start, b: start };
  // Of "aa" made "aaa" both ends say that the middle is new.
  const overlap = Math.max(start - Math.min(before, after), 0);
  return { start, before: before + overlap, after: after + overlap };
}
