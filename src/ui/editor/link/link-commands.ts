/** Links in the document: where one is, another address for it, none any more. */
import type { Mark } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { schema } from '../schema/schema.ts';
import { linkTarget } from './link-address.ts';

const { link } = schema.marks;

export interface LinkPlace {
  from: number;
  to: number;
  mark: Mark;
}

/** The link that the caret is in, or that all of the selection is of; with everything beside it that is the same link. */
export function linkAt({ selection }: EditorState): LinkPlace | undefined {
  const { $from, $to } = selection;
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return undefined;
  const mark = selection.empty ? link.isInSet($from.marks()) : link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return undefined;
  const start = $from.start();
  let found: LinkPlace | undefined;
  let run: LinkPlace | undefined;
  $from.parent.forEach((node, offset) => {
    const isSame = mark.isInSet(node.marks);
    if (!isSame) {
      run = undefined;
      return;
    }
    const to = start + offset + node.nodeSize;
    run = { from: run?.from ?? start + offset, to, mark };
    if (run.from <= $from.pos && to >= $from.pos) found = run;
  });
  return found && found.to >= $to.pos ? found : undefined;
}

/** Whether there is anything that a link could be made of, or written at. */
export function canLink({ selection, doc }: EditorState): boolean {
  if (selection.empty) return selection.$from.parent.inlineContent && selection.$from.parent.type.allowsMarkType(link);
  let can = false;
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, _pos, parent) => {
      if (node.isInline && parent?.type.allowsMarkType(link)) can = true;
      return !can;
    });
  }
  return can;
}

/**
 * This address for the link at the selection, whose rel, target and title stay; else for the selected text; else the
 * address itself is written.
 */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    if (!canLink(state)) return false;
    const text = address.trim();
    const href = linkTarget(text);
    const { tr, selection } = state;
    const place = linkAt(state);
    if (place) {
      tr.addMark(place.from, place.to, link.create({ ...place.mark.attrs, href }));
    } else if (selection.empty) {
      const marks = state.storedMarks ?? selection.$from.marks();
      tr.replaceSelectionWith(schema.text(text, link.create({ href }).addToSet(marks)), false);
    } else {
      for (const { $from, $to } of selection.ranges) linkAll(tr, $from.pos, $to.pos, href);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Each of several links among it keeps what it has beside its address. */
function linkAll(tr: Transaction, from: number, to: number, href: string) {
  tr.doc.nodesBetween(from, to, (node, pos, parent) => {
    if (!node.isInline || !parent?.type.allowsMarkType(link)) return;
    const kept = link.isInSet(node.marks)?.attrs;
    tr.addMark(Math.max(from, pos), Math.min(to, pos + node.nodeSize), link.create({ ...kept, href }));
  });
}

/** The words stay. */
export const removeLink: Command = (state, dispatch) => {
  const place = linkAt(state);
  const { tr, selection } = state;
  if (place) tr.removeMark(place.from, place.to, link);
  else for (const { $from, $to } of selection.ranges) tr.removeMark($from.pos, $to.pos, link);
  if (!tr.docChanged) return false;
  dispatch?.(tr);
  return true;
};
