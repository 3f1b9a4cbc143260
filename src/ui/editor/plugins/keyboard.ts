/** Every key that does something in the text. The tables of styles and marks say theirs themselves. */

import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItemKeepMarks } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { align, alignmentKeys, indent, indentKeys, outdent } from '../commands/alignment.ts';
import { blockStyles } from '../commands/block-styles.ts';
import { leaveCodeByArrow, leaveCodeByEnter } from '../commands/leave-code.ts';
import { clearMarks, clearMarksKeys, toggle, toggles } from '../commands/text-marks.ts';
import { listDepth } from '../commands/wrappers.ts';
import type { ToggleName } from '../model/command-names.ts';
import type { Alignment } from '../schema/alignment.ts';
import { schema } from '../schema/schema.ts';

const { hard_break, list_item } = schema.nodes;

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
};

/** In lists only: anywhere else Tab goes on to the next field, as everybody who uses the keyboard needs. */
const inList = (command: Command): Command => {
  return (state, dispatch, view) => listDepth(state.selection.$from) > 0 && command(state, dispatch, view);
};

const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  Enter: chainCommands(leaveCodeByEnter, splitListItemKeepMarks(list_item), baseKeymap.Enter as Command),
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  'Mod-Enter': chainCommands(exitCode, insertBreak),
  ArrowDown: leaveCodeByArrow,
  Tab: inList(indent),
  'Shift-Tab': inList(outdent),
  [indentKeys.in]: indent,
  [indentKeys.out]: outdent,
  [clearMarksKeys]: clearMarks,
  ...Object.fromEntries(
    Object.entries(alignmentKeys).map(([name, combination]) => [combination, align(name as Alignment)]),
  ),
  ...Object.fromEntries(Object.values(blockStyles).map(({ keys: combination, command }) => [combination, command])),
  ...Object.fromEntries((Object.keys(toggles) as ToggleName[]).map((name) => [toggles[name].keys, toggle(name)])),
};

export const keyboard: readonly Plugin[] = [keymap(keys), keymap(baseKeymap)];
