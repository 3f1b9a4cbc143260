/** How the index is made and read: the build and the page must say the same. */
import type { Options } from 'minisearch';

export interface SearchEntry {
  /** The address from the root of the site; behind a space, what tells entries of one address apart. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it stands: the section of a page, the page of a member. */
  readonly context: string;
  readonly kind: string;
  readonly page: string;
}

/** `rmm-selection-change` is found by each of its words, and so is `pageSize`. */
const words = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'text', 'context'],
  storeFields: ['title', 'context', 'kind'],
  tokenize: words,
  searchOptions: {
    boost: { title: 4, context: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    // Somebody who looks for an element wants its page before what is on it.
    boostDocument: (_id, _term, stored) => (stored?.kind === 'page' ? 3 : 1),
  },
};
