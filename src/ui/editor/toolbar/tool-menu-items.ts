/** What is in each of the toolbar's menus, and what of it is chosen. Source: spec 003 §2. */

import type { Command } from 'prosemirror-state';
import type { MenuAction, MenuItem } from '../../menu/menu-items.ts';
import { editorCommand, editorCommands, pressCommand } from '../api/editor-commands.ts';
import { blockStyles } from '../commands/block-styles.ts';
import { shortcutText } from '../commands/shortcut-text.ts';
import { fontFamilies, fontSizes, setValueMark } from '../commands/text-marks.ts';
import { isUploading } from '../files/choose-files.ts';
import type { BlockStyle } from '../model/command-names.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { EditorModel } from '../model/editor-model.ts';
import { alignments } from '../schema/alignment.ts';
import { insertTable } from '../table/insert-table.ts';
import { commandIcons } from './tool-menu-icons.tsx';
import { commandLabel, lessUsed, type MenuTool, nameOfFont, nameOfSize, type ToolText, textSizes } from './tools.ts';

type Items = (editor: EditorServices, t: ToolText) => MenuItem[];

export const menuItems: Readonly<Record<MenuTool['id'], Items>> = {
  style(editor, t) {
    const { block } = editor.model.status.value;
    return (Object.keys(blockStyles) as BlockStyle[]).map((style) => {
      const checked = style === block;
      const item = commandItem(editor, style, t);
      // What is chosen already changes nothing, which is no reason to take it away.
      return { ...item, ...radio(checked), disabled: !checked && item.disabled };
    });
  },

  font({ model }, t) {
    const { fontFamily } = model.status.value;
    const name = fontFamily === undefined ? undefined : nameOfFont(fontFamily);
    const isOther = name !== undefined && !Object.hasOwn(fontFamilies, name);
    return [
      value(model, 'default', t('fontDefault'), name === undefined, setValueMark('font_family', undefined)),
      ...Object.entries(fontFamilies).map(([font, family]) =>
        value(model, font, font, font === name, setValueMark('font_family', family)),
      ),
      ...(isOther ? [value(model, 'other', name, true, setValueMark('font_family', fontFamily))] : []),
    ];
  },

  size({ model }, t) {
    const { fontSize, block } = model.status.value;
    const named = (size: string) => (/^\d+$/.test(nameOfSize(size)) ? t('pixels', { size: nameOfSize(size) }) : size);
    const isOther = fontSize !== undefined && !fontSizes.some((size) => `${size}px` === fontSize);
    return [
      value(
        model,
        'default',
        t('labelled', { label: t('fontDefault'), value: t('pixels', { size: textSizes[block] }) }),
        fontSize === undefined,
        setValueMark('font_size', undefined),
      ),
      ...fontSizes.map((size) =>
        value(
          model,
          `${size}`,
          t('pixels', { size }),
          `${size}px` === fontSize,
          setValueMark('font_size', `${size}px`),
        ),
      ),
      ...(isOther ? [value(model, 'other', named(fontSize), true, setValueMark('font_size', fontSize))] : []),
    ];
  },

  format(editor, t) {
    const { allowsMarks } = editor.model.status.value;
    return [
      ...lessUsed.map((name) => ({
        ...commandItem(editor, name, t),
        check: 'checkbox' as const,
        checked: editorCommands[name].isOn(editor),
        endsMenu: true,
        disabled: !allowsMarks,
      })),
      { id: 'clear-line', separator: true },
      commandItem(editor, 'clear', t),
      { id: 'shortcuts-line', separator: true },
      commandItem(editor, 'shortcuts', t),
    ];
  },

  align: (editor, t) => [
    ...alignments.map((alignment) => ({
      ...commandItem(editor, alignment, t),
      ...radio(editorCommands[alignment].isOn?.(editor) ?? false),
    })),
    { id: 'indent-line', separator: true },
    commandItem(editor, 'indent', t),
    commandItem(editor, 'outdent', t),
  ],

  insert(editor, t) {
    const { model } = editor;
    const { image, table, attachment } = editorCommands;
    const entries: (MenuAction | false)[] = [
      attachment.isOffered(editor) && commandItem(editor, 'attachment', t),
      commandItem(editor, 'rule', t),
      image.isOffered(editor) && {
        ...commandItem(editor, 'image', t),
        disabledReason: isUploading(editor).value ? t('uploading') : undefined,
      },
      table.isOffered(editor) && {
        ...commandItem(editor, 'table', t),
        disabledReason: model.can(insertTable({ rows: 1, columns: 1 })) ? undefined : t('noTableHere'),
      },
    ];
    return entries.filter((entry) => entry !== false);
  },
};

/** As a button of it would be, with its keys. */
function commandItem(editor: EditorServices, name: keyof typeof commandIcons, t: ToolText) {
  const entry = editorCommand(name);
  return {
    id: name,
    label: commandLabel(name, t),
    icon: commandIcons[name],
    disabled: 'command' in entry && !editor.model.can(entry.command),
    ...(entry.keys !== undefined && { shortcut: shortcutText(entry.keys) }),
    onSelect: () => pressCommand(editor, name),
  } satisfies MenuAction;
}

function value(model: EditorModel, id: string, label: string, checked: boolean, command: Command): MenuAction {
  return { id, label, onSelect: () => void model.run(command), ...radio(checked) };
}

function radio(checked: boolean) {
  return { check: 'radio' as const, checked, endsMenu: true };
}
