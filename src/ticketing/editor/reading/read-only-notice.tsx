import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useReadingMessages } from './reading-messages.ts';

export interface ReadOnlyNoticeProps {
  /** There is nothing to look at yet. */
  isNew: boolean;
}

/** Why nothing can be changed. */
export function ReadOnlyNotice({ isNew }: ReadOnlyNoticeProps) {
  const t = useReadingMessages();
  return (
    <div className="editor-notice">
      <InlineAlert>{t(isNew ? 'create' : 'view')}</InlineAlert>
    </div>
  );
}
