/** Puts into the document what was pasted or dropped from elsewhere. Source: spec 003 §3, §4, §5. */
import { Fragment, type ResolvedPos, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import type { EditorSurroundings } from '../editor-context.ts';
import { schema } from '../schema/schema.ts';
import type { Incoming } from './late-clipboard.ts';
import { readSlice } from './read-slice.ts';

export function receive(editor: EditorSurroundings, view: EditorView, incoming: Incoming): void {
  const { state } = view;
  const $at = incoming.at === undefined ? state.selection.$from : state.doc.resolve(incoming.at);
  insertSlice(view, sliceOf(editor, incoming, $at), incoming.at);
}

function sliceOf(editor: EditorSurroundings, { html, text, isPlain }: Incoming, $at: ResolvedPos): Slice {
  if (html === '' || isPlain || $at.parent.type.spec.code) return textSlice(text, $at);
  try {
    return readSlice(html, editor.policy(), $at);
  } catch (error) {
    editor.report(error);
    return textSlice(text, $at);
  }
}

/** One paragraph for each line; within code, the text as it is. */
function textSlice(text: string, $at: ResolvedPos): Slice {
  const normal = text.replaceAll(/\r\n?/g, '\n');
  if ($at.parent.type.spec.code) return new Slice(Fragment.from(schema.text(normal)), 0, 0);
  const marks = $at.marks();
  const paragraphs = normal
    .split(/\n+/)
    .map((line) => schema.nodes.paragraph.create(null, line === '' ? null : schema.text(line, marks)));
  return Slice.maxOpen(Fragment.from(paragraphs));
}

function insertSlice(view: EditorView, slice: Slice, at: number | undefined) {
  if (slice.size === 0) return;
  const event = new ClipboardEvent('paste');
  // Tables take what is pasted into several of their cells.
  if (at === undefined && view.someProp('handlePaste', (handle) => handle(view, event, slice))) return;
  const { tr } = view.state;
  if (at === undefined) tr.replaceSelection(slice);
  else tr.replaceRange(at, at, slice);
  view.dispatch(
    tr
      .scrollIntoView()
      .setMeta('paste', true)
      .setMeta('uiEvent', at === undefined ? 'paste' : 'drop'),
  );
  view.focus();
}
