import { useSignals } from '@preact/signals-react/runtime';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import type { LostParts } from './lost-parts.ts';
import { pasteMessages } from './messages.ts';
import { pasteNotice } from './paste-notice.ts';
import css from './paste-notice-view.css';

/** Says under the text that what was pasted, or some of it, is not in it, and why. */
export function PasteNoticeView() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(pasteMessages);
  const lostWords = useLostWords();
  const notice = pasteNotice(useEditor());
  const shown = notice.value;
  if (shown === undefined) return null;
  const isTooLarge = shown.is === 'tooLarge';
  const { title, why } = isTooLarge
    ? {
        title: t('tooLarge'),
        why: t('tooLargeWhy', { size: Math.max(Math.round(shown.size / 100_000) / 10, 0.1) }),
      }
    : lostWords(shown);
  return (
    <div className="editor-paste-notice">
      <InlineAlert
        tone={isTooLarge ? 'danger' : 'warning'}
        title={title}
        onDismiss={() => {
          notice.value = undefined;
        }}
      >
        {why}
      </InlineAlert>
    </div>
  );
}

const kinds = ['pictures', 'media', 'embedded', 'fields'] as const;

function useLostWords(): (lost: LostParts) => { title: string; why: string } {
  const t = useMessages(pasteMessages);
  const { permissions } = useEditor();
  const locale = useLocale();
  return (lost) => {
    const found = kinds.filter((kind) => lost[kind] > 0);
    const pictureReason = permissions().images ? t('lostWhy') : t('forbidden');
    if (found.join() === 'pictures') return { title: t('lost', { count: lost.pictures }), why: pictureReason };
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    return {
      title: t('lostParts', { parts: list.format(found.map((kind) => t(kind, { count: lost[kind] }))) }),
      why: t('lostPartsWhy'),
    };
  };
}
