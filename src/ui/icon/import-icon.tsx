/** Of a file that is taken in. See `icon.tsx`. */
import { FileUp } from 'lucide';
import { icon } from './make-icon.ts';

export const ImportIcon = /* @__PURE__ */ icon(FileUp);
