/**
 * The icons, each under what it means here, so that exchanging a drawing is one line. Named imports and the PURE marks
 * let a bundler keep only what a page uses. Icons are decoration: the control that holds one carries the name.
 */
import {
  ArrowDown,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Cloud,
  CloudUpload,
  CornerLeftUp,
  Disc3,
  Download,
  Ellipsis,
  File,
  Folder,
  FolderPlus,
  HardDrive,
  History,
  Info,
  Lock,
  Minus,
  RefreshCw,
  RotateCcw,
  Search,
  Server,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import { icon } from './make-icon.tsx';

export type { IconComponent, IconProps } from './make-icon.tsx';

export const FolderIcon = /* @__PURE__ */ icon(Folder);
export const FolderPlusIcon = /* @__PURE__ */ icon(FolderPlus);
export const FileIcon = /* @__PURE__ */ icon(File);
export const DriveIcon = /* @__PURE__ */ icon(HardDrive);
export const DiscIcon = /* @__PURE__ */ icon(Disc3);
export const CloudIcon = /* @__PURE__ */ icon(Cloud);
export const CloudUploadIcon = /* @__PURE__ */ icon(CloudUpload);
export const ServerIcon = /* @__PURE__ */ icon(Server);
export const LockIcon = /* @__PURE__ */ icon(Lock);
export const HistoryIcon = /* @__PURE__ */ icon(History);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const RestoreIcon = /* @__PURE__ */ icon(RotateCcw);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
export const TrashIcon = /* @__PURE__ */ icon(Trash2);
export const SearchIcon = /* @__PURE__ */ icon(Search);
export const CloseIcon = /* @__PURE__ */ icon(X);
export const CheckIcon = /* @__PURE__ */ icon(Check);
export const MinusIcon = /* @__PURE__ */ icon(Minus);
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
export const InfoIcon = /* @__PURE__ */ icon(Info);
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck);
export const WarningIcon = /* @__PURE__ */ icon(TriangleAlert);
export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp);
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown);
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
/** Points to where reading goes on: left in a right-to-left root. */
export const ForwardIcon = /* @__PURE__ */ icon(ChevronRight, 'directional');
/** Points to where reading came from. */
export const BackIcon = /* @__PURE__ */ icon(ChevronLeft, 'directional');
export const ParentIcon = /* @__PURE__ */ icon(CornerLeftUp, 'directional');
