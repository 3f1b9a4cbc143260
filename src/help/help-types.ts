/** What the help panel and a host say to each other. */
import type { TicketCategory, TicketPriority } from './ticket-terms.ts';

/** Spec 000 §4, Help panel. */
export const helpViews = ['default', 'articleList', 'submitHelpTicket'] as const;
export type HelpView = (typeof helpViews)[number];

/** What a host may fill into the ticket form. What the user wrote is kept: only empty fields are filled. */
export interface HelpPrefill {
  subject?: string;
  /** Plain text. */
  body?: string;
  category?: TicketCategory;
  priority?: TicketPriority;
  /** Of the phone to be called; best as E.164. */
  phoneNumber?: string;
  files?: readonly File[];
}

export interface HelpOpening extends Omit<HelpPrefill, 'files'> {
  /** Default: `articleList` with a query, `submitHelpTicket` with a subject, body or category, else `default`. */
  view?: HelpView;
  /** Searched at once. */
  query?: string;
}

/** Which articles are suggested where: the first entry whose pattern fits the host page's route. */
export interface HelpRoute {
  /** `:name` stands for one step of the path, `*` at the end for all that follow: `/devices/:id/backup`, `/policies/*`. */
  route: string;
  /** What is searched for. */
  query: string;
}

export interface HelpOpenDetail {
  /** What asked for it. */
  reason: 'launcher' | 'method';
}

export interface HelpRoomDetail {
  /** Pixels of the page's width that a docked panel stands on; 0 where it is closed or covers all of it. */
  width: number;
}

export interface HelpCloseDetail {
  reason: 'button' | 'escape' | 'launcher' | 'method';
}

/** The ticket that is about to be sent, as the user sees it. */
export interface TicketOrder {
  subject: string;
  /** Text, or HTML where `isHtml`. */
  body: string;
  isHtml: boolean;
  priority: TicketPriority;
  /** Not in a federal environment. */
  category: TicketCategory | undefined;
  phoneNumber: string | undefined;
  wantsCall: boolean;
  /** E-mail addresses. */
  cc: readonly string[];
  /** Diagnostics included, where the user adds them. */
  files: readonly File[];
}

export interface TicketCreated extends TicketOrder {
  /** Where the backend tells it. */
  ticketId: string | undefined;
  /** Where it is followed, where the backend tells it. */
  ticketUrl?: string | undefined;
}
