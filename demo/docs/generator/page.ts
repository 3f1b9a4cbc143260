/** A page of the site before its frame is drawn around it. */
import type { Markup } from './html.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** What the search finds beside the page itself: it leads to a place on it. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** What stands there, for the search. */
  readonly text: string;
  /** `attribute`, `event`, `part` … */
  readonly kind: string;
}

export interface Page {
  /** From the root of the site: `elements/rmm-select.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence: in results of searches, and what a search engine shows. */
  readonly description: string;
  /** In the side bar, where it is shorter than the title. */
  readonly label?: string;
  /** Other words that somebody may search for. */
  readonly keywords?: string;
  readonly body: Markup;
  readonly headings: readonly Heading[];
  readonly findable?: readonly Findable[];
  /** Scripts beside the one that every page has, by their names in `client`. */
  readonly scripts?: readonly string[];
  /** Whether elements stand on it. */
  readonly hasElements?: boolean;
  /** Needs the width of the table of contents, and has none. */
  readonly isWide?: boolean;
}

/** Pages of one kind, as the side bar lists them. */
export interface Section {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** From one page to another, so that the site works wherever its folder lies. */
export function relativeAddress(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${to}`;
}
