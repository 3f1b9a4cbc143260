/**
 * Who can be mentioned: asks when somebody pauses, remembers what was answered, and takes an answer only to the question
 * that is still asked. Source: spec 003 §5 and §9.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Mention, MentionLookup } from '../model/editor-types.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { readMentions } from './read-mentions.ts';

export interface MentionModelOptions {
  /** The newest; asked for each time. Another one has other answers. */
  lookup(): MentionLookup | undefined;
  onError(error: unknown, query: string): void;
  clock?: Clock;
}

export interface Clock {
  setTimeout(run: () => void, delay: number): unknown;
  clearTimeout(timer: unknown): void;
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

const page: Clock = {
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Answers that are kept: an afternoon of names. */
const kept = 200;

function mentionModel({ lookup, onError, clock = page }: MentionModelOptions): Shape {
  const face = signal<MentionFace>('closed');
  const asked = signal('');
  const suggestions = signal<readonly Mention[]>([]);
  const active = signal(0);
  const chosen = signal<Mention>();
  const answers = new Map<string, readonly Mention[]>();
  let answeredBy: MentionLookup | undefined;
  let question: AbortController | undefined;
  let timer: unknown;
  let isOpen = false;
  /** The last answer was: nobody. What is typed on after a space may be the sentence. */
  let foundNobody = false;

  function giveUp() {
    clock.clearTimeout(timer);
    question?.abort();
    question = undefined;
  }

  effect(() => giveUp);

  function show(query: string, found: readonly Mention[]) {
    foundNobody = found.length === 0;
    suggestions.value = found;
    active.value = 0;
    if (found.length > 0) face.value = 'ready';
    else face.value = isSentence(query) ? 'closed' : 'empty';
  }

  async function look(find: MentionLookup, query: string) {
    giveUp();
    const mine = new AbortController();
    question = mine;
    try {
      const found = readMentions(await find(query, { signal: mine.signal }));
      if (question !== mine) return;
      answers.set(query, found);
      if (answers.size > kept) answers.delete(answers.keys().next().value ?? '');
      show(query, found);
    } catch (error) {
      if (question !== mine) return;
      face.value = 'failed';
      onError(error, query);
    }
  }

  function current(): MentionLookup | undefined {
    const find = lookup();
    if (find !== answeredBy) {
      answers.clear();
      answeredBy = find;
    }
    return find;
  }

  function close() {
    giveUp();
    isOpen = false;
    foundNobody = false;
    face.value = 'closed';
    suggestions.value = [];
  }

  return {
    face,
    query: asked,
    suggestions,
    active,
    chosen,
    ask(query) {
      const find = query === undefined ? undefined : current();
      if (query === undefined || find === undefined) {
        close();
        return;
      }
      if (isOpen && query === asked.peek()) return;
      giveUp();
      isOpen = true;
      asked.value = query;
      const known = answers.get(query);
      if (known) {
        show(query, known);
        return;
      }
      face.value = foundNobody && isSentence(query) ? 'closed' : 'loading';
      timer = clock.setTimeout(() => void look(find, query), editorLimits.mention.debounce);
    },
    retry() {
      const find = current();
      if (face.peek() !== 'failed' || find === undefined) return;
      face.value = 'loading';
      void look(find, asked.peek());
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
      close();
    },
  };
}

function isSentence(query: string): boolean {
  return /\s/.test(query);
}
