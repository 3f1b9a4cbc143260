/** A ticket that is being written, kept in the browser until it was sent. One per user, tenant and backend. */
import type { TicketValues } from '../ticket/ticket-types.ts';

export interface TicketDraft {
  values: TicketValues;
  files: readonly File[];
  /** Milliseconds since 1970. */
  written: number;
}

/** Heard from another tab of the same user. */
export type DraftNews = { is: 'changed'; draft: TicketDraft } | { is: 'sent' };

export interface DraftStore {
  read(): Promise<TicketDraft | undefined>;
  /** At once; while one is being written only the latest of those that follow is. Rejects never: see `cannotKeep`. */
  write(draft: TicketDraft): void;
  /** Resolves when everything written so far is kept. */
  settled(): Promise<void>;
  /** The ticket was sent, or thrown away. */
  clear(why: 'sent' | 'discarded'): Promise<void>;
  /** Another tab wrote or sent. Returns the way to stop listening. */
  listen(listener: (news: DraftNews) => void): () => void;
  readonly cannotKeep: boolean;
  close(): void;
}
