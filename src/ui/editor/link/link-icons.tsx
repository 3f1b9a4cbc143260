/** Icons of the link bubble. See `../../icon/icon.tsx`. */
import { ExternalLink, Pencil, Unlink } from 'lucide-react';
import { icon } from '../../icon/make-icon.tsx';

export const OpenIcon = /* @__PURE__ */ icon(ExternalLink, 'directional');
export const EditIcon = /* @__PURE__ */ icon(Pencil);
export const UnlinkIcon = /* @__PURE__ */ icon(Unlink);
