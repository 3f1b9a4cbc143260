import type { IconComponent } from '../icon/icon.tsx';

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconComponent | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled, as its tooltip. */
  disabledReason?: string | undefined;
  /** Makes it checkable: any number of check boxes, one of the radios between two separators or headings. */
  check?: 'checkbox' | 'radio' | undefined;
  checked?: boolean | undefined;
  /** A press on it ends the menu although it is checkable: nobody will want another of them. */
  endsMenu?: boolean | undefined;
  /** The keys that do the same, as they are to be read: Ctrl+K. Only shown. */
  shortcut?: string | undefined;
  /** Opens another menu beside it, in the place of doing something. */
  items?: MenuItems | undefined;
  /** What it does; left out only where it has `items`. */
  onSelect?(): void;
}

export type MenuItem = MenuAction | { id: string; separator: true } | { id: string; heading: string };

/** Known, or asked for each time the menu opens. */
export type MenuItems = readonly MenuItem[] | ((signal: AbortSignal) => Promise<readonly MenuItem[]>);

export interface MenuStart {
  /** What gets the focus: an item, the list itself, or nothing of it, when the pointer opened it in passing. */
  at: 'first' | 'last' | 'menu' | 'stay';
  /** Counts up when the focus is asked for again. */
  turn: number;
}
