import {
  Bold,
  ClassicEditor,
  Essentials,
  Heading,
  Italic,
  Link,
  List,
  Paragraph,
  Table,
  TableToolbar,
  Underline,
} from 'ckeditor5';
import styles from 'ckeditor5/ckeditor5.css';

let editor;

window.bench = {
  async mount(stage) {
    const style = document.createElement('style');
    style.textContent = styles;
    document.head.append(style);
    const target = document.createElement('div');
    stage.append(target);
    const toolbar = ['undo', 'redo', 'heading', 'bold', 'italic', 'underline', 'link', 'bulletedList', 'insertTable'];
    const plugins = [Essentials, Paragraph, Heading, Bold, Italic, Underline, Link, List, Table, TableToolbar];
    editor = await ClassicEditor.create(target, { licenseKey: 'GPL', plugins, toolbar });
  },
  load: (html) => editor.setData(html),
  content: () => editor.editing.view.getDomRoot(),
  focusEnd() {
    editor.model.change((writer) => writer.setSelection(editor.model.document.getRoot(), 'end'));
    editor.editing.view.focus();
    editor.editing.view.scrollToTheSelection();
  },
  window: () => window,
};
