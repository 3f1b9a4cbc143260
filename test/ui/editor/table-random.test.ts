/** Whatever is done to a table, and in whatever order: it stays a rectangle, and what is undone was never done. */
import fc from 'fast-check';
import { history, undo } from 'prosemirror-history';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { CellSelection, TableMap, tableEditing } from 'prosemirror-tables';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { readGrid, writeGrid } from '../../../src/ui/editor/table/grid.ts';
import { pasteIntoTable } from '../../../src/ui/editor/table/paste-cells.ts';
import {
  deleteLines,
  insertLines,
  mergeCells,
  moveLines,
  setCellBackground,
  setSelectedSizes,
  toggleHeader,
  unmergeCells,
} from '../../../src/ui/editor/table/table-commands.ts';
import { equal, ok } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';
import { stateWith, tableOf } from './table-sketch.ts';

const { nodes } = schema;
const axis = fc.constantFrom('row', 'column') as fc.Arbitrary<'row' | 'column'>;
const side = fc.constantFrom('before', 'after') as fc.Arbitrary<'before' | 'after'>;
const direction = fc.constantFrom(-1, 1) as fc.Arbitrary<-1 | 1>;
const size = fc.option(fc.integer({ min: 1, max: 400 }), { nil: null });

/** Any table, also one that no browser would write: spans that overlap and reach out, rows without cells. */
const cell = fc
  .record({
    colspan: fc.integer({ min: 1, max: 3 }),
    rowspan: fc.integer({ min: 1, max: 4 }),
    isHeader: fc.boolean(),
    width: fc.option(fc.integer({ min: 50, max: 200 }), { nil: null }),
    text: fc.constantFrom('', 'a', 'bc'),
  })
  .map(({ colspan, rowspan, isHeader, width, text }) => {
    const colwidth = width === null ? null : Array.from({ length: colspan }, () => width);
    const content = nodes.paragraph.create(null, text === '' ? null : schema.text(text));
    return (isHeader ? nodes.table_header : nodes.table_cell).create({ colspan, rowspan, colwidth }, content);
  });
const anyTable = fc.array(fc.array(cell, { maxLength: 4 }), { minLength: 1, maxLength: 4 }).map((rows) =>
  nodes.table.create(
    null,
    rows.map((cells) => nodes.table_row.create(null, cells)),
  ),
);
const wholeTable = anyTable.map((table) => writeGrid(table, readGrid(table)));

const edit: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ axis, side }).map((given) => insertLines(given.axis, given.side)),
  axis.map((lines) => deleteLines(lines)),
  fc.record({ axis, direction }).map((given) => moveLines(given.axis, given.direction)),
  fc.constant(mergeCells),
  fc.constant(mergeCells),
  fc.constant(unmergeCells),
  axis.map((lines) => toggleHeader(lines)),
  fc.record({ column: size, row: size }).map((sizes) => setSelectedSizes(sizes)),
  fc.constantFrom('#ff0000', null).map((color) => setCellBackground(color)),
  wholeTable.map((table) => pasteIntoTable(new Slice(Fragment.from(table), 0, 0))),
  fc.constant(pasteIntoTable(new Slice(Fragment.from(nodes.paragraph.create(null, schema.text('T'))), 1, 1))),
);
/** Which cells are selected before the edit, as shares of how many there are. */
const step = fc.record({ edit, anchor: fc.nat(999), head: fc.nat(999) });

describe('a table', () => {
  it('is a rectangle and a valid document after any edits, and undoing them all gives it back', () => {
    fc.assert(
      fc.property(wholeTable, fc.array(step, { minLength: 1, maxLength: 12 }), (start, steps) => {
        let state = stateWithTable(start);
        const first = state.doc;
        let edits = 0;
        for (const { edit: command, anchor, head } of steps) {
          state = selecting(state, anchor, head);
          command(state, (tr) => {
            edits += tr.docChanged ? 1 : 0;
            const { state: next, transactions } = state.applyTransaction(tr);
            equal(transactions.filter(({ docChanged }) => docChanged).length <= 1, true, 'the table had to be mended');
            state = next;
          });
          state.doc.check();
          eachTable(state, isRectangle);
        }
        for (let left = edits; left > 0; left -= 1) undo(state, (tr) => (state = state.apply(tr)));
        ok(state.doc.eq(first), `undone to another document\n  found:  ${state.doc}\n  wanted: ${first}`);
      }),
      randomRuns(600),
    );
  });

  it('that overlaps itself, reaches out or has gaps is made a rectangle, with all that was in it', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const whole = writeGrid(table, readGrid(table));
        whole.check();
        isRectangle(whole);
        equal(whole.textContent, table.textContent);
        equal(writeGrid(whole, readGrid(whole)), whole, 'a second time makes another');
      }),
      randomRuns(600),
    );
  });
});

function stateWithTable(table: Node): EditorState {
  const marked = tableOf('x');
  const state = stateWith(marked, 'x', undefined, [history({ newGroupDelay: 0 }), tableEditing()]);
  return state.apply(state.tr.replaceWith(8, 8 + marked.nodeSize, table).setMeta('addToHistory', false));
}

function selecting(state: EditorState, anchor: number, head: number): EditorState {
  const cells: number[] = [];
  state.doc.descendants((node, pos) => {
    if (node.type === nodes.table_cell || node.type === nodes.table_header) cells.push(pos);
  });
  if (cells.length === 0) return state;
  const at = (share: number) => cells[share % cells.length] as number;
  return state.apply(state.tr.setSelection(CellSelection.create(state.doc, at(anchor), at(head))));
}

function eachTable({ doc }: EditorState, check: (table: Node) => void) {
  doc.descendants((node) => {
    if (node.type === nodes.table) check(node);
  });
}

function isRectangle(table: Node) {
  const { problems, width, height, map } = TableMap.get(table);
  equal(problems, null, `${JSON.stringify(problems)} in ${JSON.stringify(table)}`);
  equal(map.length, width * height);
  ok(!map.includes(0), 'there is a place without a cell');
}
