import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useEditor } from '../model/editor-context.ts';
import type { EditorCallbacks, GivenAttachment } from '../model/editor-types.ts';
import { AttachmentList } from './attachment-list.tsx';
import css from './attachments.css';
import { type EditorFiles, editorFiles, endEditorFiles } from './editor-files.ts';
import { FileNotices } from './file-notices.tsx';
import { editorFileMessages } from './messages.ts';
import { useEditorDrop } from './use-editor-drop.ts';

/** Images and attachments of an editor: what stands under the text. */
export function FilesView() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(editorFileMessages);
  const editor = useEditor();
  const files = editorFiles(editor);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => endEditorFiles(editor), [editor]);
  const acts = useOwner(files);

  const unfinished = files.isBusy.value ? t('uploading') : undefined;
  const tell = useEffectEvent((message: string | undefined) => editor.callbacks().onUnfinished?.(message));
  useEffect(() => tell(unfinished), [unfinished]);
  const over = useEditorDrop(box);
  // To the card that took the place of one that went, else to whatever is left here, else back to the text.
  const removed = useRef(0);
  const heir = () => {
    const rows = [...(box.current?.querySelectorAll('.editor-attachments > li') ?? [])];
    const row = rows[Math.min(removed.current, rows.length - 1)] ?? box.current;
    return [...(row?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1) ?? editor.model.view.peek()?.dom;
  };
  useKeptFocus(box, heir, true);

  return (
    <div ref={box} className="editor-files">
      <FileNotices files={files} />
      <AttachmentList
        model={files.attachments}
        {...acts}
        onRemove={(index) => {
          removed.current = index;
        }}
      />
      {over !== undefined && (
        <p className="editor-drop-hint" aria-hidden="true">
          {t(over)}
        </p>
      )}
    </div>
  );
}

/** What the owner gives now. At every rendering, and not before it is over: then the newest of it is there. */
function useOwner(files: EditorFiles) {
  const editor = useEditor();
  const given = useRef<readonly GivenAttachment[]>(undefined);
  const [acts, setActs] = useState<Pick<EditorCallbacks, 'onPreviewAttachment' | 'onDownloadAttachment'>>({});
  useEffect(() => {
    const { attachments, onPreviewAttachment, onDownloadAttachment } = editor.callbacks();
    if (attachments && attachments !== given.current) files.attachments.setStored(attachments);
    given.current = attachments;
    if (onPreviewAttachment !== acts.onPreviewAttachment || onDownloadAttachment !== acts.onDownloadAttachment) {
      setActs({ onPreviewAttachment, onDownloadAttachment });
    }
    files.refresh();
  });
  return acts;
}
