import { keymap } from 'prosemirror-keymap';
import { Plugin } from 'prosemirror-state';
import type { EditorSurroundings } from '../editor-context.ts';
import { linkAt } from './link-commands.ts';
import { linkOf } from './link-model.ts';

/** Keys and presses on links: Mod-K edits, Alt-Enter and a press with Mod follow. */
export function linkPlugins(editor: EditorSurroundings): Plugin[] {
  return [
    keymap({
      'Mod-k': () => {
        linkOf(editor).edit();
        // Also where no link can be: the browser's own key would take somebody out of the text.
        return true;
      },
      'Alt-Enter': (state, _dispatch, view) => {
        const href = linkAt(state)?.mark.attrs.href as string | undefined;
        if (href === undefined) return false;
        if (view) follow(view.dom, href);
        return true;
      },
    }),
    new Plugin({
      props: {
        handleDOMEvents: {
          click(view, event) {
            const anchor = (event.target as Element).closest?.('a[href]');
            if (!anchor || event.defaultPrevented) return false;
            // A text that cannot be edited would otherwise lead the whole page away.
            event.preventDefault();
            if (event.ctrlKey || event.metaKey) follow(view.dom, anchor.getAttribute('href') ?? '');
            return false;
          },
        },
      },
    }),
  ];
}

function follow(text: HTMLElement, href: string) {
  text.ownerDocument.defaultView?.open(href, '_blank', 'noopener,noreferrer');
}
