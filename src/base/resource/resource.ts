/**
 * Something that is asked for: by a model, by a view that comes later, by a menu as it opens. Its state is one union
 * (`resource-state.ts`). A newer question aborts and outranks the older one; asking anew keeps what is shown, also when
 * it fails. Made while a model is made it ends with that; made later, whoever made it disposes of it.
 */
import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { ResourceCache } from './resource-cache.ts';
import type { ResourceState } from './resource-state.ts';
import { createTurns } from './turns.ts';

export interface ResourceOptions<Question, Value> {
  /** @param signal Aborts when a newer question is asked, the answer is not wanted any more, or the model ends. */
  read(question: Question, signal: AbortSignal): Promise<Value>;
  /** Answers that others have a share in. A question that is answered there is ready at once. */
  cache?: { answers: ResourceCache<Value>; keyOf(question: Question): string } | undefined;
  /** An answer has come, and is in the state. Not told of answers that the cache had. */
  onAnswer?: ((value: Value) => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

export interface AskOptions {
  /** Milliseconds before it is asked, for questions that follow one another as somebody types. */
  delay?: number | undefined;
  /** What is shown stays until the answer is there. Otherwise the state is `loading`. */
  keepsValue?: boolean | undefined;
}

export interface Resource<Question, Value> {
  readonly state: ReadonlySignal<ResourceState<Value>>;
  ask(question: Question, options?: AskOptions): void;
  /** The same question again, where it has failed. */
  retry(): void;
  /** The same question anew, past the cache; what is shown stays. Does nothing while nobody has asked. */
  refresh(): void;
  /** Back to `idle`: what is under way is aborted, what was there is forgotten. */
  reset(): void;
  /** What is under way is aborted, what is shown stays; what was still loading is as if nobody had asked. */
  giveUp(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Aborts what is under way. Nothing changes any more. */
  [Symbol.dispose](): void;
}

export function createResource<Question, Value>(options: ResourceOptions<Question, Value>): Resource<Question, Value> {
  const { read, cache, onAnswer, onFailure } = options;
  const state = signal<ResourceState<Value>>({ status: 'idle' });
  const asked = signal<{ readonly question: Question } | undefined>(undefined);
  const turns = createTurns();
  let hasEnded = false;

  // What somebody else was answered to the same question is news here, too.
  const unfollow =
    cache &&
    effect(() => {
      const known = asked.value && cache.answers.get(cache.keyOf(asked.value.question));
      if (known) untracked(() => take(known.value));
    });
  effect(() => dispose);

  function take(value: Value): void {
    const before = state.peek();
    if (hasEnded || (before.status === 'ready' && before.value === value)) return;
    turns.giveUp();
    state.value = { status: 'ready', value };
  }

  function ask(question: Question, { delay, keepsValue = false }: AskOptions = {}): void {
    if (hasEnded) return;
    const before = state.peek();
    const known = cache && untracked(() => cache.answers.get(cache.keyOf(question)));
    batch(() => {
      asked.value = { question };
      if (known) take(known.value);
      else if (keepsValue && 'value' in before) state.value = { status: 'refreshing', value: before.value };
      else state.value = { status: 'loading' };
    });
    if (known) return;
    turns.take({
      delay,
      // Who asks within an effect depends on nothing that the reading looks at.
      read: (signal) =>
        untracked(() =>
          cache
            ? cache.answers.read(cache.keyOf(question), (shared) => read(question, shared), signal)
            : read(question, signal),
        ),
      done(value) {
        state.value = { status: 'ready', value };
        onAnswer?.(value);
      },
      failed(error) {
        const shown = state.peek();
        state.value =
          'value' in shown ? { status: 'refresh-failed', value: shown.value, error } : { status: 'failed', error };
        onFailure?.(error);
      },
    });
  }

  function dispose(): void {
    hasEnded = true;
    unfollow?.();
    turns.end();
  }

  return {
    state,
    ask,

    retry() {
      const { status } = state.peek();
      const last = asked.peek();
      if (last && (status === 'failed' || status === 'refresh-failed')) ask(last.question, { keepsValue: true });
    },

    refresh() {
      const last = asked.peek();
      if (!last || hasEnded) return;
      cache?.answers.invalidate(cache.keyOf(last.question));
      ask(last.question, { keepsValue: true });
    },

    reset() {
      if (hasEnded) return;
      turns.giveUp();
      batch(() => {
        asked.value = undefined;
        state.value = { status: 'idle' };
      });
    },

    giveUp() {
      if (hasEnded) return;
      turns.giveUp();
      const before = state.peek();
      if (before.status === 'loading') state.value = { status: 'idle' };
      else if (before.status === 'refreshing') state.value = { status: 'ready', value: before.value };
    },

    settled: turns.settled,
    [Symbol.dispose]: dispose,
  };
}
