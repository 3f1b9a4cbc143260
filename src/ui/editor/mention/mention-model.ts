/**
 * Who can be mentioned: asks when somebody pauses, remembers what was answered, and takes an answer only to the question
 * that is still asked. Source: spec 003 §5 and §9.
 */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { createResourceCache } from '../../../base/resource/resource-cache.ts';
import type { Mention, MentionLookup } from '../model/editor-types.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { readMentions } from './read-mentions.ts';

export interface MentionModelOptions {
  /** The newest; asked for each time. Another one has other answers. */
  lookup(): MentionLookup | undefined;
  onError(error: unknown, query: string): void;
}

export type MentionFace = 'closed' | 'loading' | 'empty' | 'failed' | 'ready';

interface Shape {
  readonly face: ReadonlySignal<MentionFace>;
  readonly query: ReadonlySignal<string>;
  /** What is shown; while something else is looked for, what was there before is not. */
  readonly suggestions: ReadonlySignal<readonly Mention[]>;
  /** Index of the one that Enter chooses. */
  readonly active: ReadonlySignal<number>;
  /** The last one that was taken, each time another object. */
  readonly chosen: ReadonlySignal<Mention | undefined>;
  /** What was typed behind the @; `undefined` where there is none. */
  ask(query: string | undefined): void;
  retry(): void;
  /** To the next or the one before, around the ends. */
  move(step: 1 | -1): void;
  point(index: number): void;
  take(mention: Mention): void;
}
export type MentionModel = Model<Shape>;

export const createMentionModel = (options: MentionModelOptions): MentionModel =>
  new (createModel<Shape>(() => mentionModel(options)))();

/** Answers that are kept: an afternoon of names. */
const kept = 200;

const nobody: readonly Mention[] = [];

function mentionModel({ lookup, onError }: MentionModelOptions): Shape {
  const asked = signal('');
  const active = signal(0);
  const chosen = signal<Mention>();
  /** The last answer was: nobody. What is typed on after a space may be the sentence. */
  const foundNobody = signal(false);
  const answers = createResourceCache<readonly Mention[]>(kept);
  const found = createResource<string, readonly Mention[]>({
    async read(query, signal) {
      const find = lookup();
      return find ? readMentions(await find(query, { signal })) : nobody;
    },
    cache: { answers, keyOf: (query) => query },
    onFailure: (error) => onError(error, asked.peek()),
  });
  let answeredBy: MentionLookup | undefined;

  const face = computed<MentionFace>(() => {
    const state = found.state.value;
    switch (state.status) {
      case 'idle':
        return 'closed';
      case 'failed':
        return 'failed';
      case 'ready':
        if (state.value.length > 0) return 'ready';
        return isSentence(asked.value) ? 'closed' : 'empty';
      default:
        return foundNobody.value && isSentence(asked.value) ? 'closed' : 'loading';
    }
  });
  const suggestions = computed(() => (found.state.value.status === 'ready' ? found.state.value.value : nobody));

  effect(() => {
    const state = found.state.value;
    if (state.status === 'ready') foundNobody.value = state.value.length === 0;
    else if (state.status === 'idle') foundNobody.value = false;
  });

  function current(): MentionLookup | undefined {
    const find = lookup();
    if (find !== answeredBy) answers.invalidateAll();
    answeredBy = find;
    return find;
  }

  return {
    face,
    query: asked,
    suggestions,
    active,
    chosen,
    ask(query) {
      if (query === undefined || current() === undefined) {
        found.reset();
        return;
      }
      if (found.state.peek().status !== 'idle' && query === asked.peek()) return;
      batch(() => {
        asked.value = query;
        active.value = 0;
        found.ask(query, { delay: editorLimits.mention.debounce });
      });
    },
    retry() {
      if (current() !== undefined) found.retry();
    },
    move(step) {
      const { length } = suggestions.peek();
      if (length > 0) active.value = (active.peek() + step + length) % length;
    },
    point(index) {
      if (index in suggestions.peek()) active.value = index;
    },
    take(mention) {
      chosen.value = { ...mention };
      found.reset();
    },
  };
}

function isSentence(query: string): boolean {
  return /\s/.test(query);
}
