import type { ReactNode } from 'react';
import { contains } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './field-range.css';

/** Two ends beside each other, below each other where there is no room. `onLeave`: the focus went from both. */
export function FieldRange({ from, to, onLeave }: { from: ReactNode; to: ReactNode; onLeave(): void }) {
  useThemedStyles(css);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves both ends
    <div
      className="field-range-frame"
      onBlur={(event) => {
        if (!contains(event.currentTarget, event.relatedTarget)) onLeave();
      }}
    >
      <div className="field-range">
        {from}
        <span className="field-range-dash" aria-hidden="true">
          –
        </span>
        {to}
      </div>
    </div>
  );
}

interface End {
  shownProblem: string | undefined;
}

/** Which of the two a shown error marks: the one whose own it is, else both. */
export function isEndWrong(error: string | undefined, own: End, other: End): true | undefined {
  if (error === undefined) return undefined;
  return own.shownProblem !== undefined || other.shownProblem === undefined || undefined;
}
