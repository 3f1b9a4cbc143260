import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { insertTable } from '../../../src/ui/editor/table/insert-table.ts';
import { gridOf } from '../../../src/ui/editor/table/table-place.ts';
import { createTableDialogModel } from '../../../src/ui/editor/table-tools/table-dialog-model.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { deepEqual, equal, ok, throws } from '../../support/assert.ts';
import {
  after,
  doc,
  expectCommand,
  expectNothing,
  h1,
  li,
  p,
  pre,
  quote,
  stateOf,
  table,
  td,
  tr,
  ul,
} from './build.ts';
import { tableIn } from './table-sketch.ts';

describe('inserting a table', () => {
  const cell = () => schema.node('table_cell', { colwidth: [75] }, schema.node('paragraph'));
  const small = () => table(tr(cell(), cell()));

  it('comes behind the block with the caret, and the caret goes into its first cell', () => {
    const done = after(stateOf(doc(p('on<cursor>e'), p('two'))), insertTable({ rows: 1, columns: 2 }));
    ok(done.doc.eq(doc(p('one'), small(), p('two'))), String(done.doc));
    equal(done.selection.$from.parentOffset, 0);
    equal(done.selection.from, 9);
  });

  it('takes the place of an empty paragraph, and leaves a line to write on at the end', () => {
    expectCommand(insertTable({ rows: 1, columns: 2 }), doc(p('<cursor>')), doc(small(), p()));
    expectCommand(insertTable({ rows: 1, columns: 2 }), doc(h1('<cursor>a')), doc(h1('a'), small(), p()));
  });

  it('keeps what is selected, and stands in quotes and items', () => {
    expectCommand(
      insertTable({ rows: 1, columns: 2 }),
      doc(p('<start>one<end>'), p('')),
      doc(p('one'), small(), p('')),
    );
    expectCommand(insertTable({ rows: 1, columns: 2 }), doc(quote(p('a<cursor>'))), doc(quote(p('a'), small(), p())));
    expectCommand(insertTable({ rows: 1, columns: 2 }), doc(ul(li(p('a<cursor>')))), doc(ul(li(p('a'), small(), p()))));
  });

  it('is as large as it was asked for, each cell 75 pixels wide', () => {
    const done = after(stateOf(doc(p('<cursor>'))), insertTable({ rows: 50, columns: 10 }));
    const { rows, columns } = gridOf(tableIn(done));
    equal(rows.length, 50);
    deepEqual(
      columns.map(({ size }) => size),
      Array.from({ length: 10 }, () => editorLimits.table.cellWidth),
    );
  });

  it('does not stand in code or in another table', () => {
    expectNothing(insertTable({ rows: 2, columns: 2 }), doc(pre('co<cursor>de')));
    expectNothing(insertTable({ rows: 2, columns: 2 }), doc(table(tr(td(p('a<cursor>'))))));
  });

  it('refuses what the limits do not allow', () => {
    for (const size of [
      { rows: 0, columns: 1 },
      { rows: 51, columns: 1 },
      { rows: 1, columns: 11 },
      { rows: 1.5, columns: 1 },
    ]) {
      throws(() => insertTable(size), RangeError);
    }
  });
});

describe('the dialog that inserts a table', () => {
  it('has a size of somebody’s own once another one was entered', () => {
    const model = createTableDialogModel();
    equal(model.isEntered.value, false);
    model.enterRows(7);
    equal(model.isEntered.value, true);
    model.enterRows(editorLimits.table.rows.initial);
    equal(model.isEntered.value, false);
  });

  it('begins with 5 by 5, and knows no size while either is outside its limits', () => {
    const model = createTableDialogModel();
    deepEqual(model.size.value, { rows: 5, columns: 5 });
    for (const rows of [null, Number.NaN, 0, 51, 2.5]) {
      model.enterRows(rows);
      equal(model.size.value, undefined, String(rows));
    }
    model.enterRows(50);
    model.enterColumns(10);
    deepEqual(model.size.value, { rows: 50, columns: 10 });
    model.enterColumns(11);
    equal(model.size.value, undefined);
  });
});
