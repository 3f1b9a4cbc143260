/** Every key that somebody could want to know, as the help lists them. Those of styles and marks are of their tables. */

import { editorCommands } from '../../api/editor-commands.ts';
import { blockStyles } from '../../commands/block-styles.ts';
import { toggles } from '../../commands/text-marks.ts';
import type { BlockStyle, ToggleName } from '../../model/command-names.ts';
import { alignments } from '../../schema/alignment.ts';
import { menuKeys } from '../../table/menu-keys.ts';
import type { ToolText } from '../tools.ts';

export interface Shortcut {
  id: string;
  label: string;
  /** As ProseMirror writes them, or, where it is `typed`, letter by letter. */
  keys: string;
  isTyped?: boolean;
}

export interface ShortcutGroup {
  id: 'editing' | 'letters' | 'blocks' | 'typing';
  shortcuts: readonly Shortcut[];
}

export function shortcutGroups(t: ToolText, help: (key: HelpKey) => string): readonly ShortcutGroup[] {
  const { undo, redo, shortcuts, clear, link, indent, outdent } = editorCommands;
  const styles = Object.keys(blockStyles) as BlockStyle[];
  const marks = Object.keys(toggles) as ToggleName[];
  return [
    {
      id: 'editing',
      shortcuts: [
        { id: 'undo', label: t('undo'), keys: undo.keys },
        { id: 'redo', label: t('redo'), keys: redo.keys },
        { id: 'toolbar', label: help('toolbar'), keys: 'Alt-F10' },
        { id: 'text', label: help('text'), keys: 'Escape' },
        { id: 'followLink', label: help('followLink'), keys: 'Alt-Enter' },
        { id: 'help', label: t('shortcuts'), keys: shortcuts.keys },
      ],
    },
    {
      id: 'letters',
      shortcuts: [
        ...marks.map((name) => ({ id: name, label: t(name), keys: toggles[name].keys })),
        { id: 'clear', label: t('clear'), keys: clear.keys },
        { id: 'link', label: t('link'), keys: link.keys },
      ],
    },
    {
      id: 'blocks',
      shortcuts: [
        ...styles.map((style) => ({ id: style, label: t(`styles.${style}`), keys: blockStyles[style].keys })),
        ...alignments.flatMap((alignment) => {
          const keys = editorCommands[alignment].keys;
          return keys === undefined ? [] : [{ id: alignment, label: t(`alignments.${alignment}`), keys }];
        }),
        { id: 'indent', label: t('indent'), keys: indent.keys },
        { id: 'outdent', label: t('outdent'), keys: outdent.keys },
        { id: 'indentItem', label: help('indentItem'), keys: 'Tab' },
        { id: 'outdentItem', label: help('outdentItem'), keys: 'Shift-Tab' },
        { id: 'line', label: help('line'), keys: 'Shift-Enter' },
        { id: 'leaveCode', label: help('leaveCode'), keys: 'Mod-Enter' },
        { id: 'nextCell', label: help('nextCell'), keys: 'Tab' },
        { id: 'cellOptions', label: help('cellOptions'), keys: menuKeys },
      ],
    },
    {
      id: 'typing',
      shortcuts: [
        { id: 'typed-heading', label: t('styles.heading1'), keys: '# ' },
        { id: 'typed-list', label: t('styles.bulletedList'), keys: '- ' },
        { id: 'typed-numbers', label: t('styles.numberedList'), keys: '1. ' },
        { id: 'typed-quote', label: t('styles.quote'), keys: '> ' },
        { id: 'typed-code', label: t('styles.codeBlock'), keys: '```' },
        { id: 'typed-rule', label: t('rule'), keys: '---' },
        { id: 'typed-bold', label: t('bold'), keys: '**…**' },
        { id: 'typed-italic', label: t('italic'), keys: '*…*' },
      ].map((shortcut) => ({ ...shortcut, isTyped: true })),
    },
  ];
}

export type HelpKey =
  | 'toolbar'
  | 'text'
  | 'followLink'
  | 'indentItem'
  | 'outdentItem'
  | 'line'
  | 'leaveCode'
  | 'nextCell'
  | 'cellOptions';
