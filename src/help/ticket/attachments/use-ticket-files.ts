import { useSignals } from '@preact/signals-react/runtime';
import type { ClipboardEvent, DragEvent } from 'react';
import { type DroppedFiles, droppedFiles } from '../../../ui/file-upload/dropped-files.ts';
import { type FileDrop, useFileDrop } from '../../../ui/file-upload/use-file-drop.ts';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';
import { uniqueFile } from '../unique-file.ts';

export interface TicketFiles extends FileDrop {
  onPaste(event: ClipboardEvent): void;
  add(dropped: DroppedFiles): void;
}

/** Files that are pasted or dropped anywhere in the form. What falls on formatted text is the editor's. */
export function useTicketFiles(model: TicketModel): TicketFiles {
  useSignals();
  const add = useAddFiles(model);
  const canTake = !model.isSubmitting.value;
  const { isOver, handlers } = useFileDrop(canTake, add);
  const elsewhere = (handle: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
    if (!isInEditor(event.target)) handle(event);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: elsewhere(handlers.onDragEnter),
      onDragOver: elsewhere(handlers.onDragOver),
      onDragLeave: elsewhere(handlers.onDragLeave),
      onDrop: elsewhere(handlers.onDrop),
    },
    onPaste(event) {
      const { files, folders } = droppedFiles(event.clipboardData);
      // Copied text of an office program brings a picture of itself along.
      const isText = event.clipboardData.getData('text/plain') !== '';
      if (!canTake || isText || files.length + folders.length === 0 || isInEditor(event.target)) return;
      event.preventDefault();
      const taken = [...model.files.files.peek()];
      // Every pasted picture is called image.png.
      const named = files.map((file) => {
        const unique = uniqueFile(file, taken);
        taken.push(unique);
        return unique;
      });
      add({ files: named, folders });
    },
    add,
  };
}

export function useAddFiles(model: TicketModel): (dropped: DroppedFiles) => void {
  const t = useTicketMessages();
  const announce = useAnnounce();
  return ({ files, folders }) => {
    const before = model.files.files.peek().length;
    model.files.add(files, folders);
    const added = model.files.files.peek().length - before;
    if (added > 0) announce(t('files.added', { count: added }));
  };
}

function isInEditor(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.editor') !== null;
}
