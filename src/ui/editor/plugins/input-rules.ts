/**
 * Formatting as it is typed: `# `, `- `, `1. `, `> `, three backticks, `---`, and marks around words. What was typed stands
 * in the document first and is formatted by a step of its own, so that undo, or Backspace right after it, leaves exactly
 * what was typed. (prosemirror-inputrules makes one step of the two, together with all that was typed just before.)
 */
import { undo } from 'prosemirror-history';
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { blockRule } from './block-rules.ts';
import { markRule } from './mark-rules.ts';
import { asOwnStep, type InputRule, type TypedText, textBefore } from './typed-text.ts';

/** Whether the last thing that happened is that a rule applied. */
const key = new PluginKey<boolean>('input-rules');

/** The last letter of what is typed. All others cost nothing. */
const endsRule = /[ \u00a0*_`~-]$/;

/** Letters of a block that are looked at. */
const most = 500;

export function inputRules(): Plugin<boolean> {
  return new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply: (tr, was) => tr.getMeta(key) ?? (was && !tr.docChanged && !tr.selectionSet),
    },
    props: {
      handleTextInput(view, from, _to, text, insert) {
        if (view.composing || !endsRule.test(text)) return false;
        const $from = view.state.doc.resolve(from);
        const before = textBefore($from, most);
        if (ruleFor({ ...before, text: before.text + text }) === undefined) return false;
        view.dispatch(insert());
        applyRule(view);
        return true;
      },
      handleKeyDown(view, event) {
        const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
        return (
          event.key === 'Backspace' && isPlain && key.getState(view.state) === true && undo(view.state, view.dispatch)
        );
      },
      handleDOMEvents: {
        // Keyboards of phones compose all that they type; the text is there a moment later.
        compositionend(view) {
          setTimeout(() => {
            if (!view.isDestroyed && !view.composing) applyRule(view);
          });
        },
      },
    },
  });
}

function applyRule(view: EditorView) {
  const { state } = view;
  const { selection } = state;
  if (!view.editable || !(selection instanceof TextSelection) || !selection.$cursor || isCode(state)) return;
  const typed = textBefore(selection.$cursor, most);
  const tr = ruleFor(typed)?.(state, typed);
  if (tr) view.dispatch(asOwnStep(tr.setMeta(key, true)).scrollIntoView());
}

function ruleFor(typed: TypedText): InputRule | undefined {
  return blockRule(typed) ?? markRule(typed);
}

function isCode(state: EditorState): boolean {
  const { $from } = state.selection;
  return (
    $from.parent.type.spec.code === true || (state.storedMarks ?? $from.marks()).some(({ type }) => type.spec.code)
  );
}
