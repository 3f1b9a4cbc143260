import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import { editorCommands } from '../api/editor-commands.ts';
import type { EditorServices } from '../model/editor-context.ts';

export function toolbarPlugin(editor: EditorServices): Plugin {
  const { keys, ask } = editorCommands.shortcuts;
  return keymap({ [keys]: () => ask(editor) });
}
