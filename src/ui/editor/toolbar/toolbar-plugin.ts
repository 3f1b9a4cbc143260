import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import type { EditorServices } from '../model/editor-context.ts';
import { helpKeys } from './shortcuts.ts';

export function toolbarPlugin({ openDialog }: EditorServices): Plugin {
  return keymap({
    [helpKeys]: () => {
      openDialog.value = 'shortcuts';
      return true;
    },
  });
}
