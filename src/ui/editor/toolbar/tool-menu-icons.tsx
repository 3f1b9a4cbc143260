/** Icons of the toolbar's menus, which come with the first that is opened. */

import {
  Ban,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Image,
  IndentDecrease,
  IndentIncrease,
  Keyboard,
  List,
  ListOrdered,
  Minus,
  Paperclip,
  Pilcrow,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TextQuote,
} from 'lucide';
import { type IconComponent, icon } from '../../icon/make-icon.ts';
import type { ButtonCommandName } from '../api/editor-commands.ts';
import { SourceIcon } from './tool-icons.tsx';
import { alignmentIcons } from './tools.ts';

/** Of what is in the menus, by its command: a page that puts a toolbar together has the same as buttons. */
export const commandIcons = {
  ...alignmentIcons,
  paragraph: icon(Pilcrow),
  heading1: icon(Heading1),
  heading2: icon(Heading2),
  heading3: icon(Heading3),
  heading4: icon(Heading4),
  bulletedList: icon(List, 'directional'),
  numberedList: icon(ListOrdered),
  quote: icon(TextQuote, 'directional'),
  codeBlock: icon(SquareCode),
  strikethrough: icon(Strikethrough),
  code: SourceIcon,
  subscript: icon(Subscript),
  superscript: icon(Superscript),
  clear: icon(RemoveFormatting),
  shortcuts: icon(Keyboard),
  indent: icon(IndentIncrease, 'directional'),
  outdent: icon(IndentDecrease, 'directional'),
  attachment: icon(Paperclip),
  rule: icon(Minus),
  image: icon(Image),
  table: icon(Table),
} as const satisfies Partial<Record<ButtonCommandName, IconComponent>>;

export const NoColorIcon = /* @__PURE__ */ icon(Ban);
