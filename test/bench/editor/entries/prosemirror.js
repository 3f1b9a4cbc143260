import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, Schema } from 'prosemirror-model';
import { schema as basic } from 'prosemirror-schema-basic';
import { addListNodes } from 'prosemirror-schema-list';
import { EditorState, Selection } from 'prosemirror-state';
import { columnResizing, tableEditing, tableNodes } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';

const schema = new Schema({
  nodes: addListNodes(basic.spec.nodes, 'paragraph block*', 'block').append(
    tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
  ),
  marks: basic.spec.marks,
});
const plugins = [
  keymap({ 'Mod-z': undo, 'Mod-y': redo }),
  keymap(baseKeymap),
  history(),
  columnResizing(),
  tableEditing(),
];

let view;

window.bench = {
  async mount(stage) {
    view = new EditorView(stage, { state: EditorState.create({ schema, plugins }) });
  },
  load(html) {
    const body = new window.DOMParser().parseFromString(html, 'text/html').body;
    view.updateState(EditorState.create({ doc: DOMParser.fromSchema(schema).parse(body), plugins }));
  },
  content: () => view.dom,
  focusEnd() {
    view.focus();
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)).scrollIntoView());
  },
  window: () => window,
};
