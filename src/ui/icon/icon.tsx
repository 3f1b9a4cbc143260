/**
 * The icons, each under what it means here, so that exchanging a drawing is one line. Named imports and the PURE marks
 * let a bundler keep only what a page uses. Icons are decoration: the control that holds one carries the name.
 */
import { Cloud, Disc3, File, Folder, HardDrive, History, Lock, Server } from 'lucide';
import { icon } from './make-icon.ts';

export type { IconComponent, IconProps } from './make-icon.ts';
export { CheckIcon, MinusIcon } from './tick-icons.tsx';

export const FolderIcon = /* @__PURE__ */ icon(Folder);
export const FileIcon = /* @__PURE__ */ icon(File);
export const DriveIcon = /* @__PURE__ */ icon(HardDrive);
export const DiscIcon = /* @__PURE__ */ icon(Disc3);
export const CloudIcon = /* @__PURE__ */ icon(Cloud);
export const ServerIcon = /* @__PURE__ */ icon(Server);
export const LockIcon = /* @__PURE__ */ icon(Lock);
export const HistoryIcon = /* @__PURE__ */ icon(History);
