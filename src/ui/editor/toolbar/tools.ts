/** The toolbar: one entry for each button, read by its view, its folded menu and its tests. Source: spec 003 §2. */

import type { Translate } from '../../../host/messages.ts';
import type { IconComponent } from '../../icon/make-icon.ts';
import { type ButtonCommandName, editorCommand } from '../api/editor-commands.ts';
import { blockStyles } from '../commands/block-styles.ts';
import { fontFamilies } from '../commands/text-marks.ts';
import { isUploading } from '../files/choose-files.ts';
import type { BlockStyle, ToggleName } from '../model/command-names.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { EditorStatus } from '../model/editor-status.ts';
import { type Alignment, alignments } from '../schema/alignment.ts';
import type en from './messages.en.json';
import {
  AlignCenterIcon,
  AlignEndIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  AlignStartIcon,
  BoldIcon,
  FormatIcon,
  HighlightIcon,
  InsertIcon,
  InsertImageIcon,
  ItalicIcon,
  LinkIcon,
  RedoIcon,
  SourceIcon,
  TextColorIcon,
  UnderlineIcon,
  UndoIcon,
} from './tool-icons.tsx';

export type ToolText = Translate<typeof en>;

interface ToolBase {
  /** A line stands between two groups, but for `view`, which is at the row's other end. */
  group: string;
  /** The lowest leaves a row that is too narrow first. */
  stays: number;
  /** While the text can be edited; what cannot is disabled without asking. */
  isDisabled?(editor: EditorServices): boolean;
}

/** Its keys, whether it is offered and what it does are those of its command. */
export interface ButtonTool extends ToolBase {
  id: ButtonCommandName;
  kind: 'button';
  icon: IconComponent;
}

export interface MenuTool extends ToolBase {
  id: 'style' | 'font' | 'size' | 'format' | 'align' | 'insert';
  kind: 'menu';
  icon?(status: EditorStatus): IconComponent;
  /** What is chosen, in the place of an icon. */
  text?(status: EditorStatus, t: ToolText): string;
  isOn?(editor: EditorServices): boolean;
}

export interface ColorTool extends ToolBase {
  id: 'color' | 'highlight';
  kind: 'color';
  icon: IconComponent;
  mark: 'text_color' | 'background_color';
  value(status: EditorStatus): string | undefined;
}

export type Tool = ButtonTool | MenuTool | ColorTool;

export const withoutMarks = ({ model }: EditorServices) => !model.status.value.allowsMarks;

/** In the order of the row. */
export const tools: readonly Tool[] = [
  {
    id: 'undo',
    kind: 'button',
    group: 'history',
    stays: 6,
    icon: UndoIcon,
    isDisabled: ({ model }) => !model.status.value.canUndo,
  },
  {
    id: 'redo',
    kind: 'button',
    group: 'history',
    stays: 5,
    icon: RedoIcon,
    isDisabled: ({ model }) => !model.status.value.canRedo,
  },
  { id: 'style', kind: 'menu', group: 'text', stays: 16, text: ({ block }, t) => t(`styles.${block}`) },
  {
    id: 'font',
    kind: 'menu',
    group: 'text',
    stays: 1,
    text: ({ fontFamily }, t) => (fontFamily === undefined ? t('fontDefault') : nameOfFont(fontFamily)),
    isDisabled: withoutMarks,
  },
  {
    id: 'size',
    kind: 'menu',
    group: 'text',
    stays: 2,
    text: (status) => nameOfSize(status.fontSize ?? `${textSizes[status.block]}px`),
    isDisabled: withoutMarks,
  },
  toggleTool('bold', 15, BoldIcon),
  toggleTool('italic', 14, ItalicIcon),
  toggleTool('underline', 10, UnderlineIcon),
  {
    id: 'format',
    kind: 'menu',
    group: 'marks',
    stays: 13,
    icon: () => FormatIcon,
    isOn: (editor) => lessUsed.some((name) => editorCommand(name).isOn?.(editor)),
  },
  {
    id: 'color',
    kind: 'color',
    group: 'marks',
    stays: 8,
    icon: TextColorIcon,
    mark: 'text_color',
    value: ({ color }) => color,
    isDisabled: withoutMarks,
  },
  {
    id: 'highlight',
    kind: 'color',
    group: 'marks',
    stays: 7,
    icon: HighlightIcon,
    mark: 'background_color',
    value: ({ background }) => background,
    isDisabled: withoutMarks,
  },
  { id: 'link', kind: 'button', group: 'marks', stays: 12, icon: LinkIcon, isDisabled: withoutMarks },
  {
    id: 'align',
    kind: 'menu',
    group: 'blocks',
    stays: 9,
    icon: ({ alignment }) => alignmentIcons[alignment ?? 'start'],
  },
  { id: 'insert', kind: 'menu', group: 'insert', stays: 11, icon: () => InsertIcon },
  {
    id: 'image',
    kind: 'button',
    group: 'insert',
    stays: 4,
    icon: InsertImageIcon,
    isDisabled: (editor) => isUploading(editor).value,
  },
  {
    id: 'source',
    kind: 'button',
    group: 'view',
    stays: 3,
    icon: SourceIcon,
    isDisabled: ({ source }) => !source.canToggle.value,
  },
];

/** In the menu beside the three that everybody knows. */
export const lessUsed = ['strikethrough', 'code', 'subscript', 'superscript'] as const satisfies readonly ToggleName[];

export const alignmentIcons: Readonly<Record<Alignment, IconComponent>> = {
  left: AlignLeftIcon,
  center: AlignCenterIcon,
  right: AlignRightIcon,
  justify: AlignJustifyIcon,
  start: AlignStartIcon,
  end: AlignEndIcon,
};

/** Font sizes of `editor-surface.css`, where none was chosen. */
export const textSizes: Readonly<Record<EditorStatus['block'], number>> = {
  paragraph: 14,
  heading1: 24,
  heading2: 20,
  heading3: 17,
  heading4: 15,
  bulletedList: 14,
  numberedList: 14,
  quote: 14,
  codeBlock: 13,
};

/** Its first font, or the toolbar's own name for it. */
export function nameOfFont(family: string): string {
  const known = Object.entries(fontFamilies).find(([, value]) => value === family)?.[0];
  return known ?? (family.split(',')[0] ?? family).replace(/["']/g, '').trim();
}

/** Pixels are understood; other units are shown as they are. */
export function nameOfSize(size: string): string {
  return size.replace(/px$/, '');
}

/** The source can be left while nothing else can be done. */
export function isToolDisabled(tool: Tool, editor: EditorServices): boolean {
  const isEditable = editor.model.isEditable.value || tool.id === 'source';
  return !isEditable || (tool.isDisabled?.(editor) ?? false);
}

export function toggleTool(name: ToggleName, stays: number, icon: IconComponent): ButtonTool {
  return { id: name, kind: 'button', group: 'marks', stays, icon, isDisabled: withoutMarks };
}

/** In a menu an image is one of what can be inserted; alone its button says what it does. */
export function toolLabel({ id }: Tool, t: ToolText): string {
  return id === 'image' ? t('insertImage') : commandLabel(id, t);
}

export function commandLabel(id: Tool['id'], t: ToolText): string {
  if (Object.hasOwn(blockStyles, id)) return t(`styles.${id as BlockStyle}`);
  if ((alignments as readonly string[]).includes(id)) return t(`alignments.${id as Alignment}`);
  return t(id as Exclude<Tool['id'], BlockStyle | Alignment>);
}

export const isOffered = (tool: Tool, editor: EditorServices): boolean =>
  tool.kind !== 'button' || (editorCommand(tool.id).isOffered?.(editor) ?? true);
