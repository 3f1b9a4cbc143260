/**
 * The states of slices as all copies of this bundle on one page share them. Plain data, no signals: a signal of another copy
 * is not tracked. See `host/configuration/page-store.ts`.
 */
import { randomId } from '../../base/random-id.ts';

export interface PageStates {
  /** By `stateKey`; versions of a shape never meet. */
  states: Record<string, unknown>;
  /** What is kept of a state, as it was read or written last here. */
  texts: Record<string, string | null>;
  /** As long as the page. */
  listeners: Set<(happening: Happening) => void>;
  /** Among the pages of all tabs. */
  tab: string;
  /** How much this page told other tabs. */
  told: number;
  /** What it heard last and went along with: two copies of the bundle hear the same. */
  heard: readonly string[];
}

/** A transition that was gone through, with what it was given. */
export interface Happening {
  owner: string;
  slice: string;
  version: number;
  /** Undefined: another tab has kept another state. */
  transition: string | undefined;
  args: readonly unknown[];
}

export function createPageStates(): PageStates {
  return { states: {}, texts: {}, listeners: new Set(), tab: randomId(), told: 0, heard: [] };
}

/** The number rises when the shape changes: then copies no longer share, but do not break each other either. */
const key = Symbol.for('rmm-elements:console:1');

const page = globalThis as { [key]?: PageStates };

page[key] ??= createPageStates();

export const pageStates: PageStates = page[key];
