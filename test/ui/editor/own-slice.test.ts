/** What was copied from an editor is pasted as it was, to the letter and to the level. */
import fc from 'fast-check';
import { Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { closeSlice } from '../../../src/ui/editor/clipboard/coherent-slice.ts';
import { readSlice } from '../../../src/ui/editor/clipboard/read-slice.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { equal, ok } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';
import { anyDocument } from './any-document.ts';
import { doc, li, p, strong, table, td, tr, ul } from './build.ts';

const policy = { createHTML: (html: string) => html };

describe('a part of a document that was copied', () => {
  const view = new EditorView(null, { state: EditorState.create({ schema }) });
  after(() => view.destroy());
  const copied = (slice: Slice) => view.serializeForClipboard(slice).dom.innerHTML;
  const $context = doc(p('x')).resolve(1);

  it('is the same part again, wherever it begins and ends', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(), fc.nat(), (whole, one, other) => {
        // ProseMirror copies it raw, and it is read as the end of a line: only in attributes, which are the host's.
        fc.pre(!JSON.stringify(whole).includes('\\r'));
        const size = whole.content.size + 1;
        const [from = 0, to = 0] = [one % size, other % size].toSorted((a, b) => a - b);
        // As selections are copied: with all that is around them.
        const slice = whole.slice(from, to, true);
        // What is cut off in front of something that its parent must hold is no whole part of anything.
        const { openStart, openEnd } = slice;
        fc.pre(slice.size > 0 && closeSlice(Slice.maxOpen(slice.content), openStart, openEnd).eq(slice));
        const html = copied(slice);
        const read = readSlice(html, policy, $context);
        ok(read.eq(slice), `${from} to ${to} of ${whole}\n  ${html}\n  read:   ${read}\n  wanted: ${slice}`);
      }),
      randomRuns(600),
    );
  });

  it('survives what systems put around it', () => {
    const slice = doc(ul(li(p('one', strong('two'))), li(p('three')))).slice(4, 14);
    const windows = `<html>\r\n<body>\r\n<!--StartFragment-->${copied(slice)}<!--EndFragment-->\r\n</body>\r\n</html>`;
    ok(readSlice(windows, policy, $context).eq(slice));
    ok(readSlice(`<meta charset='utf-8'>${copied(slice)}`, policy, $context).eq(slice));
  });

  it('is cells again', () => {
    const slice = doc(table(tr(td(p('a')), td(p('b'))), tr(td(p('c')), td(p('d'))))).slice(1, 13);
    ok(readSlice(copied(slice), policy, $context).eq(slice));
  });

  it('is HTML like any other where somebody changed what it says of itself', () => {
    for (const mark of [
      '9 9 []',
      '1 1 ["script",null]',
      '0 0 -5 []',
      '1 1 ["table_cell",{"background":"url(x)"}]',
      '1 1 nonsense',
      '1 1 ["paragraph",null]',
    ]) {
      const read = readSlice(`<p data-pm-slice='${mark}'>text</p>`, policy, $context);
      equal(read.content.textBetween(0, read.content.size, ''), 'text', mark);
    }
  });
});
