/**
 * What a text has taken in. An engine tells of a selection a moment after a key or a script has made it, and what an
 * editor does not begin with comes when it comes: neither is seen in the page, and both decide what the next key does.
 */
import { EditorView } from 'prosemirror-view';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';

const views = new WeakMap<Element, EditorView>();
const prototype = EditorView.prototype as unknown as { updatePluginViews(this: EditorView, ...args: unknown[]): void };
const { updatePluginViews } = prototype;
// The last that a view does when it is made.
prototype.updatePluginViews = function updateAndRemember(...args) {
  views.set(this.dom, this);
  updatePluginViews.apply(this, args);
};

/** Until what an editor fetches when its text is there has come. */
export async function lateParts(text: Element): Promise<void> {
  // The last of them; all come at once.
  const isLate = (plugin: object) => String(Reflect.get(plugin, 'key')).startsWith('kept-selection');
  await eventually(() => ok(viewOf(text).state.plugins.some(isLate), 'the late parts of the text have not come'));
}

/** Until the text knows that these words are selected; those of another block are in another line. */
export async function takenIn(text: Element, words: string): Promise<void> {
  await eventually(() => {
    const { doc, selection } = viewOf(text).state;
    equal(doc.textBetween(selection.from, selection.to, '\n'), words, 'the text knows of another selection');
  });
}

/** Until the text knows that its selection goes from the one place in the page to the other. */
export async function takenInPlaces(text: Element, anchor: [Node, number], head: [Node, number]): Promise<void> {
  await eventually(() => {
    const view = viewOf(text);
    const { selection } = view.state;
    deepEqual(
      [selection.anchor, selection.head],
      [view.posAtDOM(...anchor), view.posAtDOM(...head)],
      'the text knows of another selection',
    );
  });
}

/** The text around the caret, as far as the text knows where that is. */
export function blockOfCaret(text: Element): string {
  return viewOf(text).state.selection.$from.parent.textContent;
}

/** Behind how many letters of its block the text knows the caret to be. */
export function caretWithin(text: Element): number {
  return viewOf(text).state.selection.$head.parentOffset;
}

function viewOf(text: Element): EditorView {
  const view = views.get(text);
  ok(view, 'this is no text of an editor');
  return view;
}
