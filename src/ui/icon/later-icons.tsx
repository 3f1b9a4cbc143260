/** Icons of what comes later than the first sight: actions, dialogs, notices, the way back. See `icon.tsx`. */
import {
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CloudUpload,
  Download,
  FolderPlus,
  RotateCcw,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import { icon } from './make-icon.tsx';

export const CloudUploadIcon = /* @__PURE__ */ icon(CloudUpload);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const RestoreIcon = /* @__PURE__ */ icon(RotateCcw);
export const TrashIcon = /* @__PURE__ */ icon(Trash2);
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
/** Points to where reading goes on: left in a right-to-left root. */
export const ForwardIcon = /* @__PURE__ */ icon(ChevronRight, 'directional');
export const FolderPlusIcon = /* @__PURE__ */ icon(FolderPlus);
