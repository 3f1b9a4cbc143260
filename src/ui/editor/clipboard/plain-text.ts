/** Text without formatting, as what replaces a selection. */
import { Fragment, type Mark, type ResolvedPos, Slice } from 'prosemirror-model';
import { schema } from '../schema/schema.ts';

const { paragraph, table, table_row, table_cell } = schema.nodes;

/** One paragraph for each line, as the letters around it are formatted; within code, the text as it is. */
export function textSlice(text: string, $at: ResolvedPos, marks: readonly Mark[] = $at.marks()): Slice {
  const normal = sound(text);
  if (normal === '') return Slice.empty;
  if ($at.parent.type.spec.code) return new Slice(Fragment.from(schema.text(normal)), 0, 0);
  const paragraphs = normal
    .split(/\n+/)
    .map((line) => paragraph.create(null, line === '' ? null : schema.text(line, marks)));
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/** What spreadsheets put on the clipboard, as cells; `undefined` for what is no rectangle of several. */
export function cellsSlice(text: string): Slice | undefined {
  const rows = sound(text)
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const width = rows[0]?.length ?? 0;
  // In quotes a cell may hold ends of lines: then these are no rows.
  const isSimple = width > 1 && rows.every((cells) => cells.length === width && !cells.some((cell) => /^"/.test(cell)));
  if (!isSimple) return undefined;
  const cellOf = (cell: string) =>
    table_cell.create(null, paragraph.create(null, cell === '' ? null : schema.text(cell)));
  const content = rows.map((cells) => table_row.create(null, cells.map(cellOf)));
  return new Slice(Fragment.from(table.create(null, content)), 0, 0);
}

/** Ends of lines in one spelling, and no control that HTML could not hold. */
function sound(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
  return text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}
