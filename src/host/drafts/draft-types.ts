/**
 * What somebody is writing, kept in the browser until it was sent: one draft of each kind and id, per user, tenant and
 * backend, with its files.
 */

export interface DraftKind<Values> {
  /** Unique among all kinds, and never changed: drafts are found by it. */
  name: string;
  /** Of the shape of the values. */
  version: number;
  /**
   * The values that are stored, in the shape of today; `undefined` where they are none. What is stored is of unknown
   * origin: another release, another script of the page.
   */
  read(values: unknown, version: number): Values | undefined;
}

export interface Draft<Values> {
  values: Values;
  files: readonly File[];
  /** Milliseconds since 1970. */
  written: number;
  /** Somebody asked to send it, as it is now. */
  press?: DraftPress | undefined;
}

/** The key under which a draft is sent however often it is tried, also after a reload and in another tab. */
export interface DraftPress {
  key: string;
  /** It is to be sent as soon as that is possible. */
  isWaiting: boolean;
}

/** Heard from another tab, or another element, of the same user. */
export type DraftNews<Values> = { is: 'changed'; draft: Draft<Values> } | { is: 'sent' };

/** `full`: there is no room. `unavailable`: the browser has no store, or gives none to this page for now. */
export type DraftFailure = 'full' | 'unavailable';

export interface DraftStore<Values> {
  /** Also what nobody could read is none. What comes too late for somebody who waits is told to who listens. */
  read(): Promise<Draft<Values> | undefined>;
  /** At once; while one is being written only the latest of those that follow is. Rejects never: see `failure`. */
  write(draft: Draft<Values>): void;
  /** Resolves when everything written so far is kept, or could not be. */
  settled(): Promise<void>;
  /** It was sent, or thrown away. */
  clear(why: 'sent' | 'discarded'): Promise<void>;
  /** Somebody else wrote or sent it. Returns the way to stop listening. */
  listen(listener: (news: DraftNews<Values>) => void): () => void;
  /** Why the last draft is not kept, or not all of it: where there is no room for its files, its values are. */
  readonly failure: DraftFailure | undefined;
  /** What was written is kept all the same. */
  close(): void;
}
