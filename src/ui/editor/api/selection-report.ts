/** Tells the owner, once a frame at most, what a toolbar of its own would show. */

import { type EditorState, Plugin } from 'prosemirror-state';
import { toggles } from '../commands/text-marks.ts';
import type { ToggleName } from '../model/command-names.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { EditorSelection } from '../model/editor-types.ts';
import { characterCounter, selectedCharacterCount } from './character-count.ts';

export function selectionReport({ model, callbacks }: EditorServices): Plugin {
  const count = characterCounter();
  let reported: EditorState | undefined;
  let frame = 0;

  function tell() {
    frame = 0;
    const { onSelectionChange } = callbacks();
    const state = model.state.peek();
    const isSame =
      reported?.doc === state.doc &&
      reported.selection.eq(state.selection) &&
      reported.storedMarks === state.storedMarks;
    reported = state;
    if (onSelectionChange && !isSame) onSelectionChange(selectionOf(state));
  }

  function selectionOf({ doc, selection }: EditorState): EditorSelection {
    const { marks, alignment, isEmpty, selection: kind, allowsMarks: _, ...rest } = model.status.peek();
    return {
      ...rest,
      marks: (Object.keys(toggles) as ToggleName[]).filter((name) => marks.has(toggles[name].mark)),
      alignment: alignment ?? 'start',
      selected: kind,
      isEmpty: selection.empty,
      isTextEmpty: isEmpty,
      characters: count(doc),
      selectedCharacters: selectedCharacterCount(selection, doc),
    };
  }

  const tellSoon = () => {
    frame ||= requestAnimationFrame(tell);
  };
  return new Plugin({
    view() {
      tellSoon();
      return {
        update: tellSoon,
        destroy() {
          cancelAnimationFrame(frame);
          frame = 0;
        },
      };
    },
  });
}
