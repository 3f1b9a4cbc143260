/**
 * The console's shared state for a page's own script: what its elements, other copies of the bundle and other tabs have of it,
 * without React and without signals of this bundle.
 */
import { effect, untracked } from '@preact/signals-core';
import { configurationFor } from '../../host/configuration/configuration.ts';
import type { ArgumentsOf, StateOf, TransitionName } from '../slice.ts';
import { type SliceName, slices } from '../table/slices.ts';
import { pageSlice } from './page-slice.ts';

type Named<Name extends SliceName> = (typeof slices)[Name];
export type SharedStateOf<Name extends SliceName> = StateOf<Named<Name>>;

export interface SharedState<Name extends SliceName> {
  /** Of the user that the page has configured; of this tab where it has configured none. Never changed, only replaced. */
  readonly current: SharedStateOf<Name>;
  /**
   * Goes from the current state to the next, by a transition of the slice and its arguments.
   * @throws IllegalTransition, and the state stays as it was.
   */
  change<Transition extends TransitionName<Named<Name>>>(
    transition: Transition,
    ...args: ArgumentsOf<Named<Name>, Transition>
  ): void;
  /** Calls with the current state, and with each that follows, also where another user comes. Returns the way to stop. */
  subscribe(listener: (state: SharedStateOf<Name>) => void): () => void;
}

export const sharedStateNames = Object.keys(slices) as readonly SliceName[];

/** @throws RangeError where there is no such state. */
export function sharedState<Name extends SliceName>(name: Name): SharedState<Name> {
  if (!Object.hasOwn(slices, name))
    throw new RangeError(`There is no shared state "${name}". There are: ${sharedStateNames.join(', ')}.`);
  const configuration = configurationFor(document.documentElement).signal;
  const model = () => pageSlice(slices[name], configuration.value);
  return {
    get current() {
      return untracked(() => model().state.value) as SharedStateOf<Name>;
    },
    change: (transition, ...args) => untracked(model).change(transition, ...(args as never)),
    subscribe: (listener) =>
      effect(() => {
        const state = model().state.value as SharedStateOf<Name>;
        untracked(() => listener(state));
      }),
  };
}
