/** What an editor cannot do without from its first key on. The rest comes when the text is there: `further-plugins.ts`. */
import { history } from 'prosemirror-history';
import type { Plugin } from 'prosemirror-state';
import { linkClicks } from '../link/link-clicks.ts';
import { keyboard } from '../plugins/keyboard.ts';

export function corePlugins(): Plugin[] {
  return [...keyboard, history(), linkClicks()];
}
