import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { SkeletonLines } from '../../skeleton/skeleton.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { UntrustedText } from '../../untrusted-text.tsx';
import { useEditor } from '../model/editor-context.ts';
import type { Mention } from '../model/editor-types.ts';
import { TextPopup } from '../popup/text-popup.tsx';
import type { MentionFace } from './mention-model.ts';
import { chooseMention, currentMention, dismissMentions, mentionsOf } from './mention-plugin.ts';
import css from './mention-popup.css';
import { mentionMessages } from './messages.ts';
import { descriptionOf } from './read-mentions.ts';

/** Who can be mentioned, under the @. The focus, and with it what is typed, stays in the text. */
export function MentionPopup() {
  useSignals();
  const editor = useEditor();
  const mentions = mentionsOf(editor);
  const t = useMessages(mentionMessages);
  const { announce } = editor;
  const chosen = mentions.chosen.value;
  useEffect(() => {
    if (chosen) announce(t('chosen', { label: chosen.label }));
  }, [announce, chosen, t]);
  const face = mentions.face.value;
  return face === 'closed' ? null : <OpenPopup face={face} />;
}

function OpenPopup({ face }: { face: Exclude<MentionFace, 'closed'> }) {
  useSignals();
  useThemedStyles(css);
  const editor = useEditor();
  const { model } = editor;
  const mentions = mentionsOf(editor);
  const t = useMessages(mentionMessages);
  const id = useId();
  const suggestions = mentions.suggestions.value;
  const active = mentions.active.value;
  const shownRows = useShownRows(face, suggestions.length);
  useReference(face === 'ready' ? id : undefined, `${id}-${active}`);
  useAnnouncedFace(face, suggestions);

  // Where the @ is, while it is: another place in the document is another place on the page.
  const from = currentMention(model.state.peek())?.from;
  function rectangle() {
    const view = model.view.peek();
    const at = currentMention(model.state.peek())?.from;
    if (!view || at === undefined) return undefined;
    const { left, right, top, bottom } = view.coordsAtPos(at);
    return new DOMRect(left, top, right - left, bottom - top);
  }

  return (
    <TextPopup
      className="mention-popup"
      part="mentions"
      placement="bottom-start"
      rectangle={rectangle}
      place={from}
      aria-busy={face === 'loading' || undefined}
      onClose={() => dismissMentions(editor)}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {face === 'ready' && (
        <div className="mention-list" role="listbox" id={id} aria-label={t('label')}>
          {suggestions.map((mention, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's, which names the active option
            // biome-ignore lint/a11y/useFocusableInteractive: likewise, it never has the focus
            <div
              key={mention.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={index === active ? 'mention-option mention-option-active' : 'mention-option'}
              onMouseMove={() => mentions.point(index)}
              onClick={() => chooseMention(editor, mention)}
            >
              <Suggestion mention={mention} />
            </div>
          ))}
        </div>
      )}
      {face === 'loading' && (
        <div role="status" aria-label={t('loading')}>
          <SkeletonLines count={shownRows} className="mention-option mention-skeleton" />
        </div>
      )}
      {face === 'empty' && <div className="mention-note">{t('none')}</div>}
      {face === 'failed' && (
        <div className="mention-failure">
          <span className="mention-failure-text">{t('failed')}</span>
          <Button size="small" tabIndex={-1} onClick={() => mentions.retry()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </TextPopup>
  );
}

function Suggestion({ mention }: { mention: Mention }) {
  const description = descriptionOf(mention);
  return (
    <>
      <UntrustedText text={mention.label} className="mention-label" />
      {description !== undefined && <UntrustedText text={description} className="mention-description" />}
    </>
  );
}

/** As many as there were, so that nothing jumps while somebody types on. */
function useShownRows(face: MentionFace, count: number): number {
  const [rows, setRows] = useState(3);
  if (face === 'ready' && rows !== count) setRows(count);
  return rows;
}

/** The text tells a screen reader which option is the active one. */
function useReference(list: string | undefined, option: string) {
  const { model } = useEditor();
  useLayoutEffect(() => {
    const text = model.view.peek()?.dom;
    if (!text || list === undefined) return;
    text.setAttribute('aria-autocomplete', 'list');
    text.setAttribute('aria-controls', list);
    text.setAttribute('aria-activedescendant', option);
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) text.removeAttribute(name);
    };
  }, [model, list, option]);
}

function useAnnouncedFace(face: MentionFace, suggestions: readonly Mention[]) {
  const { announce } = useEditor();
  const t = useMessages(mentionMessages);
  useEffect(() => {
    if (face === 'empty') announce(t('none'));
    if (face === 'failed') announce(t('failedKey'));
    if (face === 'ready') announce(t('found', { count: suggestions.length, label: suggestions[0]?.label ?? '' }));
  }, [announce, face, suggestions, t]);
}
