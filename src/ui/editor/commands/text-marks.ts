/** Marks that are on or off, and marks that hold a value. Source: spec 003 §2 and §3. */
import { toggleMark } from 'prosemirror-commands';
import type { MarkType } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { type MarkName, schema } from '../schema/schema.ts';

const { marks } = schema;

/** In the order of the toolbars. */
export const toggles = {
  strong: { keys: 'Mod-b' },
  em: { keys: 'Mod-i' },
  underline: { keys: 'Mod-u' },
  strike: { keys: 'Mod-Shift-x' },
  code: { keys: 'Mod-e' },
  subscript: { keys: 'Mod-,' },
  superscript: { keys: 'Mod-.' },
} as const satisfies { readonly [Name in MarkName]?: { keys: string } };
export type ToggleName = keyof typeof toggles;

export function toggle(name: ToggleName): Command {
  return toggleMark(marks[name], null, { removeWhenPresent: false });
}

export type ValueMark = 'font_family' | 'font_size' | 'text_color' | 'background_color';

/** Gives the mark this value; `undefined` takes it away. At a caret: for what is typed next. */
export function setValueMark(name: ValueMark, value: string | undefined): Command {
  const type: MarkType = marks[name];
  return (state, dispatch) => {
    const { ranges, empty } = state.selection;
    const mark = value === undefined ? undefined : type.create({ value });
    if (empty) {
      if (!state.selection.$from.parent.type.allowsMarkType(type)) return false;
      dispatch?.(mark ? state.tr.addStoredMark(mark) : state.tr.removeStoredMark(type));
      return true;
    }
    const { tr } = state;
    for (const { $from, $to } of ranges) {
      tr.removeMark($from.pos, $to.pos, type);
      if (mark) tr.addMark($from.pos, $to.pos, mark);
    }
    if (mark && !tr.docChanged) return false;
    dispatch?.(tr);
    return true;
  };
}

/** All that letters can be, but for links. */
export const clearMarks: Command = (state, dispatch) => {
  const { tr } = state;
  const cleared = Object.values(marks).filter((type) => type !== marks.link);
  for (const { $from, $to } of state.selection.ranges) {
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
