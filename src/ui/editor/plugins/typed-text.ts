/** What stands before a caret, and steps that come by themselves after something was typed. */
import { closeHistory } from 'prosemirror-history';
import type { ResolvedPos } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

export interface TypedText {
  text: string;
  /** Place in the document of its first letter. */
  start: number;
  /** Nothing of its block is before it. */
  beginsBlock: boolean;
}

/** Formats what was just typed; nothing where it does not apply. */
export type InputRule = (state: EditorState, typed: TypedText) => Transaction | undefined;

/** Letters of the block before the place, back to the nearest thing that is no letter, and never more than so many. */
export function textBefore($at: ResolvedPos, most: number): TypedText {
  const { parent } = $at;
  let text = '';
  let index = $at.index();
  const partly = $at.nodeBefore;
  if ($at.textOffset > 0 && partly?.isText) text = partly.text ?? '';
  while (index > 0 && text.length <= most) {
    const node = parent.child(index - 1);
    if (!node.isText) break;
    text = `${node.text}${text}`;
    index -= 1;
  }
  const isCut = text.length > most;
  if (isCut) text = text.slice(text.length - most);
  return { text, start: $at.pos - text.length, beginsBlock: index === 0 && !isCut };
}

/** Undone by itself: neither what was typed before nor what is typed after goes with it. */
export function asOwnStep(tr: Transaction): Transaction {
  // To the history a time of zero says that whatever follows is something new.
  return closeHistory(tr).setTime(0);
}
