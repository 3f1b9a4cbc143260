/** Icons of a table's header, settings and pages. See `icon.tsx`. */
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  GripVertical,
  ListFilter,
  Plus,
  Settings2,
} from 'lucide';
import { icon } from './make-icon.ts';

export const FirstIcon = /* @__PURE__ */ icon(ChevronFirst, 'directional');
export const LastIcon = /* @__PURE__ */ icon(ChevronLast, 'directional');
export const PreviousIcon = /* @__PURE__ */ icon(ChevronLeft, 'directional');
export const NextIcon = /* @__PURE__ */ icon(ChevronRight, 'directional');
export const GripIcon = /* @__PURE__ */ icon(GripVertical);
export const FilterIcon = /* @__PURE__ */ icon(ListFilter);
export const AddIcon = /* @__PURE__ */ icon(Plus);
export const SettingsIcon = /* @__PURE__ */ icon(Settings2);
