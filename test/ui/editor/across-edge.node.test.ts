import { TextSelection } from 'prosemirror-state';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { deleteAcrossEdge } from '../../../src/ui/editor/table/across-edge.ts';
import { equal } from '../../support/assert.ts';
import { placeOfText, stateWith, tableOf } from './table-sketch.ts';

describe('what is selected across a table’s edge', () => {
  const left = (from: [text: string, offset: number], to: [text: string, offset: number], sketch = 'ab/cd/ef') => {
    let state = stateWith(tableOf(sketch), 'a');
    const place = ([text, offset]: [string, number]) => placeOfText(state.doc, text) + offset;
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, place(from), place(to))));
    const isDone = deleteAcrossEdge(state, (tr) => {
      state = state.apply(tr);
    });
    state.doc.check();
    const lines = state.doc.children.map((node) =>
      node.type === schema.nodes.table
        ? node.children.map((row) => row.children.map((cell) => cell.textContent || '.').join('')).join('/')
        : node.textContent,
    );
    return `${isDone ? '' : 'not '}${lines.join(' ')}, at ${state.selection.$from.parent.textContent}`;
  };

  it('is taken from the text before it and out of the cells, which stay', () => {
    equal(left(['before', 3], ['b', 1]), 'bef ../cd/ef behind, at bef');
    equal(left(['before', 3], ['d', 0]), 'bef ../.d/ef behind, at bef');
    equal(left(['before', 0], ['f', 1]), ' ../../.. behind, at ');
  });

  it('is taken out of the cells and from the text behind it, which stays there', () => {
    equal(left(['d', 0], ['behind', 3]), 'before ab/c./.. ind, at ');
    equal(left(['a', 1], ['behind', 6]), 'before a./../.. , at a');
  });

  it('is left to others where it is outside of tables, or holds a whole one', () => {
    equal(left(['before', 3], ['behind', 3]), 'not before ab/cd/ef behind, at before');
    equal(left(['before', 1], ['before', 3]), 'not before ab/cd/ef behind, at before');
  });

  it('is taken from merged cells as from others', () => {
    equal(left(['before', 6], ['a', 1], 'aab/cde'), 'before .b/cde behind, at before');
  });
});
