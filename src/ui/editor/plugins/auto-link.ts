/**
 * Addresses become links when the word is over: by a space, by punctuation that ends one, by Enter; and in plain text that
 * is pasted. The link is a step of its own: undo takes it away and leaves the words. Source: spec 003 §5.
 */
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { schema } from '../schema/schema.ts';
import { type FoundAddress, findAddresses } from './find-addresses.ts';
import { asOwnStep, textBefore } from './typed-text.ts';

const { link, code } = schema.marks;

/** A little more than the longest address. */
const most = 2100;

/** A full stop and a colon are more often followed by more of an address than by another sentence. */
const endsWord = /^[\s\u00a0\u3000,;!?)\]}>"'»”、。，！？」）]$/;

export function autoLink(): Plugin {
  let isAsking = false;
  return new Plugin({
    props: {
      handleTextInput(view, from, _to, text, insert) {
        if (view.composing || !endsWord.test(text)) return false;
        const typed = view.state.doc.resolve(from);
        if (lastAddress(textBefore(typed, most).text) === undefined) return false;
        view.dispatch(insert());
        linkWord(view, from);
        return true;
      },
      handleDOMEvents: {
        // Keyboards of phones compose the space as well; the text is there a moment later.
        compositionend(view) {
          setTimeout(() => {
            const { selection } = view.state;
            if (view.isDestroyed || view.composing || !view.editable || !selection.empty) return;
            const typed = selection.$from.nodeBefore?.text?.at(-1) ?? '';
            if (endsWord.test(typed)) linkWord(view, selection.from - typed.length);
          });
        },
      },
      handleKeyDown(view, event) {
        const { selection } = view.state;
        if (event.key !== 'Enter' || isAsking || !(selection instanceof TextSelection) || !selection.$cursor)
          return false;
        const { pos } = selection.$cursor;
        const { text } = textBefore(selection.$cursor, most);
        if (lastAddress(text) === undefined) return false;
        // The new line first: undo takes the link away, and the line stays.
        isAsking = true;
        const isDone = view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
        isAsking = false;
        const $pos = isDone && pos <= view.state.doc.content.size ? view.state.doc.resolve(pos) : undefined;
        if ($pos?.parent.inlineContent && textBefore($pos, most).text === text) linkWord(view, pos);
        return isDone;
      },
    },
  });
}

/** Links what was just put in between two places, as a step of its own. */
export function linkAddresses(view: EditorView, from: number, to: number): void {
  const { state } = view;
  const { tr } = state;
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    for (const { text, start } of textsOf(node, pos + 1)) {
      for (const address of findAddresses(text)) {
        const isWithin = start + address.from >= from && start + address.to <= to;
        if (isWithin) addLink(state, tr, start, address);
      }
    }
    return false;
  });
  if (tr.docChanged) view.dispatch(asOwnStep(tr));
}

/** Links all of what stands between two places, as a step of its own, unless it is code or leads somewhere already. */
export function linkText(view: EditorView, address: FoundAddress): void {
  const { tr } = view.state;
  addLink(view.state, tr, 0, address);
  if (tr.docChanged) view.dispatch(asOwnStep(tr));
}

/** More links than that are not made by steps of their own: each would copy the document. */
const severalAtMost = 100;

/** Where there are many addresses, the same with links; they are then undone together with the text. */
export function linkedWhereMany(slice: Slice, text: string): Slice | undefined {
  if (findAddresses(text).length <= severalAtMost) return undefined;
  return new Slice(linkedFragment(slice.content), slice.openStart, slice.openEnd);
}

function linkedFragment(content: Fragment): Fragment {
  return Fragment.fromArray(
    content.content.map((node) => {
      const children = node.isTextblock && !node.type.spec.code ? linkedLetters(node) : linkedFragment(node.content);
      return node.isLeaf ? node : node.copy(children);
    }),
  );
}

function linkedLetters(block: Node): Fragment {
  const pieces = block.children.flatMap((child) => {
    const { text, marks } = child;
    if (text === undefined || marks.some(({ type }) => type === link || type === code)) return [child];
    const found: Node[] = [];
    let end = 0;
    for (const { from, to, href } of findAddresses(text)) {
      if (from > end) found.push(child.cut(end, from));
      found.push(child.cut(from, to).mark(link.create({ href }).addToSet(marks)));
      end = to;
    }
    return end === 0 ? [child] : end < text.length ? [...found, child.cut(end)] : found;
  });
  return Fragment.fromArray(pieces);
}

function linkWord(view: EditorView, end: number) {
  const { text, start } = textBefore(view.state.doc.resolve(end), most);
  const address = lastAddress(text);
  if (address) linkText(view, { ...address, from: start + address.from, to: start + address.to });
}

/** Of the word at the end, be it followed by a bracket or full stop that is not part of it. */
function lastAddress(text: string): FoundAddress | undefined {
  let wordStart = text.length;
  while (wordStart > 0 && !/\s/.test(text.charAt(wordStart - 1))) wordStart -= 1;
  const word = text.slice(wordStart);
  if (word.length < 5) return undefined;
  const address = findAddresses(word).at(-1);
  if (!address || /[\p{L}\p{N}]/u.test(word.slice(address.to))) return undefined;
  return { ...address, from: wordStart + address.from, to: wordStart + address.to };
}

function addLink(state: EditorState, tr: Transaction, start: number, { from, to, href }: FoundAddress) {
  const range = { from: start + from, to: start + to };
  if (!isFree(state.doc, range.from, range.to)) return;
  tr.addMark(range.from, range.to, link.create({ href })).removeStoredMark(link);
}

/** No code, and no link but one that came the same way, from the beginning of the same address. */
function isFree(doc: Node, from: number, to: number): boolean {
  let isTaken = false;
  doc.nodesBetween(from, to, (node, pos) => {
    const linked = link.isInSet(node.marks);
    const isOwn = linked && pos === from && findAddresses(node.text ?? '')[0]?.href === linked.attrs.href;
    const isWhole = linked && pos <= from && pos + node.nodeSize >= to;
    if (node.type.spec.code || code.isInSet(node.marks) || (linked && (!isOwn || isWhole))) isTaken = true;
  });
  return !isTaken;
}

/** Stretches of letters within a block. */
function* textsOf(block: Node, start: number): Generator<{ text: string; start: number }> {
  if (block.type.spec.code) return;
  let text = '';
  let at = start;
  for (const child of block.children) {
    if (child.isText) {
      text += child.text;
      continue;
    }
    if (text !== '') yield { text, start: at };
    at += text.length + child.nodeSize;
    text = '';
  }
  if (text !== '') yield { text, start: at };
}
