/** Rows as text that spreadsheets take from the clipboard. */

/** As spreadsheets themselves put it on the clipboard: quoted where a cell holds a tab, a quote or a line break. */
export function toTsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map((text) => quoted(text, /["\t\r\n]/)).join('\t')).join('\n');
}

/** A text whose special characters are its own. */
export function quoted(text: string, special: RegExp): string {
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
