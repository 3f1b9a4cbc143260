import type { SearchKind } from './search-kinds.ts';

/** Something that was found, as the host is told of it. */
export interface SearchedThing {
  readonly kind: SearchKind;
  readonly id: string;
  readonly name: string;
  /** The organization of what belongs to one. */
  readonly clientId?: string;
  /** Of a kind with several sorts, such as automations: which of them. */
  readonly variant?: string;
}

/** Where a thing is shown: `#/devices/{id}`, with what stands in braces taken from the thing, or a function. */
export type SearchAddress = string | ((thing: SearchedThing) => string | undefined);
export type SearchAddresses = Readonly<Partial<Record<SearchKind, SearchAddress>>>;

/** Where all of a kind are shown: an address with `{text}` for what was typed, or a function of that. */
export type SearchListAddress = string | ((text: string) => string | undefined);
export type SearchListAddresses = Readonly<Partial<Record<SearchKind, SearchListAddress>>>;

/** A page of the console that can be gone to by its name. */
export interface SearchPage {
  readonly id: string;
  readonly name: string;
  readonly href?: string;
  /** What else it is called. */
  readonly words?: readonly string[];
}

/** Where somebody has been. */
export interface SearchPlace {
  readonly path: string;
  readonly title: string;
}

export interface SearchNavigation {
  readonly kind: SearchKind | 'page' | 'recent';
  /** Of a place where somebody has been: its address. */
  readonly id: string;
  readonly name: string;
  readonly clientId?: string;
  readonly variant?: string;
  /** Where the element goes unless the event is prevented. */
  readonly href?: string;
}

export interface SearchShowAll {
  readonly kind: SearchKind;
  /** What was typed. */
  readonly text: string;
  /** Where the element goes unless the event is prevented. */
  readonly href?: string;
}
