import { computed } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { jsonText } from '../../../base/json-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { TrashIcon } from '../../icon/action-icons.tsx';
import { WarningIcon } from '../../icon/later-icons.tsx';
import { RefreshIcon } from '../../icon/list-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { type EditorFiles, editorFiles } from '../files/editor-files.ts';
import { changeImage, removeImage, type SelectedImage, selectedImage } from '../image/image-commands.ts';
import { imageMessages } from '../image/messages.ts';
import { useEditor } from '../model/editor-context.ts';
import { TextPopup } from '../popup/text-popup.tsx';
import type { ImageAttributes } from '../schema/inline.ts';
import css from './image.css';
import { ImageDialog } from './image-dialog.tsx';
import { DetailsIcon, OriginalSizeIcon } from './image-icons.tsx';
import { imageToolsPlugin, isHeld } from './image-tools-plugin.ts';
import { sizeOf } from './resize-frame.ts';

/** What can be done with the selected image: beside it, and in a dialog. */
export function ImageTools() {
  useSignals();
  useThemedStyles(css);
  const editor = useEditor();
  const { model, openDialog } = editor;
  const files = editorFiles(editor);
  useEffect(() => model.addPlugins([imageToolsPlugin(editor, files)]), [editor, files, model]);
  useNotes();

  // The same object until another image is selected, or this one is another: not at every key.
  const selected = useMemo(() => {
    let last: SelectedImage | undefined;
    return computed(() => {
      const now = model.isEditable.value ? selectedImage(model.state.value) : undefined;
      if (now?.node !== last?.node || now?.position !== last?.position) last = now;
      return last;
    });
  }, [model]);
  const image = selected.value;
  useImageNews(image);

  const isAsked = openDialog.value === 'image-text';
  useEffect(() => {
    if (isAsked && !image) openDialog.value = undefined;
  }, [isAsked, image, openDialog]);
  const [dismissed, setDismissed] = useState<number>();
  if (image === undefined && dismissed !== undefined) setDismissed(undefined);
  if (!image) return null;
  if (isAsked) return <ImageDialog image={image} onClose={() => (openDialog.value = undefined)} />;
  if (dismissed === image.position) return null;
  return <ImagePopup image={image} files={files} onClose={() => setDismissed(image.position)} />;
}

interface ImagePopupProps {
  image: SelectedImage;
  files: EditorFiles;
  onClose(): void;
}

function ImagePopup({ image, files, onClose }: ImagePopupProps) {
  useSignals();
  const t = useMessages(imageMessages);
  const { model, openDialog, announce } = useEditor();
  const { alt, src, cid, width, height } = image.node.attrs as ImageAttributes;
  const upload = cid === null ? files.images.states.value.get(src) : undefined;
  const view = model.view.value;
  const box = view?.nodeDOM(image.position);
  const [, setLoaded] = useState(0);
  const picture = box instanceof HTMLElement ? box.querySelector('img') : null;
  useEffect(() => {
    const onLoad = () => setLoaded((count) => count + 1);
    picture?.addEventListener('load', onLoad);
    return () => picture?.removeEventListener('load', onLoad);
  }, [picture]);
  if (!(box instanceof HTMLElement)) return null;

  const size = files.draggedSize.value ?? sizeOf(box);
  const details = () => {
    openDialog.value = 'image-text';
  };
  const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };
  return (
    <TextPopup
      className="editor-image-tools"
      role="group"
      aria-label={t('image')}
      rectangle={() => around(box)}
      place={`${image.position} ${width} ${height} ${size.width} ${size.height}`}
      onClose={onClose}
    >
      {upload?.kind === 'failed' && (
        <>
          <span className="editor-image-fault">
            <WarningIcon size={14} />
            {t('failed')}
          </span>
          <IconButton {...keepFocus} icon={RefreshIcon} label={t('retry')} onClick={() => files.images.retry(src)} />
        </>
      )}
      {alt === '' ? (
        <Button {...keepFocus} variant="ghost" size="small" icon={DetailsIcon} onClick={details}>
          {t('addText')}
        </Button>
      ) : (
        <IconButton {...keepFocus} icon={DetailsIcon} label={t('details')} onClick={details} />
      )}
      {!isHeld(box) && (
        <>
          {/* Width first, also where reading goes from right to left. */}
          <span className="editor-image-size numeric" dir="ltr">
            {t('size', { width: size.width, height: size.height })}
          </span>
          <IconButton
            {...keepFocus}
            icon={OriginalSizeIcon}
            label={t('original')}
            disabled={width === 0 && height === 0}
            onClick={() => model.run(changeImage({ width: 0, height: 0 }))}
          />
        </>
      )}
      <IconButton
        {...keepFocus}
        icon={TrashIcon}
        label={t('remove')}
        onClick={() => {
          model.run(removeImage);
          announce(t('removed'));
        }}
      />
    </TextPopup>
  );
}

/** With its handles. */
function around(box: HTMLElement): DOMRect {
  const { x, y, width, height } = box.getBoundingClientRect();
  return new DOMRect(x - 6, y - 6, width + 12, height + 12);
}

/** The words that images in the text are marked with: they are drawn by styles, which know no language. */
function useNotes() {
  const t = useMessages(imageMessages);
  const { model } = useEditor();
  const view = model.view.value;
  useEffect(() => {
    const surface = view?.dom.parentElement;
    for (const name of ['unnamed', 'failed', 'uploading'] as const) {
      surface?.style.setProperty(`--editor-image-${name}`, jsonText(t(name)));
    }
  }, [view, t]);
}

/** Says which image is selected, and how large a key has made it. */
function useImageNews(image: SelectedImage | undefined) {
  const t = useMessages(imageMessages);
  const { announce } = useEditor();
  const last = useRef<SelectedImage>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = image;
    if (!image || image.node === before?.node) return;
    const { alt, width, height } = image.node.attrs as ImageAttributes;
    if (before?.position === image.position) {
      const was = before.node.attrs as ImageAttributes;
      if (width > 0 && (was.width !== width || was.height !== height)) announce(t('resized', { width, height }));
      return;
    }
    announce(alt === '' ? t('selectedUnnamed') : t('selected', { name: alt }));
  }, [image, announce, t]);
}
