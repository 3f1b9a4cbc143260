/** Articles about a text: asked for, a newer question outranking an older. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { isAbort } from '../../host/call-error.ts';
import type { HelpArticle } from '../contract.ts';

export type ArticlesState =
  | { is: 'idle' }
  | { is: 'loading' }
  | { is: 'shown'; articles: readonly HelpArticle[] }
  /** Reported already. */
  | { is: 'failed' };

export type FindArticles = (query: string, signal: AbortSignal) => Promise<readonly HelpArticle[]>;

interface Shape {
  readonly state: ReadonlySignal<ArticlesState>;
  /** Asks after `delay` milliseconds, unless asked anew meanwhile. The same text is not asked for twice. */
  ask(query: string, delay?: number): void;
  retry(): void;
  /** Nothing is wanted any more. */
  forget(): void;
}
export type ArticlesModel = Model<Shape>;

export function createArticlesModel(find: FindArticles): ArticlesModel {
  return new (createModel<Shape>(() => articlesModel(find)))();
}

function articlesModel(find: FindArticles): Shape {
  const state = signal<ArticlesState>({ is: 'idle' });
  let latest: { query: string; controller: AbortController; timer?: ReturnType<typeof setTimeout> } | undefined;

  function stop() {
    clearTimeout(latest?.timer);
    latest?.controller.abort();
    latest = undefined;
  }

  async function run(query: string, { signal }: AbortController) {
    try {
      const articles = await find(query, signal);
      if (!signal.aborted) state.value = { is: 'shown', articles };
    } catch (error) {
      if (!signal.aborted && !isAbort(error)) state.value = { is: 'failed' };
    }
  }

  effect(() => stop);

  function ask(query: string, delay = 0) {
    if (latest?.query === query && state.peek().is !== 'failed' && delay > 0) return;
    stop();
    const controller = new AbortController();
    latest = { query, controller };
    state.value = { is: 'loading' };
    if (delay === 0) void run(query, controller);
    else latest.timer = setTimeout(() => void run(query, controller), delay);
  }

  return {
    state,
    ask,
    retry: () => ask(latest?.query ?? ''),
    forget() {
      stop();
      state.value = { is: 'idle' };
    },
  };
}
