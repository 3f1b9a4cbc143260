/**
 * What somebody edits, with the way back: undo, redo, and whether it differs from what is saved. States are kept as they
 * are given, so they have to be immutable. An edit of one thing that goes on, such as typing, is one step.
 */
import { batch, computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';

export interface UndoHistoryOptions<State> {
  /** Counts as saved. */
  initial: State;
  /** How many steps can be undone; the oldest are forgotten. */
  limit?: number;
  /** Milliseconds between two edits with one key up to which they are one step. */
  pause?: number;
  /** Milliseconds of any clock that does not go back. */
  now?(): number;
  /** Whether nothing was edited; by identity where it is not given. */
  isSame?(one: State, other: State): boolean;
}

interface Shape<State> {
  current: ReadonlySignal<State>;
  canUndo: ReadonlySignal<boolean>;
  canRedo: ReadonlySignal<boolean>;
  /** Whether it differs from what was saved last. Undone to what was saved, it does not. */
  isDirty: ReadonlySignal<boolean>;
  /**
   * The next state. What was undone before cannot be redone any more. Edits with the same key that follow one another
   * within the pause are one step; without a key each is a step of its own.
   */
  edit(next: State, key?: string): void;
  /** Does nothing where there is nothing to undo. */
  undo(): void;
  redo(): void;
  /** The next edit is a step of its own, whatever its key: for a field that has lost the focus. */
  seal(): void;
  /** What is shown now is saved. With `saved` it is that: the answer to an older state came after a newer edit. */
  markSaved(saved?: State): void;
  /** Another document: it counts as saved, and there is no way back to the one before. */
  reset(state: State): void;
}
export type UndoHistory<State> = Model<Shape<State>>;

/** Steps; somebody who wants to go back further wants to begin anew. */
const usualLimit = 100;
/** Milliseconds: who pauses for longer has begun something else. */
const usualPause = 1000;

export function createUndoHistory<State>(options: UndoHistoryOptions<State>): UndoHistory<State> {
  return new (createModel<Shape<State>>(() => undoHistory(options)))();
}

function undoHistory<State>(options: UndoHistoryOptions<State>): Shape<State> {
  const {
    initial,
    limit = usualLimit,
    pause = usualPause,
    now = () => performance.now(),
    isSame = Object.is,
  } = options;
  const current = signal(initial);
  const saved = signal(initial);
  /** The nearest last. */
  const undone = signal<readonly State[]>([]);
  const done = signal<readonly State[]>([]);
  let last: { key: string; at: number } | undefined;

  function go(from: typeof done, to: typeof done): void {
    const state = from.peek();
    if (state.length === 0) return;
    last = undefined;
    batch(() => {
      to.value = [...to.peek(), current.peek()];
      current.value = state[state.length - 1] as State;
      from.value = state.slice(0, -1);
    });
  }

  return {
    current,
    canUndo: computed(() => done.value.length > 0),
    canRedo: computed(() => undone.value.length > 0),
    isDirty: computed(() => !isSame(current.value, saved.value)),

    edit(next, key) {
      const before = current.peek();
      if (isSame(before, next)) return;
      const at = now();
      const steps = done.peek();
      const goesOn = key !== undefined && last?.key === key && at - last.at <= pause;
      // A letter typed and taken back is no step: undoing it would show nothing.
      const isTakenBack = goesOn && steps.length > 0 && isSame(steps[steps.length - 1] as State, next);
      last = key === undefined || isTakenBack ? undefined : { key, at };
      batch(() => {
        current.value = next;
        undone.value = [];
        if (isTakenBack) done.value = steps.slice(0, -1);
        else if (!goesOn) done.value = limit > 0 ? [...steps, before].slice(-limit) : [];
      });
    },

    undo: () => go(done, undone),
    redo: () => go(undone, done),

    seal() {
      last = undefined;
    },

    markSaved(state = current.peek()) {
      // Otherwise what is typed next would be one step with what is saved, and undoing it would undo more.
      last = undefined;
      saved.value = state;
    },

    reset(state) {
      last = undefined;
      batch(() => {
        current.value = state;
        saved.value = state;
        done.value = [];
        undone.value = [];
      });
    },
  };
}
