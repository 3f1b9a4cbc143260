import type { ReactNode } from 'react';
import { ForwardIcon } from '../../ui/icon/later-icons.tsx';

export interface HelpEntryProps {
  title: string;
  text: string;
  isBusy?: boolean;
  /** In the place of the arrow. */
  children?: ReactNode;
  onPress(): void;
}

/** A way on from the panel's first view. */
export function HelpEntry({ title, text, isBusy, children, onPress }: HelpEntryProps) {
  return (
    <button type="button" className="help-entry" part="entry" aria-busy={isBusy || undefined} onClick={onPress}>
      <span className="help-entry-words">
        <span className="help-entry-title">{title}</span>
        <span className="help-muted">{text}</span>
      </span>
      {children ?? <ForwardIcon />}
    </button>
  );
}
