import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { editorLimits } from '../editor-limits.ts';

/**
 * A focus that a Tab key brought keeps what was selected, wherever the engine puts its caret: some put it at the start,
 * and tell of that after the focus. Source: spec 003 §4, focus.
 */
export function tabFocus(): Plugin {
  let tabbedAt = Number.NEGATIVE_INFINITY;
  return new Plugin({
    view({ dom }) {
      const page = dom.ownerDocument.defaultView ?? window;
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Tab') tabbedAt = performance.now();
      };
      page.addEventListener('keydown', onKeyDown, { capture: true });
      return { destroy: () => page.removeEventListener('keydown', onKeyDown, { capture: true }) };
    },
    props: {
      handleDOMEvents: {
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
