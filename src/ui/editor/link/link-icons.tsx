/** Icons of the link bubble. See `../../icon/icon.tsx`. */
import { ExternalLink, Pencil, Unlink } from 'lucide';
import { icon } from '../../icon/make-icon.ts';

export const OpenIcon = /* @__PURE__ */ icon(ExternalLink, 'directional');
export const EditIcon = /* @__PURE__ */ icon(Pencil);
export const UnlinkIcon = /* @__PURE__ */ icon(Unlink);
