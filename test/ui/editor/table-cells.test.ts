import { EditorState } from 'prosemirror-state';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import {
  areHeaders,
  setCellBackground,
  setSelectedSizes,
  setSizes,
  toggleHeader,
} from '../../../src/ui/editor/table/table-commands.ts';
import {
  TableCellMissingError,
  TableColumnMissingError,
  TableRowMissingError,
} from '../../../src/ui/editor/table/table-errors.ts';
import { gridOf, slotCovering, tablePlace } from '../../../src/ui/editor/table/table-place.ts';
import { deepEqual, equal, ok, throws } from '../../support/assert.ts';
import { after } from './build.ts';
import { cellsOf, sketchOf, stateWith, tableIn, tableOf } from './table-sketch.ts';

const policy = { createHTML: (html: string) => html };

describe('headers of tables', () => {
  const scopes = (state: EditorState) =>
    cellsOf(state)
      .map(({ type, attrs }) => (type.name === 'table_header' ? (attrs.scope ?? 'both') : '-'))
      .join(' ');

  it('are added to a row and to a column, and the corner is both', () => {
    const row = after(stateWith(tableOf('ab/cd'), 'a'), toggleHeader('row'));
    equal(scopes(row), 'col col - -');
    const both = after(row, toggleHeader('column'));
    equal(scopes(both), 'both col row -');
    const place = tablePlace(both);
    ok(place && areHeaders('row', place.grid, place.area) && areHeaders('column', place.grid, place.area));
  });

  it('are taken away one by one', () => {
    const both = after(stateWith(tableOf('ab/cd'), 'a'), toggleHeader('row'), toggleHeader('column'));
    equal(scopes(after(both, toggleHeader('row'))), 'row - row -');
    equal(scopes(after(both, toggleHeader('column'))), 'col col - -');
    equal(scopes(after(both, toggleHeader('column'), toggleHeader('row'))), '- - - -');
  });

  it('are those of the selected lines', () => {
    equal(scopes(after(stateWith(tableOf('ab/cd/ef'), 'c', 'f'), toggleHeader('row'))), '- - col col col col');
  });

  it('are taken away where they were read without a scope', () => {
    equal(scopes(after(stateWith(tableOf('AB/cd'), 'A'), toggleHeader('row'))), '- - - -');
  });

  it('are written with their scope, and read again', () => {
    const html =
      '<table><tbody><tr><th>x</th><th scope="col">y</th></tr><tr><th scope="row">z</th><td>1</td></tr></tbody></table>';
    const read = readHtml(html, policy);
    equal(writeHtml(read), html);
    equal(scopes(EditorState.create({ doc: read })), 'both col row -');
    equal(scopes(EditorState.create({ doc: readHtml(html.replace('"col"', '"COLGROUP"'), policy) })), 'both col row -');
  });
});

describe('sizes and colours of cells', () => {
  it('are set for whole lines, never below the minimum', () => {
    const state = stateWith(tableOf('aab/cde'), 'c');
    const done = after(state, setSelectedSizes({ column: 140, row: 60 }));
    const { rows, columns } = gridOf(tableIn(done));
    deepEqual(
      [columns.map(({ size }) => size), rows.map(({ size }) => size)],
      [
        [140, null, null],
        [null, 60],
      ],
    );
    const low = after(state, setSelectedSizes({ column: 1, row: 1 }));
    equal(gridOf(tableIn(low)).columns[0]?.size, 50);
    equal(gridOf(tableIn(low)).rows[1]?.size, 33);
  });

  it('are taken away again', () => {
    const sized = after(stateWith(tableOf('ab'), 'a'), setSelectedSizes({ column: 90, row: 50 }));
    const { rows, columns } = gridOf(tableIn(after(sized, setSelectedSizes({ column: null, row: null }))));
    deepEqual([rows[0]?.size, columns[0]?.size], [null, null]);
  });

  it('are written as columns where every column has one, and read as they were', () => {
    const sized = after(
      stateWith(tableOf('ab/cd'), 'a'),
      setSizes(
        8,
        'column',
        new Map([
          [0, 60],
          [1, 200],
        ]),
      ),
    );
    const html = writeHtml(sized.doc);
    ok(html.includes('<colgroup><col style="width: 60px;"><col style="width: 200px;"></colgroup>'), html);
    ok(readHtml(html, policy).eq(sized.doc), html);
    const half = after(stateWith(tableOf('ab/cd'), 'a'), setSelectedSizes({ column: 60, row: null }));
    ok(!writeHtml(half.doc).includes('colgroup'));
    ok(readHtml(writeHtml(half.doc), policy).eq(half.doc));
  });

  it('colour every selected cell, once', () => {
    const done = after(stateWith(tableOf('ab/cd'), 'a', 'b'), setCellBackground('#ffeedd'));
    deepEqual(
      cellsOf(done).map(({ attrs }) => attrs.background),
      ['#ffeedd', '#ffeedd', null, null],
    );
    equal(setCellBackground('#ffeedd')(done), false);
    equal(cellsOf(after(done, setCellBackground(null)))[0]?.attrs.background, null);
  });
});

describe('tables with gaps', () => {
  it('are read as rectangles, so that their cells can be selected', () => {
    const html = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr><tr></tr></tbody></table>';
    const read = readHtml(html, policy);
    equal(sketchOf(tableIn(EditorState.create({ doc: read }))), 'ab/c./..');
    const whole = readHtml(writeHtml(read), policy);
    ok(whole.eq(read));
  });
});

describe('a place that a table does not have', () => {
  it('is an error of its own kind, which says what there is', () => {
    const state = stateWith(tableOf('ab/cd'), 'a');
    const column = throws(() => setSizes(8, 'column', new Map([[2, 60]]))(state), TableColumnMissingError);
    equal(column.message, 'There is no table column 2: the table has 2 rows and 2 columns, counted from 0.');
    throws(() => setSizes(8, 'row', new Map([[5, 60]]))(state), TableRowMissingError);
    const cell = throws(() => slotCovering(gridOf(tableIn(state)), 0, 7), TableCellMissingError);
    equal(
      cell.message,
      'There is no table cell at row 0, column 7: the table has 2 rows and 2 columns, counted from 0.',
    );
  });
});
