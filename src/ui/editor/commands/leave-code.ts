/** Ways out of a block of code at its end, where nothing may follow it that could be pressed. */
import { exitCode } from 'prosemirror-commands';
import { type Command, TextSelection } from 'prosemirror-state';

/** Enter on an empty last line, which is the second Enter in a row. */
export const leaveCodeByEnter: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  if (!empty || !$head.parent.type.spec.code || $head.parentOffset < $head.parent.content.size) return false;
  if (!$head.parent.textContent.endsWith('\n')) return false;
  if (!dispatch) return true;
  // The command puts the caret behind the code, so the line goes afterwards, in the same step.
  return exitCode(state, (tr) => dispatch(tr.delete($head.pos - 1, $head.pos)));
};

/** Down at the end of the document. */
export const leaveCodeByArrow: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const { parent } = $head;
  if (!(state.selection instanceof TextSelection) || !empty || !parent.type.spec.code) return false;
  if ($head.parentOffset < parent.content.size || $head.indexAfter(-1) < $head.node(-1).childCount) return false;
  return exitCode(state, dispatch);
};
