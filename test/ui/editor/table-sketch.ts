/**
 * Tables as they look: `aab/cde` has two rows of three columns, and a cell `a` over two of them. A dot is an empty cell,
 * a capital letter a header.
 */
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, TextSelection } from 'prosemirror-state';
import { CellSelection, TableMap } from 'prosemirror-tables';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { equal, ok } from '../../support/assert.ts';
import { after } from './build.ts';

const { nodes } = schema;

export function tableOf(sketch: string, attributes: (letter: string) => Record<string, unknown> = () => ({})): Node {
  const lines = sketch.split('/');
  const rows = lines.map((line, row) => {
    const cells = [...line].flatMap((letter, column) => {
      const isSame = (other: string | undefined) => other === letter && letter !== '.';
      if (isSame(line[column - 1]) || isSame(lines[row - 1]?.[column])) return [];
      let colspan = 1;
      while (isSame(line[column + colspan])) colspan += 1;
      let rowspan = 1;
      while (isSame(lines[row + rowspan]?.[column])) rowspan += 1;
      const type = /[A-Z]/.test(letter) ? nodes.table_header : nodes.table_cell;
      const text = letter === '.' ? null : schema.text(letter);
      return [type.create({ colspan, rowspan, ...attributes(letter) }, nodes.paragraph.create(null, text))];
    });
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.create(null, rows);
}

/** What a table looks like: the text of the cell at every place. */
export function sketchOf(table: Node): string {
  const { map, width, height, problems } = TableMap.get(table);
  equal(problems, null, 'the table is no rectangle');
  const letters = map.map((offset) => table.nodeAt(offset)?.textContent || '.');
  return Array.from({ length: height }, (_, row) => letters.slice(row * width, (row + 1) * width).join('')).join('/');
}

/** A text before, the table, a text behind; the caret in the cell of a letter, or the cells from one to another. */
export function stateWith(table: Node, from: string, to?: string, plugins: Plugin[] = []): EditorState {
  const doc = nodes.doc.create(null, [paragraph('before'), table, paragraph('behind')]);
  const anchor = placeOf(doc, from);
  const selection = to === undefined ? TextSelection.create(doc, anchor + 2) : cells(doc, anchor, placeOf(doc, to));
  return EditorState.create({ doc, plugins, selection });
}

export function tableIn(state: EditorState): Node {
  let found: Node | undefined;
  state.doc.descendants((node) => {
    if (node.type === nodes.table) found ??= node;
    return found === undefined;
  });
  ok(found, 'there is no table');
  return found;
}

/** Before a text of the document. */
export function placeOfText(doc: Node, text: string): number {
  let place: number | undefined;
  doc.descendants((node, pos) => {
    if (node.isText && node.text === text) place ??= pos;
  });
  ok(place !== undefined, `there is no text ${text}`);
  return place;
}

/** Texts of what is selected: of the cells, or of the cell with the caret. */
export function selectedLetters({ selection }: EditorState): string {
  if (!(selection instanceof CellSelection)) return `|${selection.$from.parent.textContent}`;
  const letters: string[] = [];
  selection.forEachCell((cell) => letters.push(cell.textContent || '.'));
  return letters.join('');
}

/** What a command makes of a sketched table, and what is selected then. */
export function becomes(
  command: Command,
  sketch: string,
  from: string,
  to: string | undefined,
  wanted: string,
  selected?: string,
) {
  const done = after(stateWith(tableOf(sketch), from, to), command);
  ok(done.applies, 'it does not apply');
  equal(sketchOf(tableIn(done)), wanted);
  if (selected !== undefined) equal(selectedLetters(done), selected);
}

export function refuses(command: Command, sketch: string, from: string, to?: string) {
  const state = stateWith(tableOf(sketch), from, to);
  equal(command(state), false);
  ok(after(state, command).doc.eq(state.doc));
}

export const cellsOf = (state: EditorState) => {
  const cells: Node[] = [];
  tableIn(state).descendants((node) => {
    if (node.type.spec.tableRole === 'row') return true;
    cells.push(node);
    return false;
  });
  return cells;
};

function placeOf(doc: Node, letter: string): number {
  let place: number | undefined;
  doc.descendants((node, pos) => {
    const role = node.type.spec.tableRole;
    if ((role === 'cell' || role === 'header_cell') && node.textContent === letter) place ??= pos;
  });
  ok(place !== undefined, `there is no cell ${letter}`);
  return place;
}

function cells(doc: Node, anchor: number, head: number) {
  return CellSelection.create(doc, anchor, head);
}

function paragraph(text: string): Node {
  return nodes.paragraph.create(null, schema.text(text));
}
