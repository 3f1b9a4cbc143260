/**
 * Articles about what is being written, before it is sent. Nobody asked for them: a failure is the client's to report,
 * and nothing is said here. Source: spec 000 §5 and §9, Related-article search.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HelpArticle } from '../contract.ts';

/** Milliseconds after the last key. */
export const relatedDelay = 2000;
/** Characters that are no white space. */
export const relatedLength = 3;

export interface RelatedOptions {
  find(text: string, signal: AbortSignal): Promise<readonly HelpArticle[]>;
  /** Builds under a partner's brand show none. */
  isBranded(): boolean;
}

interface Shape {
  readonly articles: ReadonlySignal<readonly HelpArticle[]>;
  /** What the ticket says now. */
  write(text: string): void;
}
export type RelatedModel = Model<Shape>;

export function createRelatedModel(options: RelatedOptions): RelatedModel {
  return new (createModel<Shape>(() => relatedModel(options)))();
}

function relatedModel({ find, isBranded }: RelatedOptions): Shape {
  const articles = signal<readonly HelpArticle[]>([]);
  let written = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  effect(() => stop);

  function stop() {
    clearTimeout(timer);
    running?.abort();
  }

  async function ask(text: string) {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    try {
      const found = await find(text, controller.signal);
      if (!controller.signal.aborted) articles.value = found;
    } catch {
      if (!controller.signal.aborted) articles.value = [];
    }
  }

  return {
    articles,
    write(text) {
      const next = text.trim();
      if (next === written) return;
      written = next;
      clearTimeout(timer);
      if (isBranded() || next.replace(/\s+/g, '').length < relatedLength) {
        stop();
        articles.value = [];
      } else timer = setTimeout(() => void ask(next), relatedDelay);
    },
  };
}
