/** An atom that was typed to its end becomes one, by a step of its own: undo leaves the letters. */
import { effect } from '@preact/signals-core';
import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { EditorServices } from '../model/editor-context.ts';
import { asOwnStep, textBefore } from '../plugins/typed-text.ts';
import { schema } from '../schema/schema.ts';
import { atomProblem, atomTable } from './atom-table.ts';

/** No atom is longer. */
const most = 200;

export function atomPlugin({ atoms, report }: EditorServices): Plugin {
  /** The one that the text ends with, the longest of several. */
  function atomAtEnd(text: string): string | undefined {
    const ending = [...(atomTable(atoms.peek())?.byText.keys() ?? [])].filter((one) => text.endsWith(one));
    return ending.sort((one, other) => other.length - one.length)[0];
  }

  function make(view: EditorView): void {
    const { selection, tr } = view.state;
    if (!view.editable || !(selection instanceof TextSelection) || !selection.$cursor) return;
    const { $cursor } = selection;
    const text = atomAtEnd(textBefore($cursor, most).text);
    if (text === undefined || !$cursor.parent.type.contentMatch.matchType(schema.nodes.atom)) return;
    const from = $cursor.pos - text.length;
    tr.replaceWith(from, $cursor.pos, schema.nodes.atom.create({ text }, null, $cursor.marks()));
    view.dispatch(asOwnStep(tr).scrollIntoView());
  }

  return new Plugin({
    view: () => ({
      destroy: effect(() => {
        const problem = atomProblem(atoms.value);
        if (problem) report(problem);
      }),
    }),
    props: {
      handleTextInput(view, from, _to, text, insert) {
        const table = atomTable(atoms.peek());
        if (!table || view.composing || !table.ends.includes(text.slice(-1))) return false;
        if (atomAtEnd(textBefore(view.state.doc.resolve(from), most).text + text) === undefined) return false;
        view.dispatch(insert());
        make(view);
        return true;
      },
      handleDOMEvents: {
        // Keyboards of phones compose all that they type; the text is there a moment later.
        compositionend(view) {
          setTimeout(() => {
            if (atomTable(atoms.peek()) && !view.isDestroyed && !view.composing) make(view);
          });
        },
      },
    },
  });
}
