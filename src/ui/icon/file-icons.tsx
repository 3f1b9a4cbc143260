/** The kinds of files. Apart from the other icons, because they come with the first folder that is listed. */
import { FileArchive, FileCode, FileMusic, FilePlay, FileSpreadsheet, FileText, Image } from 'lucide';
import { icon } from './make-icon.ts';

export const FileImageIcon = /* @__PURE__ */ icon(Image);
export const FileAudioIcon = /* @__PURE__ */ icon(FileMusic);
export const FileVideoIcon = /* @__PURE__ */ icon(FilePlay);
export const FileArchiveIcon = /* @__PURE__ */ icon(FileArchive);
export const FileTextIcon = /* @__PURE__ */ icon(FileText);
export const FileCodeIcon = /* @__PURE__ */ icon(FileCode);
export const FileSheetIcon = /* @__PURE__ */ icon(FileSpreadsheet);
