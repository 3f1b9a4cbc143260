import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateNodesFromDOM } from '@lexical/html';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import {
  registerTablePlugin,
  registerTableSelectionObserver,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table';
import { $getRoot, createEditor } from 'lexical';

let editor;
let root;

window.bench = {
  async mount(stage) {
    root = document.createElement('div');
    root.contentEditable = 'true';
    stage.append(root);
    editor = createEditor({
      nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, TableNode, TableRowNode, TableCellNode],
      onError(error) {
        throw error;
      },
    });
    editor.setRootElement(root);
    registerRichText(editor);
    registerHistory(editor, createEmptyHistoryState(), 300);
    registerTablePlugin(editor);
    registerTableSelectionObserver(editor);
  },
  load(html) {
    editor.update(() => {
      const nodes = $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html'));
      $getRoot()
        .clear()
        .append(...nodes);
    });
  },
  content: () => root,
  focusEnd() {
    root.focus();
    editor.update(() => {
      $getRoot().selectEnd();
    });
  },
  window: () => window,
};
