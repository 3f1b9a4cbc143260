import { Eye } from 'lucide';
import { icon } from '../../ui/icon/make-icon.ts';

export const PreviewIcon = /* @__PURE__ */ icon(Eye);
