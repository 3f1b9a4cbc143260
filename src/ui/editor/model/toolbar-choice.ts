/** What a page chose to have in the toolbar. What is not in it can be done all the same, by its keys and by `exec`. */

import type { Alignment } from '../schema/alignment.ts';
import type { BlockStyle, ToggleName } from './command-names.ts';

export type ToolName =
  | ('style' | 'font' | 'size' | 'format' | 'color' | 'highlight' | 'align' | 'insert')
  | (ToggleName | BlockStyle | Alignment)
  | ('undo' | 'redo' | 'clear' | 'indent' | 'outdent' | 'rule' | 'link' | 'table' | 'image' | 'attachment')
  | ('source' | 'shortcuts');

/** Groups of tools in their order; or `full`, the default; what mails need; or none. */
export type ToolbarChoice = 'full' | 'basic' | 'none' | readonly (readonly ToolName[])[];

const basic: readonly (readonly ToolName[])[] = [
  ['undo', 'redo'],
  ['bold', 'italic', 'underline'],
  ['bulletedList', 'numberedList'],
  ['link'],
];

/** `undefined` for all that there is. */
export function chosenGroups(choice: ToolbarChoice | undefined): readonly (readonly ToolName[])[] | undefined {
  if (choice === undefined || choice === 'full') return undefined;
  if (choice === 'basic') return basic;
  return choice === 'none' ? [] : choice;
}

export function isChosen(choice: ToolbarChoice | undefined, name: ToolName): boolean {
  return chosenGroups(choice)?.some((group) => group.includes(name)) ?? true;
}
