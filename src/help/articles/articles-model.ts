/** Articles about a text: asked for, a newer question outranking an older. */
import { createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import type { HelpArticle } from '../contract.ts';

export type FindArticles = (query: string, signal: AbortSignal) => Promise<readonly HelpArticle[]>;

interface Shape {
  /** A failure has been reported already. */
  readonly state: ReadonlySignal<ResourceState<readonly HelpArticle[]>>;
  /** Asks after `delay` milliseconds, unless asked anew meanwhile. The same text is not asked for twice. */
  ask(query: string, delay?: number): void;
  retry(): void;
  /** Nothing is wanted any more. */
  forget(): void;
}
export type ArticlesModel = Model<Shape>;

export function createArticlesModel(find: FindArticles): ArticlesModel {
  return new (createModel<Shape>(() => {
    const articles = createResource({ read: find });
    let latest: string | undefined;

    return {
      state: articles.state,
      ask(query, delay = 0) {
        if (latest === query && articles.state.peek().status !== 'failed' && delay > 0) return;
        latest = query;
        articles.ask(query, { delay });
      },
      retry: articles.retry,
      forget() {
        latest = undefined;
        articles.reset();
      },
    };
  }))();
}
