/** What the browser keeps of a form until it is saved: a list, in which each tab has changes of its own. */

/** What one editor has kept. */
export interface KeptChanges<Values> {
  /** Of what was edited, as the server told it. */
  readonly version: string | undefined;
  /** What it began with. */
  readonly base: Values;
  readonly values: Values;
  /** Which one: an id that it has for as long as it is open. */
  readonly editor: string;
  /** Milliseconds since 1970. */
  readonly written: number;
  /** Written as that editor was closed: nobody goes on with it there. */
  readonly isLeft?: boolean | undefined;
}

/** `earlier`: they were not saved. `elsewhere`: another tab makes them now. `here`: restored ones took their place. */
export type DraftOrigin = 'earlier' | 'elsewhere' | 'here';

/** Changes that are kept, and may take the place of what is edited. */
export interface DraftOffer {
  readonly from: DraftOrigin;
  /** Milliseconds since 1970. */
  readonly written: number;
  /** Somebody else has saved it since. */
  readonly isOutdated: boolean;
}

/**
 * Whether changes that another editor kept are more than what was settled of them here: not where they were kept before, nor
 * where that editor only kept the same once more as it was closed.
 */
export function isNews<Values>(
  { written, values, isLeft }: KeptChanges<Values>,
  settled: KeptChanges<Values> | undefined,
  isAlike: (one: Values, other: Values) => boolean,
): boolean {
  if (settled === undefined) return true;
  return written > settled.written && !(isLeft && isAlike(settled.values, values));
}
