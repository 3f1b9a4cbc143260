/** What is in each of the toolbar's menus, and what of it is chosen. Source: spec 003 §2. */
import type { Command } from 'prosemirror-state';
import type { MenuAction, MenuItem } from '../../menu/menu-items.ts';
import { align, alignmentKeys, indent, outdent } from '../commands/alignment.ts';
import { type BlockStyle, blockStyles } from '../commands/block-styles.ts';
import { insertRule } from '../commands/insert-rule.ts';
import { shortcutText } from '../commands/shortcut-text.ts';
import {
  clearMarks,
  clearMarksKeys,
  fontFamilies,
  fontSizes,
  setValueMark,
  toggle,
  toggles,
} from '../commands/text-marks.ts';
import { chooseAttachment, chooseImage, isUploading } from '../files/choose-files.ts';
import { mayHaveAttachments, mayHaveImages } from '../image/permitted-files.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { EditorModel } from '../model/editor-model.ts';
import { alignments } from '../schema/alignment.ts';
import { insertTable } from '../table/insert-table.ts';
import { helpKeys } from './shortcuts.ts';
import { SourceIcon } from './tool-icons.tsx';
import {
  AttachmentIcon,
  ClearIcon,
  ImageIcon,
  IndentIcon,
  KeyboardIcon,
  OutdentIcon,
  RuleIcon,
  StrikeIcon,
  SubscriptIcon,
  SuperscriptIcon,
  styleIcons,
  TableIcon,
} from './tool-menu-icons.tsx';
import { alignmentIcons, lessUsed, type MenuTool, nameOfFont, nameOfSize, type ToolText, textSizes } from './tools.ts';

type Items = (editor: EditorServices, t: ToolText) => MenuItem[];

export const menuItems: Readonly<Record<MenuTool['id'], Items>> = {
  style({ model }, t) {
    const { block } = model.status.value;
    return (Object.keys(blockStyles) as BlockStyle[]).map((style) => {
      const { keys, command } = blockStyles[style];
      const checked = style === block;
      return {
        ...action(model, style, t(`styles.${style}`), command, keys),
        ...radio(checked),
        icon: styleIcons[style],
        // What is chosen already changes nothing, which is no reason to take it away.
        disabled: !checked && !model.can(command),
      };
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

  format({ model, openDialog }, t) {
    const { marks, allowsMarks } = model.status.value;
    const icons = { strike: StrikeIcon, code: SourceIcon, subscript: SubscriptIcon, superscript: SuperscriptIcon };
    return [
      ...lessUsed.map((name) => ({
        ...action(model, name, t(name), toggle(name), toggles[name].keys),
        icon: icons[name],
        check: 'checkbox' as const,
        checked: marks.has(name),
        endsMenu: true,
        disabled: !allowsMarks,
      })),
      { id: 'clear-line', separator: true },
      {
        ...action(model, 'clear', t('clear'), clearMarks, clearMarksKeys),
        icon: ClearIcon,
        disabled: !model.can(clearMarks),
      },
      { id: 'shortcuts-line', separator: true },
      {
        id: 'shortcuts',
        label: t('shortcuts'),
        icon: KeyboardIcon,
        shortcut: shortcutText(helpKeys),
        onSelect: () => {
          openDialog.value = 'shortcuts';
        },
      },
    ];
  },

  align({ model }, t) {
    const shown = model.status.value.alignment ?? 'start';
    return [
      ...alignments.map((alignment) => ({
        ...action(model, alignment, t(`alignments.${alignment}`), align(alignment), alignmentKeys[alignment]),
        ...radio(alignment === shown),
        icon: alignmentIcons[alignment],
        disabled: !model.can(align(alignment)),
      })),
      { id: 'indent-line', separator: true },
      { ...action(model, 'indent', t('indent'), indent, 'Mod-]'), icon: IndentIcon, disabled: !model.can(indent) },
      { ...action(model, 'outdent', t('outdent'), outdent, 'Mod-['), icon: OutdentIcon, disabled: !model.can(outdent) },
    ];
  },

  insert(editor, t) {
    const { model, openDialog } = editor;
    const entries: (MenuAction | false)[] = [
      mayHaveAttachments(editor) && {
        id: 'attachment',
        label: t('attachment'),
        icon: AttachmentIcon,
        onSelect: () => chooseAttachment(editor),
      },
      { ...action(model, 'rule', t('rule'), insertRule), icon: RuleIcon, disabled: !model.can(insertRule) },
      mayHaveImages(editor) && {
        id: 'image',
        label: t('image'),
        icon: ImageIcon,
        disabledReason: isUploading(editor).value ? t('uploading') : undefined,
        onSelect: () => chooseImage(editor),
      },
      editor.permissions().tables && {
        id: 'table',
        label: t('table'),
        icon: TableIcon,
        disabledReason: model.can(insertTable({ rows: 1, columns: 1 })) ? undefined : t('noTableHere'),
        onSelect: () => {
          openDialog.value = 'table';
        },
      },
    ];
    return entries.filter((entry) => entry !== false);
  },
};

function action(model: EditorModel, id: string, label: string, command: Command, keys?: string): MenuAction {
  return {
    id,
    label,
    ...(keys !== undefined && { shortcut: shortcutText(keys) }),
    onSelect: () => void model.run(command),
  };
}

function value(model: EditorModel, id: string, label: string, checked: boolean, command: Command): MenuAction {
  return { ...action(model, id, label, command), ...radio(checked) };
}

function radio(checked: boolean) {
  return { check: 'radio' as const, checked, endsMenu: true };
}
