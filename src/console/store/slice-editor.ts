/**
 * A slice that somebody edits for themselves, with the way back, such as a policy: nobody else has it before it is saved and
 * given to the page with a transition.
 */
import { createUndoHistory, type UndoHistory, type UndoHistoryOptions } from '../../base/undo-history.ts';
import type { AnySlice, ArgumentsOf, StateOf, TransitionName } from '../slice.ts';
import { nextState } from './next-state.ts';

export interface SliceEditor<Some extends AnySlice> {
  readonly history: UndoHistory<StateOf<Some>>;
  /** What is done to one thing again and again is one step. @throws IllegalTransition, and nothing has changed. */
  change<Name extends TransitionName<Some>>(name: Name, ...args: ArgumentsOf<Some, Name>): void;
}

export function createSliceEditor<Some extends AnySlice>(
  slice: Some,
  options: UndoHistoryOptions<StateOf<Some>>,
): SliceEditor<Some> {
  const history = createUndoHistory(options);
  return {
    history,
    change(name, ...args) {
      const [subject] = args as readonly unknown[];
      const key = typeof subject === 'string' ? `${name} ${subject}` : name;
      history.edit(nextState(slice, history.current.peek(), name, args), key);
    },
  };
}
