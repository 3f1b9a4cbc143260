import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { editorLimits } from '../editor-limits.ts';

/**
 * A focus that a Tab key brought keeps what was selected, wherever the engine puts its caret: some put it at the start,
 * and tell of that after the focus. Source: spec 003 §4, focus.
 */
export function tabFocus(): Plugin {
  let tabbedAt = Number.NEGATIVE_INFINITY;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') tabbedAt = performance.now();
  };
  return new Plugin({
    view(view) {
      const page = view.dom.ownerDocument.defaultView ?? window;
      // Not while it has the focus: then its own keys are heard anyway, and not once more for each of them.
      const listen = () => page.addEventListener('keydown', onKeyDown, { capture: true });
      const rest = () => page.removeEventListener('keydown', onKeyDown, { capture: true });
      if (!view.hasFocus()) listen();
      view.dom.addEventListener('focus', rest);
      view.dom.addEventListener('blur', listen);
      return {
        destroy() {
          rest();
          view.dom.removeEventListener('focus', rest);
          view.dom.removeEventListener('blur', listen);
        },
      };
    },
    props: {
      handleDOMEvents: {
        keydown(_view, event) {
          onKeyDown(event);
          return false;
        },
        focus(view) {
          if (performance.now() - tabbedAt <= editorLimits.tabFocus) keepSelection(view);
          return false;
        },
      },
    },
  });
}

function keepSelection(view: EditorView) {
  const { doc, selection } = view.state;
  setTimeout(() => {
    if (view.isDestroyed || !view.hasFocus() || view.state.doc !== doc || view.state.selection.eq(selection)) return;
    view.dispatch(view.state.tr.setSelection(selection));
  }, settling);
}

/** Milliseconds in which an engine has told where its caret is. Keys are slower. */
const settling = 40;
