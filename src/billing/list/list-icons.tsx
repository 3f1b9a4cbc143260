/** Icons of what can be done with products. See `ui/icon/icon.tsx`. */
import { Copy } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const CopyIcon = /* @__PURE__ */ icon(Copy);
