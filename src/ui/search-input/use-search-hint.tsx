import { type ReactNode, useId } from 'react';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './search-hint.css';

export interface SearchHint {
  id: string;
  view: ReactNode;
}

/** Shown under a `SearchInput` while it has the focus: what is missing, what may be typed. */
export function useSearchHint(text: string | undefined): SearchHint | undefined {
  useThemedStyles(css);
  const id = useId();
  if (text === undefined) return undefined;
  const view = (
    <span id={id} className="search-input-hint">
      {text}
    </span>
  );
  return { id, view };
}
