import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isInTable } from '../model/editor-status.ts';

/**
 * Where ProseMirror would bring the caret into sight, it asks every ancestor for its style, at every key. As long as the
 * whole box around the text is in sight, it is enough that the caret is within.
 */
export function seenCaret(box: HTMLElement): { isSeen(view: EditorView): boolean; stop(): void } {
  let isWhole = false;
  const observer = new IntersectionObserver(
    (entries) => {
      isWhole = (entries.at(-1)?.intersectionRatio ?? 0) > 0.99;
    },
    { threshold: [0.99, 1] },
  );
  observer.observe(box);
  return {
    isSeen(view) {
      const { selection } = view.state;
      // A table may scroll within itself.
      if (!isWhole || !(selection instanceof TextSelection) || isInTable(selection.$head)) return false;
      const caret = view.coordsAtPos(selection.head, 1);
      const seen = box.getBoundingClientRect();
      return (
        caret.top >= seen.top + margin &&
        caret.bottom <= seen.bottom - margin &&
        caret.left >= seen.left + margin &&
        caret.right <= seen.right - margin
      );
    },
    stop: () => observer.disconnect(),
  };
}

/** CSS pixels, as ProseMirror keeps them. */
const margin = 5;
