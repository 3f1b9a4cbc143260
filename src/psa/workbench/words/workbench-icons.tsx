/** Icons of what can be done with mappings. See `ui/icon/icon.tsx`. */
import { Eraser, Link2, ListChecks, Redo2, Undo2, WandSparkles } from 'lucide';
import { icon } from '../../../ui/icon/make-icon.ts';

export const AutoMapIcon = /* @__PURE__ */ icon(WandSparkles);
export const ClearIcon = /* @__PURE__ */ icon(Eraser);
export const AssignIcon = /* @__PURE__ */ icon(Link2);
export const ReviewIcon = /* @__PURE__ */ icon(ListChecks);
export const UndoIcon = /* @__PURE__ */ icon(Undo2, 'directional');
export const RedoIcon = /* @__PURE__ */ icon(Redo2, 'directional');
