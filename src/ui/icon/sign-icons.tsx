/** Icons of how something stands. Apart from the others: not every view has anything to warn of at first. */
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide';
import { icon } from './make-icon.ts';

export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
