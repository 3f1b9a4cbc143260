/** What can be chosen, in every control that offers choices; and where choices come from when they are many. */
import type { IconComponent } from '../icon/make-icon.ts';

export interface Option {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
  /** Why it is disabled, shown under its label. */
  disabledReason?: string;
  /** Heading under which it stands; options of one group follow each other. */
  group?: string;
  icon?: IconComponent;
  /** Choosing it does something: it is none of those that were found, and not chosen with all of them. */
  isAction?: boolean;
}

export interface OptionQuery {
  /** What was typed, trimmed. */
  search: string;
  /** From 0. */
  page: number;
  pageSize: number;
  signal: AbortSignal;
}

export interface OptionPage {
  options: readonly Option[];
  hasMore: boolean;
}

/** Asked page by page as somebody scrolls, and anew as somebody types. */
export type LoadOptions = (query: OptionQuery) => Promise<OptionPage>;
