/**
 * Articles about what is being written, before it is sent. Nobody asked for them: a failure is the client's to report,
 * and nothing is said here. Source: spec 000 §5 and §9, Related-article search.
 */
import { computed, createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import type { HelpArticle } from '../../contract.ts';

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
  const found = createResource({ read: find });
  let written = '';

  return {
    articles: computed(() => {
      const state = found.state.value;
      return state.status === 'ready' || state.status === 'refreshing' ? state.value : [];
    }),
    write(text) {
      const next = text.trim();
      if (next === written) return;
      written = next;
      if (isBranded() || next.replace(/\s+/g, '').length < relatedLength) found.reset();
      else found.ask(next, { delay: relatedDelay, keepsValue: true });
    },
  };
}
