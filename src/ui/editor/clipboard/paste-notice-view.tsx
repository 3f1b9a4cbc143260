import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { pasteMessages } from './messages.ts';
import { pasteNotice } from './paste-notice.ts';
import css from './paste-notice-view.css';

/** Says under the text that what was pasted is not in it, and why. */
export function PasteNoticeView() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(pasteMessages);
  const notice = pasteNotice(useEditor());
  if (notice.value === undefined) return null;
  return (
    <div className="editor-paste-notice">
      <InlineAlert
        tone="danger"
        title={t('tooLarge')}
        onDismiss={() => {
          notice.value = undefined;
        }}
      >
        {t('tooLargeWhy', { size: Math.max(Math.round(notice.value.size / 100_000) / 10, 0.1) })}
      </InlineAlert>
    </div>
  );
}
