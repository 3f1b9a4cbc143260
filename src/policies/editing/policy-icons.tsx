/** Icons of what can be done with what policies say. See `ui/icon/icon.tsx`. */
import { Pencil, Redo2, RotateCcw, Undo2 } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const EditIcon = /* @__PURE__ */ icon(Pencil);
export const RevertIcon = /* @__PURE__ */ icon(RotateCcw);
export const UndoIcon = /* @__PURE__ */ icon(Undo2, 'directional');
export const RedoIcon = /* @__PURE__ */ icon(Redo2, 'directional');
