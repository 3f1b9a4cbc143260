import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Presses on links. From the first on: a text that cannot be edited would otherwise lead the whole page away. With Ctrl
 * or Cmd the link is opened beside it; without, the caret goes there, and the bubble shows what can be done.
 */
export function linkClicks(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        click(view, event) {
          const anchor = (event.target as Element).closest?.('a[href]');
          if (!anchor || event.defaultPrevented) return false;
          event.preventDefault();
          if (event.ctrlKey || event.metaKey) followLink(view, anchor.getAttribute('href') ?? '');
          else if (!view.editable) putCaret(view, anchor, event);
          return false;
        },
      },
    },
  });
}

export function followLink({ dom }: EditorView, href: string) {
  dom.ownerDocument.defaultView?.open(href, '_blank', 'noopener,noreferrer');
}

/** Firefox puts none into a link that it could follow. */
function putCaret(view: EditorView, anchor: Element, { clientX, clientY }: MouseEvent) {
  const start = view.posAtDOM(anchor, 0);
  const end = view.posAtDOM(anchor, anchor.childNodes.length);
  const pointed = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? start;
  // Within it, as far as it has an inside: at its edges it ends.
  const [from, to] = end - start < 2 ? [start, end] : Array(2).fill(Math.min(Math.max(pointed, start + 1), end - 1));
  view.focus();
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
}
