/** Registers `<rmm-file-upload>`. */
import { defineFormElement } from '../../host/define-form-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { fileUploadDefinition } from './file-upload-definition.ts';

export type { RefusalReason } from './file-rules.ts';
export type {
  FileRemoveDetail,
  FilesAddedDetail,
  FilesRefusedDetail,
  UploadDoneDetail,
} from './file-upload-definition.ts';
export type { Upload, UploadContext } from './upload.ts';

export const FileUploadElement = defineFormElement(fileUploadDefinition, async () => {
  const { FileUploadElement: view } = await import('./file-upload-element.tsx');
  return { view };
});
export type FileUploadElement = ElementOf<typeof fileUploadDefinition>;
