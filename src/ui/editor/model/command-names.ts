/**
 * What can be done to a text, by name, and what a page calls it with. Types alone: a page that reads them has no
 * ProseMirror. The tables of what each does are checked against them.
 */
import type { Alignment } from '../schema/alignment.ts';

export type ToggleName = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'subscript' | 'superscript';

export type BlockStyle =
  | 'paragraph'
  | ('heading1' | 'heading2' | 'heading3' | 'heading4')
  | ('bulletedList' | 'numberedList')
  | ('quote' | 'codeBlock');

export interface TableSize {
  rows: number;
  columns: number;
}

/** What some commands are called with; `null` takes it away. Without one, `link` and `table` ask the user. */
export interface CommandValues {
  font: string | null;
  size: number | string | null;
  color: string | null;
  highlight: string | null;
  link: string;
  table: TableSize;
}

type PlainCommandName =
  | (ToggleName | BlockStyle | Alignment)
  | ('undo' | 'redo' | 'clear' | 'indent' | 'outdent' | 'rule' | 'unlink')
  | ('image' | 'attachment' | 'source' | 'shortcuts');

export type EditorCommandName = PlainCommandName | keyof CommandValues;

/** What `exec` is called with. */
export type EditorCall =
  | { [Name in keyof CommandValues]: [command: Name, value?: CommandValues[Name]] }[keyof CommandValues]
  | [command: PlainCommandName];
