/** Leaving and entering the source view, without a view: what becomes of document, history and value. */
import { history, undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { createEditorModel } from '../../../src/ui/editor/model/editor-model.ts';
import { createSourceModel, type SourceWork } from '../../../src/ui/editor/model/source-model.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { doc, p, table, td, tr } from './build.ts';

/** Lines are paragraphs; `<x>` is an element that nothing can hold. */
const lines = (text: string): Node => doc(...text.split('\n').map((line) => p(line)));
const textOf = (document: Node) => document.children.map(({ textContent }) => textContent).join('\n');

function setUp(text = 'one\ntwo') {
  const proposals: (string | undefined)[] = [];
  const reported: unknown[] = [];
  let changes = 0;
  const editor = createEditorModel({
    document: lines(text),
    plugins: [history()],
    onChange: () => {
      changes += 1;
    },
  });
  const work: SourceWork = {
    sourceOf: async (document) => textOf(document),
    examine: (html) => (html.includes('<x>') ? { unsupported: ['x'] } : { doc: lines(html) }),
  };
  const options = { load: async () => work, isAllowed: () => true };
  const source = createSourceModel({
    editor,
    load: () => options.load(),
    isAllowed: () => options.isAllowed(),
    onProposal: (document) => proposals.push(document && textOf(document)),
    report: (error) => reported.push(error),
  });
  return {
    editor,
    source,
    work,
    options,
    proposals,
    reported,
    changes: () => changes,
    text: () => textOf(editor.state.peek().doc),
    async open() {
      source.toggle();
      await eventually(() => ok(source.isOpen.peek() && !source.isBusy.peek()));
    },
  };
}

describe('The model of the source view', () => {
  it('shows the document, and leaves it as it is when nothing was edited', async () => {
    const { editor, source, open, changes } = setUp();
    const before = editor.state.peek();
    await open();
    equal(source.text.peek(), 'one\ntwo');
    source.toggle();
    equal(source.isOpen.peek(), false);
    equal(editor.state.peek(), before);
    equal(changes(), 0);
  });

  it('makes one step of the history of all that was edited, which undo takes back', async () => {
    const { editor, source, open, changes, text, proposals } = setUp('one\ntwo\nthree');
    const before = editor.state.peek().doc;
    await open();
    for (const typed of ['one\ntw\nthree', 'one\nt\nthree', 'one\nthe 2\n\nthree']) source.type(typed);
    deepEqual(proposals, ['one\ntw\nthree', 'one\nt\nthree', 'one\nthe 2\n\nthree']);
    equal(text(), 'one\ntwo\nthree');
    source.toggle();
    equal(text(), 'one\nthe 2\n\nthree');
    equal(changes(), 1);
    equal(undoDepth(editor.state.peek()), 1);
    equal(editor.state.peek().doc.child(0), before.child(0));
    editor.run(undo);
    ok(editor.state.peek().doc.eq(before));
  });

  it('takes an edit that comes back to the same for none', async () => {
    const { editor, source, open, changes, proposals } = setUp();
    const before = editor.state.peek();
    await open();
    source.type('one');
    source.type('one\ntwo');
    source.toggle();
    equal(editor.state.peek(), before);
    equal(changes(), 0);
    deepEqual(proposals, ['one', undefined, undefined]);
  });

  it('stays open with what was typed while there is something unsupported, and says so only when it is left', async () => {
    const { source, open, text, proposals } = setUp();
    await open();
    source.type('one <x>');
    deepEqual(source.unsupported.peek(), ['x']);
    equal(source.isRefused.peek(), false);
    deepEqual(proposals, [undefined]);
    source.toggle();
    equal(source.isRefused.peek(), true);
    equal(source.isOpen.peek(), true);
    equal(source.text.peek(), 'one <x>');
    equal(text(), 'one\ntwo');
    source.type('one');
    equal(source.isRefused.peek(), false);
    deepEqual(source.unsupported.peek(), []);
    source.toggle();
    equal(text(), 'one');
  });

  it('discards what was typed', async () => {
    const { editor, source, open, proposals } = setUp();
    const before = editor.state.peek();
    await open();
    source.type('else');
    source.type('<x>');
    source.toggle();
    source.discard();
    equal(source.isOpen.peek(), false);
    equal(editor.state.peek(), before);
    deepEqual(proposals, ['else', undefined, undefined]);
    await open();
    equal(source.text.peek(), 'one\ntwo');
    deepEqual(source.unsupported.peek(), []);
  });

  it('shows what somebody typed while the formatter came', async () => {
    const { editor, source, work, open } = setUp();
    const { sourceOf } = work;
    let asked = 0;
    work.sourceOf = async (document) => {
      asked += 1;
      if (asked === 1) editor.apply(editor.state.peek().tr.insertText('!', 1));
      return sourceOf(document);
    };
    await open();
    equal(source.text.peek(), '!one\ntwo');
    equal(asked, 2);
  });

  it('begins anew with a value from outside', async () => {
    const { editor, source, open } = setUp();
    await open();
    source.type('one <x>');
    editor.replaceDocument(lines('new'));
    await eventually(() => equal(source.text.peek(), 'new'));
    equal(source.isOpen.peek(), true);
    deepEqual(source.unsupported.peek(), []);
    source.toggle();
    equal(textOf(editor.state.peek().doc), 'new');
  });

  it('stays closed when it is discarded while it begins anew', async () => {
    const { editor, source, open } = setUp();
    await open();
    source.type('one <x>');
    editor.replaceDocument(lines('new'));
    equal(source.isBusy.peek(), true);
    source.discard();
    await eventually(() => equal(source.isBusy.peek(), false));
    equal(source.isOpen.peek(), false);
    equal(textOf(editor.state.peek().doc), 'new');
  });

  it('keeps a change that comes by itself while it is open, unless somebody edited', async () => {
    const { editor, source, open, text } = setUp();
    await open();
    editor.apply(editor.state.peek().tr.insertText('!', 1));
    source.toggle();
    equal(text(), '!one\ntwo');
  });

  it('does not open where it is not allowed, not enabled, or its code does not come', async () => {
    const { source, options, reported } = setUp();
    options.isAllowed = () => false;
    source.toggle();
    equal(source.isBusy.peek(), false);
    options.isAllowed = () => true;
    source.setEnabled(false);
    equal(source.canToggle.peek(), false);
    source.toggle();
    equal(source.isBusy.peek(), false);
    source.setEnabled(true);
    const failure = new Error('offline');
    options.load = () => Promise.reject(failure);
    source.toggle();
    equal(source.canToggle.peek(), false);
    await eventually(() => equal(source.isBusy.peek(), false));
    deepEqual(reported, [failure]);
    equal(source.isOpen.peek(), false);
  });

  it('replaces whole blocks of any kind', async () => {
    const { editor, source, open, work } = setUp();
    const grid = doc(p('one'), table(tr(td(p('a')), td(p('b')))));
    work.examine = () => ({ doc: grid });
    await open();
    source.type('x');
    source.toggle();
    ok(editor.state.peek().doc.eq(grid));
    editor.run(undo);
    ok(editor.state.peek().doc.eq(lines('one\ntwo')));
  });
});
