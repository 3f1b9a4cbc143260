import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import type { EditorSurroundings } from '../model/editor-context.ts';
import { helpKeys } from './shortcuts.ts';

export function toolbarPlugin({ openDialog }: EditorSurroundings): Plugin {
  return keymap({
    [helpKeys]: () => {
      openDialog.value = 'shortcuts';
      return true;
    },
  });
}
