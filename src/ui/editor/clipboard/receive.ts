/** Puts into the document what was pasted or dropped from elsewhere. Source: spec 003 §3, §4, §5. */
import type { ResolvedPos, Slice } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { dropPoint } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { sliceWithAtoms } from '../atom/with-atoms.ts';
import { takeFiles } from '../files/take-files.ts';
import { inertBody } from '../html/inert-body.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { linkAddresses, linkedWhereMany, linkText } from '../plugins/auto-link.ts';
import { schema } from '../schema/schema.ts';
import { safeLinkAddress } from '../values/addresses.ts';
import { takeBackPictures } from './copied-html.ts';
import { lostParts } from './lost-parts.ts';
import { sliceMarkIn } from './own-slice.ts';
import { pasteNotice } from './paste-notice.ts';
import { hasTooMuchText, isTooLarge, isTooMuchHtml, isTooMuchText } from './paste-size.ts';
import { permittedSlice } from './permitted-slice.ts';
import { strandedPictures } from './pictures/stranded-pictures.ts';
import { cellsSlice, textSlice } from './plain-text.ts';
import { sliceOfBody } from './read-slice.ts';

/** What came from outside. */
export interface Incoming {
  html: string;
  text: string;
  /** Only where the HTML has pictures that may be in it. */
  rtf: string;
  files: readonly File[];
  /** Without formatting, as Shift asks for. */
  isPlain: boolean;
  /** Where it is dropped; absent: the selection. */
  at: number | undefined;
}

export function receive(editor: EditorServices, view: EditorView, incoming: Incoming): void {
  if (!view.editable || view.isDestroyed) return;
  const notice = pasteNotice(editor);
  notice.value = undefined;
  const body = formattedBody(editor, incoming, placeFor(view, incoming));
  if (typeof body !== 'string') takeBackPictures(editor, body);
  const isForeign = typeof body !== 'string' && sliceMarkIn(body) === undefined;
  const pictures = isForeign && editor.permissions().images ? strandedPictures(body) : [];
  const parts = typeof body === 'string' ? undefined : lostParts(incoming.html, body, editor.permissions());
  const tellLost = (pictures: number) => {
    const lost = parts && { ...parts, pictures: parts.pictures + pictures };
    // Where nothing was taken at all, that has been said.
    if (lost && notice.value === undefined && Object.values(lost).some((count) => count > 0))
      notice.value = { is: 'lost', ...lost };
  };
  if (pictures.length === 0) {
    put(editor, view, incoming, body);
    tellLost(0);
    return;
  }
  import('./pictures/rescue-pictures.ts')
    .then(({ rescuePictures }) => rescuePictures(pictures, incoming.rtf))
    .catch((error) => {
      editor.report(error);
      // The text comes all the same, and says what it lacks.
      return pictures.length;
    })
    .then((lost) => {
      if (!view.editable || view.isDestroyed) return;
      put(editor, view, incoming, body);
      tellLost(lost);
    })
    .catch(editor.report);
}

function placeFor({ state }: EditorView, { at }: Incoming): ResolvedPos {
  return at === undefined ? state.selection.$from : state.doc.resolve(Math.min(at, state.doc.content.size));
}

/** `body`: of the formatted text, where it is to be read. */
function put(editor: EditorServices, view: EditorView, incoming: Incoming, body: Formatted): void {
  const { at } = incoming;
  const read = readIncoming(editor, incoming, body, placeFor(view, incoming));
  const wanted = typeof read !== 'string' && isTooLarge(read) ? 'tooLarge' : read;
  if (wanted === 'files') takeFiles(editor, view, incoming.files, at);
  else if (wanted === 'tooLarge') {
    const size = Math.max(incoming.html.length, incoming.text.length);
    pasteNotice(editor).value = { is: 'tooLarge', size };
  } else {
    const address = editor.callbacks().pastedAddress?.(incoming.text.trim());
    if (at === undefined && makeLink(view, incoming, address)) return;
    const isPlain = incoming.html === '' || incoming.isPlain;
    const linked = isPlain ? linkedWhereMany(wanted, incoming.text) : undefined;
    const permitted = permittedSlice(linked ?? wanted, editor.permissions());
    const place = insert(view, sliceWithAtoms(permitted, placeFor(view, incoming), editor.atoms.peek()), at);
    if (!place || !isPlain || linked) return;
    if (address === undefined) linkAddresses(view, place.from, place.to);
    else linkText(view, { ...place, href: safeLinkAddress(address) });
  }
}

/** Of the formatted text; where there is none, what else is to be taken. */
type Formatted = HTMLElement | 'files' | 'text' | 'tooLarge';

/** In this order: formatted text, files, plain text. */
function formattedBody(editor: EditorServices, incoming: Incoming, $at: ResolvedPos): Formatted {
  const { html, text, files, isPlain } = incoming;
  const isFormatted = html !== '' && !$at.parent.type.spec.code && !(isPlain && text !== '');
  if (!isFormatted) return files.length > 0 && (text === '' || incoming.at !== undefined) ? 'files' : 'text';
  if (isTooMuchHtml(html)) return files.length > 0 ? 'files' : 'tooLarge';
  try {
    const body = inertBody(html, editor.policy());
    if (files.length > 0 && isOnlyPictures(body)) return 'files';
    return hasTooMuchText(body) ? 'tooLarge' : body;
  } catch (error) {
    editor.report(error);
    return 'text';
  }
}

function readIncoming(
  editor: EditorServices,
  { text }: Incoming,
  body: Formatted,
  $at: ResolvedPos,
): Slice | 'files' | 'tooLarge' {
  if (body === 'files' || body === 'tooLarge') return body;
  try {
    if (body !== 'text') return sliceOfBody(body, $at);
  } catch (error) {
    editor.report(error);
  }
  return plainSlice(text, $at);
}

function plainSlice(text: string, $at: ResolvedPos): Slice | 'tooLarge' {
  if (isTooMuchText(text)) return 'tooLarge';
  return (isInTable($at) ? cellsSlice(text) : undefined) ?? textSlice(text, $at);
}

function isInTable($at: ResolvedPos): boolean {
  return Array.from({ length: $at.depth }, (_, depth) => $at.node(depth + 1)).some(
    ({ type }) => type.spec.tableRole === 'table',
  );
}

/** Browsers tell of a copied picture twice: as its file, and as an address that may be open to nobody else. */
function isOnlyPictures(body: HTMLElement): boolean {
  return body.querySelector('img') !== null && !/\S/.test(body.textContent ?? '');
}

/** An address that is pasted over words becomes their link. */
function makeLink(view: EditorView, { text, html, isPlain, files }: Incoming, own: string | undefined): boolean {
  const { state } = view;
  const { selection } = state;
  const typed = text.trim();
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|sms:)\S+$/i.test(typed);
  const address = own ?? (isAddress ? typed : undefined);
  if (address === undefined || files.length > 0 || isPlain) return false;
  if (!(selection instanceof TextSelection) || selection.empty || !isOnlyThat(html, typed)) return false;
  if (!mayLink(state, selection)) return false;
  const href = safeLinkAddress(address);
  if (href === 'about:blank') return false;
  const { from, to } = selection;
  view.dispatch(
    state.tr
      .removeMark(from, to, schema.marks.link)
      .addMark(from, to, schema.marks.link.create({ href }))
      .setMeta('paste', true)
      .setMeta('uiEvent', 'paste'),
  );
  view.focus();
  return true;
}

/** Browsers add to a copied address what it is called. Formatted text with it is text. */
function isOnlyThat(html: string, address: string): boolean {
  return (
    html === '' ||
    (html.length < 20_000 && (html.match(/<a\b/gi)?.length ?? 0) <= 1 && html.includes(address.slice(0, 20)))
  );
}

function mayLink({ doc }: EditorState, { from, to }: TextSelection): boolean {
  let hasText = false;
  let isForbidden = false;
  doc.nodesBetween(from, to, (node) => {
    if (node.isTextblock) isForbidden ||= !node.type.allowsMarkType(schema.marks.link);
    hasText ||= node.isText;
  });
  return hasText && !isForbidden;
}

/** Where it stands now, unless that is more than one place. */
function insert(view: EditorView, slice: Slice, at: number | undefined): { from: number; to: number } | undefined {
  if (slice.size === 0) return undefined;
  // Tables take what is pasted into several of their cells.
  if (at === undefined && view.someProp('handlePaste', (handle) => handle(view, new ClipboardEvent('paste'), slice)))
    return undefined;
  const { tr, selection } = view.state;
  if (at === undefined) formatEmptyParagraph(tr, slice).replaceSelection(slice);
  else {
    const place = dropPoint(tr.doc, at, slice) ?? at;
    tr.replaceRange(place, place, slice);
    // Whoever dropped it goes on behind it.
    tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(place)), -1));
  }
  view.dispatch(
    tr
      .scrollIntoView()
      .setMeta('paste', true)
      .setMeta('uiEvent', at === undefined ? 'paste' : 'drop'),
  );
  view.focus();
  return { from: tr.mapping.map(at ?? selection.from, -1), to: tr.mapping.map(at ?? selection.to) };
}

/** Text flows into the paragraph that is there; into an empty one with the alignment that it had. */
function formatEmptyParagraph(tr: Transaction, { content, openStart }: Slice): Transaction {
  const { $from, empty } = tr.selection;
  const { firstChild } = content;
  const { paragraph } = schema.nodes;
  const isEmpty = empty && $from.parent.type === paragraph && $from.parent.content.size === 0;
  if (isEmpty && openStart > 0 && firstChild?.type === paragraph)
    tr.setNodeMarkup($from.before(), null, firstChild.attrs);
  return tr;
}
