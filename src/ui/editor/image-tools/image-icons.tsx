/** Drawings of the image tools. See `../../icon/icon.tsx`. */
import { ImageUpscale, SquarePen } from 'lucide';
import { icon } from '../../icon/make-icon.ts';

export const DetailsIcon = /* @__PURE__ */ icon(SquarePen);
export const OriginalSizeIcon = /* @__PURE__ */ icon(ImageUpscale);
