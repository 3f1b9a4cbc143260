/**
 * What is pasted and dropped from elsewhere, read by code that comes with the first paste: what the clipboard holds is
 * taken out of the event, which is over when the code has come. ProseMirror's own reading goes through `innerHTML`.
 */
import type { EditorView } from 'prosemirror-view';
import type { EditorServices } from '../model/editor-context.ts';
import type { Incoming, receive } from './receive.ts';

type Receive = typeof receive;
let loaded: Receive | undefined;

/** Fetches the code ahead of the first paste. */
export async function loadClipboard(): Promise<Receive> {
  loaded ??= (await import('./receive.ts')).receive;
  return loaded;
}

export function onPaste(editor: EditorServices, view: EditorView, event: ClipboardEvent): boolean {
  const { clipboardData: data } = event;
  if (!data || !view.editable) return false;
  return take(editor, view, event, { ...contents(data), isPlain: isShiftHeld(view), at: undefined });
}

export function onDrop(editor: EditorServices, view: EditorView, event: DragEvent): boolean {
  const { dataTransfer: data } = event;
  // What is dragged within the editor is a slice already.
  if (!data || !view.editable || view.dragging) return false;
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  return take(editor, view, event, { ...contents(data), isPlain: false, at });
}

function take(editor: EditorServices, view: EditorView, event: Event, incoming: Incoming): boolean {
  if (incoming.files.length === 0 && incoming.html === '' && incoming.text === '') return false;
  event.preventDefault();
  if (loaded) loaded(editor, view, incoming);
  else takeLater(editor, view, incoming);
  return true;
}

/** What was pasted while the code is on its way, in its order. */
const waiting = new WeakMap<EditorServices, Incoming[]>();

/** The event is taken already: who pasted waits for the code, is told so, and can try again where it does not come. */
function takeLater(editor: EditorServices, view: EditorView, incoming: Incoming): void {
  const others = waiting.get(editor);
  if (others) return void others.push(incoming);
  const all = [incoming];
  waiting.set(editor, all);
  editor
    .fetchCode(loadClipboard)
    .then(
      (receiveNow) => {
        for (const one of all) receiveNow(editor, view, one);
      },
      // Reported already, and given up by who pasted it.
      () => undefined,
    )
    .finally(() => waiting.delete(editor));
}

function contents(data: DataTransfer) {
  const text = data.getData('text/plain') || data.getData('text/uri-list').replaceAll(/^#.*\r?\n?/gm, '');
  const html = data.getData('text/html');
  // Word's pictures are there; a browser takes long to hand it over, so only where it may hold some.
  const rtf = /\bfile:\/\//i.test(html) ? data.getData('text/rtf') : '';
  return { html, text, rtf, files: [...data.files] };
}

/** As ProseMirror tells a plain paste. */
function isShiftHeld(view: EditorView): boolean {
  return (view as unknown as { input?: { shiftKey?: boolean } }).input?.shiftKey === true;
}
