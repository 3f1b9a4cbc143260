import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { eventTarget } from '../../shadow-dom.ts';

const key = new PluginKey<boolean>('kept-selection');

/**
 * Shows what is selected while somebody writes into a field about it, an address or a colour: browsers show one
 * selection at a time, and then it is the field's.
 */
export function keptSelection(): Plugin<boolean> {
  return new Plugin({
    key,
    state: {
      init: () => false,
      apply: (transaction, isShown) => (transaction.getMeta(key) as boolean | undefined) ?? isShown,
    },
    props: {
      decorations: (state) => (key.getState(state) ? decorate(state) : null),
    },
    view(view) {
      const frame = view.dom.closest('.editor') ?? view.dom;
      const onFocusIn = (event: Event) => show(view, eventTarget(event) as Element);
      const onFocusOut = (event: Event) => {
        if ((event as FocusEvent).relatedTarget === null) show(view, undefined);
      };
      frame.addEventListener('focusin', onFocusIn);
      frame.addEventListener('focusout', onFocusOut);
      return {
        destroy() {
          frame.removeEventListener('focusin', onFocusIn);
          frame.removeEventListener('focusout', onFocusOut);
        },
      };
    },
  });
}

function show(view: EditorView, focused: Element | undefined) {
  if (view.isDestroyed) return;
  const isField = focused?.matches('input:not([type="range"])') ?? false;
  if (key.getState(view.state) !== isField)
    view.dispatch(view.state.tr.setMeta(key, isField).setMeta('addToHistory', false));
}

function decorate({ doc, selection }: EditorState): DecorationSet | null {
  if (selection.empty) return null;
  const decorations = selection.ranges.map(({ $from, $to }) =>
    Decoration.inline($from.pos, $to.pos, { class: 'editor-kept-selection' }),
  );
  return DecorationSet.create(doc, decorations);
}
