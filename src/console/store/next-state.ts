/** What a transition makes of a state, or the error that keeps it from being made. */
import { jsonText } from '../../base/json-text.ts';
import type { AnySlice, ArgumentsOf, StateOf, TransitionName } from '../slice.ts';

/**
 * @throws IllegalTransition where the state allows no such thing
 * @throws TypeError where what came out is no state, because the arguments were none
 */
export function nextState<Some extends AnySlice, Name extends TransitionName<Some>>(
  slice: Some,
  state: StateOf<Some>,
  name: Name,
  args: ArgumentsOf<Some, Name>,
): StateOf<Some> {
  const transition = slice.transitions[name] as (...all: readonly unknown[]) => StateOf<Some>;
  const next = transition(state, ...args);
  if (next === state) return state;
  const read = slice.shape.safeParse(next);
  if (read.success) return next;
  const [issue] = read.error.issues;
  throw new TypeError(`"${name}" of ${slice.name} was given what has no place there: ${jsonText(issue)}`);
}
