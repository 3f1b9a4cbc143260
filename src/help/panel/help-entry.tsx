import { useMessages } from '../../host/use-host.ts';
import { ForwardIcon } from '../../ui/icon/later-icons.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { helpMessages } from '../help-messages.ts';

export interface HelpEntryProps {
  title: string;
  text: string;
  isExternal?: boolean;
  isBusy?: boolean;
  onPress(): void;
}

/** A way on from the panel's first view. */
export function HelpEntry({ title, text, isExternal = false, isBusy = false, onPress }: HelpEntryProps) {
  const t = useMessages(helpMessages);
  return (
    <button type="button" className="help-entry" part="entry" aria-busy={isBusy || undefined} onClick={onPress}>
      <span className="help-entry-words">
        <span className="help-entry-title">{title}</span>
        <span className="help-muted">{text}</span>
      </span>
      {isBusy ? <Spinner /> : <ForwardIcon />}
      {isExternal && <span className="visually-hidden">({t('opensInTab')})</span>}
    </button>
  );
}
