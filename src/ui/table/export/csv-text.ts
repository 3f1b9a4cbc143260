/** Rows as files of comma-separated values. */
import { quoted } from '../model/delimited-text.ts';

/** What a spreadsheet would take for a formula, in full width too. Source: OWASP, CSV injection. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * A number is no formula: with its sign, grouped, with an exponent, a currency or a unit. Letters before the figures are
 * set off by a sign or a blank, because `A1` is a cell.
 */
const plainNumber =
  /^[+-](?:\p{L}{0,3}\p{Sc}\s?|\p{L}{1,3}\.?\s)?(?:\d+(?:[.,'’\s]\d+)*|\.\d+)(?:e[+-]?\d+)?(?:\s?(?:\p{L}{0,3}\p{Sc}\p{L}{0,3}|%|\p{L}{1,3}\.?))?$/iu;

/** Begins a file of comma-separated values: without it Excel takes UTF-8 for something else. */
export const byteOrderMark = '\uFEFF';

/**
 * Lines of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it: rows may hold what
 * strangers wrote.
 */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return quoted(harmless, /[",\r\n]/);
}
