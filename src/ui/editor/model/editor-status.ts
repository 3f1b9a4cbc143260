/** What of a state the toolbars show. Plain values, so that a key that changes none of them renders nothing. */

import { redoDepth, undoDepth } from 'prosemirror-history';
import type { ResolvedPos } from 'prosemirror-model';
import { AllSelection, type EditorState, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { blockStyleOf } from '../commands/block-styles.ts';
import { shownMarks } from '../commands/text-marks.ts';
import type { Alignment } from '../schema/alignment.ts';
import { isEmptyDocument } from '../schema/empty-document.ts';
import type { MarkName } from '../schema/schema.ts';
import type { EditorSelection } from './editor-types.ts';

/** What of it is told to pages as it is. */
type ReportedStatus = Pick<
  EditorSelection,
  'block' | 'fontFamily' | 'fontSize' | 'color' | 'background' | 'link' | 'canUndo' | 'canRedo' | 'isInTable'
>;

export interface EditorStatus extends ReportedStatus {
  alignment: Alignment | null;
  /** Of the selection's start, or what will be typed next. */
  marks: ReadonlySet<MarkName>;
  /** Not within code. */
  allowsMarks: boolean;
  selection: EditorSelection['selected'];
  /** Of the text. */
  isEmpty: boolean;
}

/** At most keys: no set is made for nothing. */
const unmarked: ReadonlySet<MarkName> = new Set();

export function statusOf(state: EditorState): EditorStatus {
  const { selection, doc } = state;
  const $from = firstPlace(selection);
  const marks = shownMarks(state);
  const markValue = (name: MarkName) => marks.find(({ type }) => type.name === name)?.attrs.value as string | undefined;
  return {
    block: blockStyleOf($from),
    alignment: ($from.parent.attrs.align as Alignment | undefined) ?? null,
    marks: marks.length === 0 ? unmarked : new Set(marks.map(({ type }) => type.name as MarkName)),
    allowsMarks: !$from.parent.type.spec.code,
    fontFamily: markValue('font_family'),
    fontSize: markValue('font_size'),
    color: markValue('text_color'),
    background: markValue('background_color'),
    link: marks.find(({ type }) => type.name === 'link')?.attrs.href as string | undefined,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    isInTable: isInTable(selection.$from),
    selection: kindOf(state),
    isEmpty: isEmptyDocument(doc),
  };
}

export function sameStatus(one: EditorStatus, other: EditorStatus): boolean {
  for (const key in one) {
    const name = key as keyof EditorStatus;
    if (one[name] !== other[name] && !(name === 'marks' && sameMarks(one.marks, other.marks))) return false;
  }
  return true;
}

function sameMarks(one: ReadonlySet<MarkName>, other: ReadonlySet<MarkName>): boolean {
  return one.size === other.size && [...one].every((mark) => other.has(mark));
}

/** Within the first of its texts, where all of the document or of some cells is selected. */
function firstPlace(selection: Selection) {
  const { $from } = selection;
  if ($from.parent.inlineContent || selection instanceof NodeSelection) return $from;
  return Selection.findFrom($from, 1, true)?.$from ?? $from;
}

export function isInTable($pos: ResolvedPos): boolean {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    if ($pos.node(depth).type.spec.tableRole === 'row') return true;
  }
  return false;
}

function kindOf({ selection }: EditorState): EditorStatus['selection'] {
  if (selection instanceof TextSelection) return selection.empty ? 'caret' : 'text';
  if (selection instanceof AllSelection) return 'text';
  if (selection instanceof NodeSelection) return selection.node.type.name === 'image' ? 'image' : 'other';
  // Selections of cells are of the tables' part, which may not be there.
  return '$anchorCell' in selection ? 'cells' : 'other';
}
