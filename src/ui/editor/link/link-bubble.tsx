import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { rectangleOf } from '../popup/rectangle-of.ts';
import { TextPopup } from '../popup/text-popup.tsx';
import { useEditorFocus } from '../popup/use-editor-focus.ts';
import css from './link-bubble.css';
import { LinkForm } from './link-form.tsx';
import { EditIcon, OpenIcon, UnlinkIcon } from './link-icons.tsx';
import { type LinkMode, type LinkModel, linkOf } from './link-model.ts';
import { linkMessages } from './messages.ts';

/** Beside a link: its address with what can be done with it, or an input for another one. Spec 003 §2 and §4. */
export function LinkBubble() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(linkMessages);
  const editor = useEditor();
  const link = linkOf(editor);
  const mode = link.mode.value;
  const hasFocus = useEditorFocus();
  const view = editor.model.view.value;
  const isEditing = mode.kind === 'edit';

  useEffect(() => {
    const text = view?.dom;
    if (!isEditing || !text) return;
    // Back in the text by a press: what was begun is over.
    text.addEventListener('focus', link.leave);
    return () => text.removeEventListener('focus', link.leave);
  }, [isEditing, link, view]);

  if (!view || editor.source.isOpen.value || mode.kind === 'hidden' || (mode.kind === 'shown' && !hasFocus))
    return null;
  const range = () => (mode.kind === 'shown' ? mode.place : editor.model.state.peek().selection);
  return (
    <TextPopup
      className="link-bubble"
      part="link-bubble"
      role={isEditing ? 'dialog' : 'group'}
      aria-label={t('bubble')}
      placement="bottom-start"
      place={mode}
      rectangle={() => rectangleOf(view, range().from, range().to)}
      onMouseDown={(event) => {
        // A press on a button leaves the focus where it is.
        if ((event.target as Element).closest('input') === null) event.preventDefault();
      }}
      onClose={(reason) => {
        if (reason === 'outside') link.leave();
        else if (isEditing) link.cancel();
        else link.dismiss();
      }}
    >
      {mode.kind === 'shown' ? <LinkShown link={link} mode={mode} /> : <LinkForm link={link} />}
    </TextPopup>
  );
}

function LinkShown({ link, mode }: { link: LinkModel; mode: Extract<LinkMode, { kind: 'shown' }> }) {
  useSignals();
  const t = useMessages(linkMessages);
  const { isEditable } = useEditor().model;
  const href = mode.place.mark.attrs.href as string;
  return (
    <>
      <a
        className="link-bubble-address"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('open', { address: href })}
      >
        <span className="link-bubble-text" dir="ltr">
          {href}
        </span>
        <OpenIcon size={14} />
      </a>
      {isEditable.value && (
        <>
          <IconButton icon={EditIcon} label={t('edit')} onClick={() => link.edit()} />
          <IconButton icon={UnlinkIcon} label={t('remove')} onClick={() => link.remove()} />
        </>
      )}
    </>
  );
}
