/** Icons of what can be done with products. See `ui/icon/icon.tsx`. */
import { Copy, FileUp } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const CopyIcon = /* @__PURE__ */ icon(Copy);
export const ImportIcon = /* @__PURE__ */ icon(FileUp);
