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
  FileArchive,
  FileCode,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  Folder,
  FolderPlus,
  HardDrive,
  History,
  Image,
  Info,
  Lock,
  type LucideIcon,
  Minus,
  RefreshCw,
  RotateCcw,
  Search,
  Server,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { ReactElement } from 'react';

export interface IconProps {
  /** CSS pixels; default 16. */
  size?: number;
  /** For a mark on a filled ground. */
  bold?: boolean;
}

export type IconComponent = (props: IconProps) => ReactElement;

export const FolderIcon = /* @__PURE__ */ icon(Folder);
export const FolderPlusIcon = /* @__PURE__ */ icon(FolderPlus);
export const FileIcon = /* @__PURE__ */ icon(File);
export const FileImageIcon = /* @__PURE__ */ icon(Image);
export const FileAudioIcon = /* @__PURE__ */ icon(FileMusic);
export const FileVideoIcon = /* @__PURE__ */ icon(FilePlay);
export const FileArchiveIcon = /* @__PURE__ */ icon(FileArchive);
export const FileTextIcon = /* @__PURE__ */ icon(FileText);
export const FileCodeIcon = /* @__PURE__ */ icon(FileCode);
export const FileSheetIcon = /* @__PURE__ */ icon(FileSpreadsheet);
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

function icon(Drawing: LucideIcon, direction: 'directional' | 'fixed' = 'fixed'): IconComponent {
  const className = direction === 'directional' ? 'icon icon-directional' : 'icon';
  return function Icon({ size = 16, bold = false }) {
    // The drawing scales with its size, its lines should not.
    return (
      <Drawing
        className={className}
        size={size}
        strokeWidth={(bold ? 40 : 28) / size}
        aria-hidden="true"
        focusable="false"
      />
    );
  };
}
