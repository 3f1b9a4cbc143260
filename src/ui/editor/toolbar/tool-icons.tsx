/** Icons of the toolbar's first sight. See `../../icon/icon.tsx`. */
import {
  ALargeSmall,
  Baseline,
  Bold,
  CodeXml,
  Highlighter,
  ImagePlus,
  Italic,
  Link,
  Plus,
  Redo2,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide';
import { icon } from '../../icon/make-icon.ts';

export const UndoIcon = /* @__PURE__ */ icon(Undo2, 'directional');
export const RedoIcon = /* @__PURE__ */ icon(Redo2, 'directional');
export const BoldIcon = /* @__PURE__ */ icon(Bold);
export const ItalicIcon = /* @__PURE__ */ icon(Italic);
export const UnderlineIcon = /* @__PURE__ */ icon(Underline);
export const FormatIcon = /* @__PURE__ */ icon(ALargeSmall);
export const TextColorIcon = /* @__PURE__ */ icon(Baseline);
export const HighlightIcon = /* @__PURE__ */ icon(Highlighter);
export const LinkIcon = /* @__PURE__ */ icon(Link);
export const InsertIcon = /* @__PURE__ */ icon(Plus);
export const InsertImageIcon = /* @__PURE__ */ icon(ImagePlus);
export const SourceIcon = /* @__PURE__ */ icon(CodeXml);
/** Start and end follow the direction of the interface, left and right do not. */
export const AlignStartIcon = /* @__PURE__ */ icon(TextAlignStart, 'directional');
export const AlignEndIcon = /* @__PURE__ */ icon(TextAlignEnd, 'directional');
export const AlignLeftIcon = /* @__PURE__ */ icon(TextAlignStart);
export const AlignRightIcon = /* @__PURE__ */ icon(TextAlignEnd);
export const AlignCenterIcon = /* @__PURE__ */ icon(TextAlignCenter);
export const AlignJustifyIcon = /* @__PURE__ */ icon(TextAlignJustify);
