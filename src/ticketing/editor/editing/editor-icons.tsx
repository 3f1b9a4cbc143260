import { Copy, CopyPlus, Pencil, Redo2, Undo2 } from 'lucide';
import { icon } from '../../../ui/icon/make-icon.ts';

export const UndoIcon = /* @__PURE__ */ icon(Undo2, 'directional');
export const RedoIcon = /* @__PURE__ */ icon(Redo2, 'directional');
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const DuplicateIcon = /* @__PURE__ */ icon(CopyPlus);
export const EditIcon = /* @__PURE__ */ icon(Pencil);
