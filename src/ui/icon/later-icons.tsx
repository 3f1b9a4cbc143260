/** Icons of what comes later than the first sight: dialogs, notices, the way on. See `icon.tsx`. */
import { ChevronDown, ChevronRight, CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide';
import { icon } from './make-icon.ts';

export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
/** Points to where reading goes on: left in a right-to-left root. */
export const ForwardIcon = /* @__PURE__ */ icon(ChevronRight, 'directional');
