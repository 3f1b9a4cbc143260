/** Icons of what can be done with a thing. See `icon.tsx`. */
import { CloudUpload, FolderPlus, RotateCcw, Trash2 } from 'lucide';
import { icon } from './make-icon.ts';

export const CloudUploadIcon = /* @__PURE__ */ icon(CloudUpload);
export const RestoreIcon = /* @__PURE__ */ icon(RotateCcw);
export const TrashIcon = /* @__PURE__ */ icon(Trash2);
export const FolderPlusIcon = /* @__PURE__ */ icon(FolderPlus);
