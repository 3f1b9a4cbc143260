import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/icon.tsx';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconComponent | undefined;
  /** A number or a word behind the label: how many there are. */
  badge?: string | undefined;
  /** What is wrong in it, in words: it is marked. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Its content, from the first time it is shown; it stays, hidden, while others are shown. */
  renderer(): ReactNode;
}
