/** Icons of what can be done with scripts. See `ui/icon/icon.tsx`. */
import { Copy, FilePlus2, Pencil, Tags } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const CategoriesIcon = /* @__PURE__ */ icon(Tags);
export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const RenameIcon = /* @__PURE__ */ icon(Pencil);
export const TemplateIcon = /* @__PURE__ */ icon(FilePlus2);
