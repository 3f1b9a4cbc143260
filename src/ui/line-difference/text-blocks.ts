/**
 * Lines as blocks that a browser lays out only when they come into view. A line that is longer than a block is wide goes
 * on in further rows, so that a text of one line costs no more than one of many.
 */
export interface TextBlock {
  /** Rows in it, all of one height. */
  rows: number;
  /** One line of text for each row, without their ends. */
  text: string;
  /** Number of each row's line among all, from `first`; a row that goes on from the one before has none. */
  numbers: readonly (number | undefined)[];
}

export interface TextLayout {
  blocks: readonly TextBlock[];
  /** Columns of the longest row: letters of East Asian width count as two. */
  columns: number;
  hasBrokenLines: boolean;
}

export const blockRows = 500;
export const longestRow = 2000;

/** @param lines with or without their ends */
export function textLayout(lines: readonly string[], first = 1): TextLayout {
  const blocks: TextBlock[] = [];
  let texts: string[] = [];
  let numbers: (number | undefined)[] = [];
  let columns = 0;
  let hasBrokenLines = false;
  const close = () => {
    if (texts.length > 0) blocks.push({ rows: texts.length, text: texts.join('\n'), numbers });
    texts = [];
    numbers = [];
  };
  lines.forEach((line, index) => {
    const pieces = piecesOf(withoutEnd(line));
    hasBrokenLines ||= pieces.length > 1;
    pieces.forEach((piece, at) => {
      texts.push(piece);
      numbers.push(at === 0 ? first + index : undefined);
      // Of a short row nobody needs to know how wide its letters are.
      if (piece.length * 2 > columns) columns = Math.max(columns, columnsOf(piece));
      if (texts.length === blockRows) close();
    });
  });
  close();
  return { blocks, columns, hasBrokenLines };
}

export function withoutEnd(line: string): string {
  if (!line.endsWith('\n')) return line;
  return line.slice(0, line.endsWith('\r\n') ? -2 : -1);
}

export type LineEnd = 'crlf' | 'none';

/** A line's end that deserves a word where lines are compared: they may differ in nothing else. */
export function endOf(line: string): LineEnd | undefined {
  if (line.endsWith('\r\n')) return 'crlf';
  return line.endsWith('\n') ? undefined : 'none';
}

function piecesOf(line: string): string[] {
  if (line.length <= longestRow) return [line];
  const pieces: string[] = [];
  for (let at = 0; at < line.length; ) {
    // Not between the halves of a character.
    const isHalf = (line.charCodeAt(at + longestRow - 1) & 0xfc00) === 0xd800;
    const end = at + (isHalf ? longestRow - 1 : longestRow);
    pieces.push(line.slice(at, end));
    at = end;
  }
  return pieces;
}

function columnsOf(text: string): number {
  const wide = text.match(/[\t\u1100-\uffdc]/g)?.length ?? 0;
  return text.length + wide;
}
