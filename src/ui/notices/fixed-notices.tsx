import type { ReactNode } from 'react';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './fixed-notices.css';

/** Around what shows notices in an element that takes no room: they stand over the lower edge of the window. */
export function FixedNotices({ children }: { children: ReactNode }) {
  useThemedStyles(css);
  return <div className="fixed-notices">{children}</div>;
}
