/** What a page puts into the text: as one step of the history, where the caret is or was. */
import type { Slice } from 'prosemirror-model';
import { type EditorState, Selection } from 'prosemirror-state';
import { sliceWithAtoms } from '../atom/with-atoms.ts';
import { permittedSlice } from '../clipboard/permitted-slice.ts';
import { textSlice } from '../clipboard/plain-text.ts';
import { sliceOfBody } from '../clipboard/read-slice.ts';
import { inertBody } from '../html/inert-body.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { InsertedContent } from '../model/editor-types.ts';
import { asOwnStep } from '../plugins/typed-text.ts';

/**
 * In the place of what is selected; before anybody has been in the text, at its end. The focus stays where it is. False
 * where nothing can be put in: the text can’t be edited now, or there is nothing in it that the text may hold.
 */
export function insertContent(editor: EditorServices, content: InsertedContent): boolean {
  const { model } = editor;
  const isHtml = typeof content === 'object' && typeof content?.html === 'string';
  if (typeof content !== 'string' && !isHtml) {
    throw new TypeError('insert takes a text, or { html } for formatted text, so nothing was inserted.');
  }
  return model.perform((state, dispatch) => {
    const place = model.hasCaret ? state.selection : Selection.atEnd(state.doc);
    const read = permittedSlice(readContent(editor, state, content, place), editor.permissions());
    const slice = sliceWithAtoms(read, place.$from, editor.atoms.peek());
    if (slice.size === 0) return false;
    const { tr, storedMarks } = state;
    asOwnStep(tr.setSelection(place).replaceSelection(slice));
    if (!tr.docChanged) return false;
    // Whoever had chosen bold types on in bold.
    dispatch?.(typeof content === 'string' ? tr.setStoredMarks(storedMarks) : tr);
    return true;
  });
}

function readContent(
  editor: EditorServices,
  state: EditorState,
  content: InsertedContent,
  { $from }: Selection,
): Slice {
  const marks = state.storedMarks ?? $from.marks();
  if (typeof content === 'string') return textSlice(content, $from, marks);
  const body = inertBody(content.html, editor.policy());
  return $from.parent.type.spec.code ? textSlice(body.textContent ?? '', $from, marks) : sliceOfBody(body, $from);
}
