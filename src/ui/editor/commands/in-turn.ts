import { type Command, EditorState } from 'prosemirror-state';

/** Several commands, each on what the one before left, as one step of the history. Applies where any of them does. */
export function inTurn(...commands: readonly Command[]): Command {
  return (state, dispatch) => {
    const { tr } = state;
    let at = EditorState.create({ doc: state.doc, selection: state.selection });
    let isDone = false;
    for (const command of commands) {
      const applies = command(at, (step) => {
        for (const one of step.steps) tr.step(one);
        if (step.selectionSet) tr.setSelection(step.selection.map(tr.doc, step.mapping.slice(step.steps.length)));
        at = at.apply(step);
      });
      isDone ||= applies;
    }
    if (isDone) dispatch?.(tr);
    return isDone;
  };
}

/** A command again and again, as long as it applies, though never without end. */
export function repeated(command: Command): Command {
  return inTurn(...Array.from({ length: mostRounds }, () => command));
}

/** Deeper than any list or quote is nested. */
const mostRounds = 12;
