/** Icons of what is decided of nodes. See `ui/icon/icon.tsx`. */
import { Ban, Check } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const ApproveIcon = /* @__PURE__ */ icon(Check);
export const RejectIcon = /* @__PURE__ */ icon(Ban);
