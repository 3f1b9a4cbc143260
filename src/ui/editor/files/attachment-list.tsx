import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { FileCard } from '../../file-upload/file-card.tsx';
import { fileKind } from '../../file-upload/model/file-types.ts';
import { late } from '../../late.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import type { AttachmentValue, EditorCallbacks } from '../model/editor-types.ts';
import type { AttachmentItem, AttachmentModel } from './attachment-model.ts';
import css from './attachments.css';
import { downloadFile } from './download-file.ts';
import { editorFileMessages } from './messages.ts';

export interface AttachmentListProps extends Pick<EditorCallbacks, 'onPreviewAttachment' | 'onDownloadAttachment'> {
  model: AttachmentModel;
  /** The one at this place is about to go. */
  onRemove(index: number): void;
}

/** What is attached, as cards under the text. Source: spec 003 §2 (Attachment list). */
export function AttachmentList({ model, onRemove, onPreviewAttachment, onDownloadAttachment }: AttachmentListProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(editorFileMessages);
  const editor = useEditor();
  const [previewed, setPreviewed] = useState<AttachmentItem>();
  const items = model.items.value;
  const isFixed = !editor.model.isEditable.value;
  useAttachmentNews(items);
  if (items.length === 0) return null;

  const remove = (item: AttachmentItem, index: number) => {
    onRemove(index);
    model.remove(item.id);
    editor.announce(t('deleted', { name: item.name }));
  };

  return (
    <>
      <ul className="editor-attachments" aria-label={t('attachments')} part="attachments">
        {items.map((item, index) => {
          const { id, name, type, size, file, kind, progress } = item;
          const isStored = kind === 'stored';
          const preview = previewOf(item, onPreviewAttachment, () => setPreviewed(item));
          const download = downloadOf(item, onDownloadAttachment);
          return (
            <li key={id}>
              <FileCard
                file={{ name, type, size: size > 0 ? size : undefined }}
                content={file}
                variant={variantOf(item)}
                progress={progress === undefined ? undefined : progress / 100}
                onPreview={isStored ? preview : undefined}
                onDownload={isStored ? download : undefined}
                onDelete={isFixed ? undefined : () => remove(item, index)}
              />
            </li>
          );
        })}
      </ul>
      {previewed?.file && (
        <AttachmentPreview
          file={previewed.file}
          onDownload={downloadOf(previewed, onDownloadAttachment)}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </>
  );
}

const AttachmentPreview = late(async () => (await import('./attachment-preview.tsx')).AttachmentPreview);

type Act = ((attachment: AttachmentValue) => void) | undefined;

/** By the owner, or by ourselves what was chosen on this page and is a picture. */
function previewOf(item: AttachmentItem, own: Act, show: () => void): (() => void) | undefined {
  if (own) return () => own(publicValue(item));
  return item.file && fileKind(item) === 'image' ? show : undefined;
}

function downloadOf(item: AttachmentItem, own: Act): (() => void) | undefined {
  if (own) return () => own(publicValue(item));
  const { file } = item;
  return file && (() => downloadFile(file));
}

function publicValue({ id, name, type, size, cid, response }: AttachmentItem): AttachmentValue {
  return { id, name, type, size, cid, response };
}

function variantOf({ kind, progress }: AttachmentItem) {
  if (kind === 'waiting') return 'waiting';
  // All is sent; what the other side does with it has no measure.
  if (kind === 'uploading' && progress === 100) return 'processing';
  return progress === undefined ? 'ready' : 'uploading';
}

/** Tells of those that came and of those that are stored now. */
function useAttachmentNews(items: readonly AttachmentItem[]) {
  const t = useMessages(editorFileMessages);
  const { announce } = useEditor();
  const before = useRef(new Map<string, AttachmentItem['kind']>());
  const tell = useEffectEvent((now: readonly AttachmentItem[]) => {
    const isNew = ({ id, kind }: AttachmentItem) => kind !== 'stored' && !before.current.has(id);
    const added = now.filter(isNew).length;
    if (added > 0) announce(t('added', { count: added }));
    for (const { id, name, kind, file } of now) {
      // What was chosen here may be stored before this list is first drawn; what the owner gave has no file.
      if (kind === 'stored' && file && before.current.get(id) !== kind) announce(t('attached', { name }));
    }
    before.current = new Map(now.map(({ id, kind }) => [id, kind]));
  });
  useEffect(() => tell(items), [items]);
}
