import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useEditor } from '../../model/editor-context.ts';

interface SelectedText {
  from: number;
  to: number;
}

/** The range of text that is selected and can be formatted; the same object while it is the same range. */
export function useSelectedText(): SelectedText | undefined {
  useSignals();
  const { model } = useEditor();
  const last = useRef<SelectedText>(undefined);
  return useComputed(() => {
    const { selection, allowsMarks } = model.status.value;
    if (selection !== 'text' || !allowsMarks || !model.isEditable.value) return undefined;
    const { from, to } = model.state.value.selection;
    if (last.current?.from !== from || last.current.to !== to) last.current = { from, to };
    return last.current;
  }).value;
}
