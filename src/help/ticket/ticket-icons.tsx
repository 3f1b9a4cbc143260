/** Drawings of the ticket form. See `../../ui/icon/icon.tsx`. */
import { CaseSensitive, FilePlus, Link2, MonitorUp, Phone } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const FormatIcon = /* @__PURE__ */ icon(CaseSensitive);
export const LinkIcon = /* @__PURE__ */ icon(Link2);
export const CaptureIcon = /* @__PURE__ */ icon(MonitorUp);
export const AttachIcon = /* @__PURE__ */ icon(FilePlus);
export const PhoneIcon = /* @__PURE__ */ icon(Phone);
