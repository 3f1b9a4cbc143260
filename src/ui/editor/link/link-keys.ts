import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import type { EditorServices } from '../model/editor-context.ts';
import { followLink } from './link-clicks.ts';
import { linkAt } from './link-commands.ts';
import { linkOf } from './link-model.ts';

/** Keys of links: Mod-K edits, Alt-Enter follows. */
export function linkKeys(editor: EditorServices): Plugin {
  return keymap({
    'Mod-k': () => {
      linkOf(editor).edit();
      // Also where no link can be: the browser's own key would take somebody out of the text.
      return true;
    },
    'Alt-Enter': (state, _dispatch, view) => {
      const href = linkAt(state)?.mark.attrs.href as string | undefined;
      if (href === undefined) return false;
      if (view) followLink(view, href);
      return true;
    },
  });
}
