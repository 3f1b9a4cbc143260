/** Icons of the help panel. See `icon.tsx`. */
import { ArrowLeft } from 'lucide-react';
import { icon } from './make-icon.tsx';

export const BackIcon = /* @__PURE__ */ icon(ArrowLeft, 'directional');
