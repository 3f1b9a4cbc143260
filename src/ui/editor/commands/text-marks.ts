/** Marks that are on or off, and marks that hold a value. Source: spec 003 §2 and §3. */

import { toggleMark } from 'prosemirror-commands';
import type { Mark } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import type { ToggleName } from '../model/command-names.ts';
import { type MarkName, schema } from '../schema/schema.ts';

const { marks } = schema;

/** In the order of the toolbars, by what people call them. */
export const toggles = {
  bold: { mark: 'strong', keys: 'Mod-b' },
  italic: { mark: 'em', keys: 'Mod-i' },
  underline: { mark: 'underline', keys: 'Mod-u' },
  strikethrough: { mark: 'strike', keys: 'Mod-Shift-x' },
  code: { mark: 'code', keys: 'Mod-e' },
  subscript: { mark: 'subscript', keys: 'Mod-,' },
  superscript: { mark: 'superscript', keys: 'Mod-.' },
} as const satisfies Record<ToggleName, { mark: MarkName; keys: string }>;

export const clearMarksKeys = 'Mod-\\';

/** All of the selection becomes what its first letter is not: what a button shows as on, a press takes away. */
export function toggle(name: ToggleName): Command {
  const type = marks[toggles[name].mark];
  return (state, dispatch, view) => {
    const isOn = shownMarks(state).some((mark) => mark.type === type);
    return toggleMark(type, null, { removeWhenPresent: isOn })(state, dispatch, view);
  };
}

/** What the toolbars show: of a caret what will be typed, of a selection what its first letter is. */
export function shownMarks(state: EditorState): readonly Mark[] {
  const { selection, doc, storedMarks } = state;
  if (storedMarks) return storedMarks;
  if (selection.empty) return selection.$from.marks();
  if (selection instanceof NodeSelection) return selection.node.marks;
  // The marks before it may end there.
  const after = selection.$from.nodeAfter;
  if (after?.isInline) return after.marks;
  let first: readonly Mark[] | undefined;
  const [range] = selection.ranges;
  doc.nodesBetween(selection.from, range?.$to.pos ?? selection.to, (node) => {
    if (first) return false;
    if (node.isText) first = node.marks;
    return true;
  });
  return first ?? selection.$from.marks();
}

export type ValueMark = 'font_family' | 'font_size' | 'text_color' | 'background_color';

/** Gives the mark this value; `undefined` takes it away. At a caret: for what is typed next. */
export function setValueMark(name: ValueMark, value: string | undefined): Command {
  const type = marks[name];
  return (state, dispatch) => {
    const { ranges, empty, $from } = state.selection;
    const mark = value === undefined ? undefined : type.create({ value });
    if (empty) {
      if (!$from.parent.inlineContent || !$from.parent.type.allowsMarkType(type)) return false;
      dispatch?.(mark ? state.tr.addStoredMark(mark) : state.tr.removeStoredMark(type));
      return true;
    }
    const { tr } = state;
    for (const range of ranges) {
      if (mark) tr.addMark(range.$from.pos, range.$to.pos, mark);
      else tr.removeMark(range.$from.pos, range.$to.pos, type);
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** All that letters can be, but for links. At a caret: what is typed next is plain. */
export const clearMarks: Command = (state, dispatch) => {
  const { tr, selection } = state;
  if (selection.empty) {
    const shown = shownMarks(state);
    const kept = shown.filter(({ type }) => type === marks.link);
    if (shown.length === kept.length) return false;
    dispatch?.(tr.setStoredMarks(kept));
    return true;
  }
  const cleared = Object.values(marks).filter((type) => type !== marks.link);
  for (const { $from, $to } of selection.ranges) {
    for (const type of cleared) tr.removeMark($from.pos, $to.pos, type);
  }
  if (!tr.docChanged) return false;
  dispatch?.(tr);
  return true;
};

/** The fonts of the toolbar: its name, and what stands in for it. Spec 003 §2. */
export const fontFamilies = {
  Inter: 'Inter, system-ui, sans-serif',
  Arial: 'Arial, Helvetica, sans-serif',
  'Noto Sans JP': '"Noto Sans JP", sans-serif',
} as const;

/** CSS pixels. Spec 003 §2. */
export const fontSizes = [12, 14, 16, 18, 20, 22] as const;
