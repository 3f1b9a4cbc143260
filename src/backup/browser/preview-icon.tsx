import { Eye } from 'lucide-react';
import { icon } from '../../ui/icon/make-icon.tsx';

export const PreviewIcon = /* @__PURE__ */ icon(Eye);
