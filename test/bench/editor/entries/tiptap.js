import { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

let editor;

window.bench = {
  mount(stage) {
    return new Promise((resolve) => {
      editor = new Editor({ element: stage, extensions: [StarterKit, TableKit], onCreate: () => resolve() });
    });
  },
  load: (html) => void editor.commands.setContent(html),
  content: () => editor.view.dom,
  focusEnd: () => void editor.commands.focus('end'),
  window: () => window,
};
