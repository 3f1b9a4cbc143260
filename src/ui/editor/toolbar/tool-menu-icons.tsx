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
import type { BlockStyle } from '../model/command-names.ts';

export const styleIcons: Readonly<Record<BlockStyle, IconComponent>> = {
  paragraph: icon(Pilcrow),
  heading1: icon(Heading1),
  heading2: icon(Heading2),
  heading3: icon(Heading3),
  heading4: icon(Heading4),
  bulletedList: icon(List, 'directional'),
  numberedList: icon(ListOrdered),
  quote: icon(TextQuote, 'directional'),
  codeBlock: icon(SquareCode),
};

export const StrikeIcon = /* @__PURE__ */ icon(Strikethrough);
export const SubscriptIcon = /* @__PURE__ */ icon(Subscript);
export const SuperscriptIcon = /* @__PURE__ */ icon(Superscript);
export const ClearIcon = /* @__PURE__ */ icon(RemoveFormatting);
export const KeyboardIcon = /* @__PURE__ */ icon(Keyboard);
export const IndentIcon = /* @__PURE__ */ icon(IndentIncrease, 'directional');
export const OutdentIcon = /* @__PURE__ */ icon(IndentDecrease, 'directional');
export const AttachmentIcon = /* @__PURE__ */ icon(Paperclip);
export const NoColorIcon = /* @__PURE__ */ icon(Ban);
export const RuleIcon = /* @__PURE__ */ icon(Minus);
export const ImageIcon = /* @__PURE__ */ icon(Image);
export const TableIcon = /* @__PURE__ */ icon(Table);
