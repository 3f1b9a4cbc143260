/** Of check boxes, which stand where no other icon does. See `icon.tsx`. */
import { Check, Minus } from 'lucide';
import { icon } from './make-icon.ts';

export const CheckIcon = /* @__PURE__ */ icon(Check);
export const MinusIcon = /* @__PURE__ */ icon(Minus);
