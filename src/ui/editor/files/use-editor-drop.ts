import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { carriesFiles, droppedFiles } from '../../file-upload/dropped-files.ts';
import { mayHaveAttachments, mayHaveImages } from '../image/permitted-files.ts';
import { useEditor } from '../model/editor-context.ts';
import { takeFiles } from './take-files.ts';

/** Which words tell what may be dropped now. */
type Offer = 'drop' | 'dropImages' | 'dropFiles';

/**
 * Files that are dragged over the editor, its toolbar and what is under its text included: a browser opens a file that
 * nobody takes in the place of the page, and all that was typed is gone. What falls on the text itself is the text's.
 */
export function useEditorDrop(box: RefObject<HTMLElement | null>): Offer | undefined {
  const editor = useEditor();
  const [isOver, setOver] = useState(false);
  const view = editor.model.view;

  const offer = (): Offer | undefined => {
    if (!editor.model.isEditable.peek()) return undefined;
    if (mayHaveAttachments(editor)) return mayHaveImages(editor) ? 'drop' : 'dropFiles';
    return mayHaveImages(editor) ? 'dropImages' : undefined;
  };
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    const canTake = offer() !== undefined;
    if (event.dataTransfer) event.dataTransfer.dropEffect = canTake ? 'copy' : 'none';
    setOver(canTake);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const shown = view.peek();
    if (!event.dataTransfer || !carriesFiles(event.dataTransfer) || event.defaultPrevented) return;
    event.preventDefault();
    if (shown) takeFiles(editor, shown, droppedFiles(event.dataTransfer).files, undefined, undefined);
  });

  useLayoutEffect(() => {
    const frame = box.current?.closest<HTMLElement>('.editor');
    if (!frame) return;
    const leave = () => setOver(false);
    const onLeave = (event: DragEvent) => {
      // Entering a child comes before leaving its parent.
      if (!(event.relatedTarget instanceof Node) || !frame.contains(event.relatedTarget)) leave();
    };
    frame.addEventListener('dragenter', onDrag);
    frame.addEventListener('dragover', onDrag);
    frame.addEventListener('dragleave', onLeave);
    frame.addEventListener('drop', onDrop);
    document.addEventListener('dragend', leave);
    return () => {
      frame.removeEventListener('dragenter', onDrag);
      frame.removeEventListener('dragover', onDrag);
      frame.removeEventListener('dragleave', onLeave);
      frame.removeEventListener('drop', onDrop);
      document.removeEventListener('dragend', leave);
    };
  }, [box]);

  useEffect(() => {
    box.current?.closest('.editor')?.classList.toggle('editor-files-over', isOver);
  }, [box, isOver]);
  return isOver ? offer() : undefined;
}
