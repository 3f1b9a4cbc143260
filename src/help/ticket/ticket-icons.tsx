/** Drawings of the ticket form. See `../../ui/icon/icon.tsx`. */
import { ALargeSmall, Link, MonitorUp, Paperclip, Phone } from 'lucide-react';
import { icon } from '../../ui/icon/make-icon.tsx';

export const FormatIcon = /* @__PURE__ */ icon(ALargeSmall);
export const LinkIcon = /* @__PURE__ */ icon(Link);
export const CaptureIcon = /* @__PURE__ */ icon(MonitorUp);
export const AttachIcon = /* @__PURE__ */ icon(Paperclip);
export const PhoneIcon = /* @__PURE__ */ icon(Phone);
