import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { pasteMessages } from './messages.ts';
import { pasteNotice } from './paste-notice.ts';
import css from './paste-notice-view.css';

/** Says under the text that what was pasted, or some of it, is not in it, and why. */
export function PasteNoticeView() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(pasteMessages);
  const notice = pasteNotice(useEditor());
  const shown = notice.value;
  if (shown === undefined) return null;
  const isTooLarge = shown.is === 'tooLarge';
  return (
    <div className="editor-paste-notice">
      <InlineAlert
        tone={isTooLarge ? 'danger' : 'warning'}
        title={isTooLarge ? t('tooLarge') : t('lost', { count: shown.pictures })}
        onDismiss={() => {
          notice.value = undefined;
        }}
      >
        {isTooLarge ? t('tooLargeWhy', { size: Math.max(Math.round(shown.size / 100_000) / 10, 0.1) }) : t('lostWhy')}
      </InlineAlert>
    </div>
  );
}
