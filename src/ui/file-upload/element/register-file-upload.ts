/** Registers `<rmm-file-upload>`. */

import type { ElementOf } from '../../../host/element-definition.ts';
import { defineFormElement } from '../../../host/forms/define-form-element.ts';
import { fileUploadDefinition } from './file-upload-definition.ts';

export type { RefusalReason } from '../model/file-rules.ts';
export type { Upload, UploadContext } from '../model/upload.ts';
export type {
  FileRemoveDetail,
  FilesAddedDetail,
  FilesRefusedDetail,
  UploadDoneDetail,
} from './file-upload-definition.ts';

export const FileUploadElement = defineFormElement(fileUploadDefinition, async () => {
  const { FileUploadElement: view } = await import('./file-upload-element.tsx');
  return { view };
});
export type FileUploadElement = ElementOf<typeof fileUploadDefinition>;
