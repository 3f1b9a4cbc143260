import { type DragEvent, useRef, useState } from 'react';
import { carriesFiles, type DroppedFiles, droppedFiles } from './dropped-files.ts';

export interface FileDrop {
  /** Files are held over it. */
  isOver: boolean;
  handlers: Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent<HTMLElement>) => void>;
}

/**
 * Files dragged onto an element. Where they cannot be taken they are refused rather than ignored: a browser opens a
 * file that nobody takes in the place of the page, and all that was typed there is gone.
 */
export function useFileDrop(canTake: boolean, onFiles: (dropped: DroppedFiles) => void): FileDrop {
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  const offer = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return false;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = canTake ? 'copy' : 'none';
    return true;
  };

  return {
    isOver: isOver && canTake,
    handlers: {
      onDragEnter(event) {
        if (!offer(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: offer,
      onDragLeave(event) {
        if (!carriesFiles(event.dataTransfer)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event) {
        if (!offer(event)) return;
        leave();
        if (canTake) onFiles(droppedFiles(event.dataTransfer));
      },
    },
  };
}
