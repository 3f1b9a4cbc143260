/** Icons of the help panel. See `icon.tsx`. */
import { ArrowLeft } from 'lucide';
import { icon } from './make-icon.ts';

export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, 'directional');
