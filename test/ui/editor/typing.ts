/** A text with a caret in it, alone in the page, for what a person types there. */
import type { Node } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { corePlugins } from '../../../src/ui/editor/surface/core-plugins.ts';
import { eventually, ok } from '../../support/assert.ts';
import { press, type } from '../../support/user.ts';
import { doc, p, stateOf } from './build.ts';

export interface Typing {
  view: EditorView;
  /** Types, and waits until the document says that it was taken in. */
  type(text: string): Promise<void>;
  undo(): Promise<void>;
  isNow(wanted: Node): Promise<void>;
  remove(): void;
}

export async function typingIn(marked: Node, plugins: readonly Plugin[]): Promise<Typing> {
  const place = document.createElement('div');
  // A space at the end of a line has to stay what it is.
  place.style.whiteSpace = 'break-spaces';
  document.body.append(place);
  const view = new EditorView(place, { state: stateOf(marked, { plugins: [...plugins, ...corePlugins()] }) });
  view.focus();
  await eventually(() => ok(view.hasFocus()));
  const isNow = (wanted: Node) =>
    eventually(() => ok(view.state.doc.eq(stateOf(wanted).doc), `found ${view.state.doc}\n  wanted ${wanted}`));
  return {
    view,
    async type(text) {
      await type(text);
      // What follows the last letter comes in the same turn as the letter.
      await new Promise((resolve) => setTimeout(resolve, 60));
    },
    undo: () => press('Control+z'),
    isNow,
    remove() {
      view.destroy();
      place.remove();
    },
  };
}

export const empty = () => doc(p('<cursor>'));
