/** Drawings of the image tools. See `../../icon/icon.tsx`. */
import { ImageUpscale, SquarePen } from 'lucide-react';
import { icon } from '../../icon/make-icon.tsx';

export const DetailsIcon = /* @__PURE__ */ icon(SquarePen);
export const OriginalSizeIcon = /* @__PURE__ */ icon(ImageUpscale);
