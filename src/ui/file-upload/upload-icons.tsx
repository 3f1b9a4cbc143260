/** Drawings of the file upload. See `../icon/icon.tsx`. */
import { Eye, Presentation, Upload } from 'lucide';
import { icon } from '../icon/make-icon.ts';

export const UploadIcon = /* @__PURE__ */ icon(Upload);
export const PreviewIcon = /* @__PURE__ */ icon(Eye);
export const PresentationIcon = /* @__PURE__ */ icon(Presentation);
