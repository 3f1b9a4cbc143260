/** Where there is no caret to go along with, a table that is wider than the text takes the focus, to be scrolled by keys. */
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

export function readOnlyTables(): Plugin {
  return new Plugin({
    view(view) {
      let isFocusable = false;
      const update = ({ editable, dom }: EditorView) => {
        if (editable && !isFocusable) return;
        isFocusable = !editable;
        for (const box of dom.querySelectorAll<HTMLElement>('.editor-table')) {
          if (isFocusable && box.scrollWidth > box.clientWidth) box.tabIndex = 0;
          else box.removeAttribute('tabindex');
        }
      };
      update(view);
      return { update };
    },
  });
}
