import { useEffect, useState } from 'react';
import { activeElement, contains } from '../../shadow-dom.ts';
import { useEditor } from '../model/editor-context.ts';

/** Whether the focus is in the text or in anything around it: what belongs to a selection is shown only then. */
export function useEditorFocus(): boolean {
  const { model } = useEditor();
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const frame = model.view.peek()?.dom.closest<HTMLElement>('.editor');
    if (!frame) return;
    const look = () => setHasFocus(contains(frame, activeElement(frame.ownerDocument)));
    // Between a focus that goes and one that comes nothing has it.
    const lookSoon = () => queueMicrotask(look);
    look();
    frame.addEventListener('focusin', look);
    frame.addEventListener('focusout', lookSoon);
    return () => {
      frame.removeEventListener('focusin', look);
      frame.removeEventListener('focusout', lookSoon);
    };
  }, [model]);
  return hasFocus;
}
