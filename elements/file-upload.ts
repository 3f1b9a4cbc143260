/** Registers `<rmm-file-upload>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { fileUploadDefinition } from '../src/ui/file-upload/file-upload-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { RefusalReason } from '../src/ui/file-upload/file-rules.ts';
export type {
  FileRemoveDetail,
  FilesAddedDetail,
  FilesRefusedDetail,
  UploadDoneDetail,
} from '../src/ui/file-upload/file-upload-definition.ts';
export type { Upload, UploadContext } from '../src/ui/file-upload/upload-model.ts';

export const FileUploadElement = defineFormElement(fileUploadDefinition, async () => {
  const { FileUploadElement: view } = await import('../src/ui/file-upload/file-upload-element.tsx');
  return { view };
});
export type FileUploadElement = ElementOf<typeof fileUploadDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-file-upload': FileUploadElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-file-upload': ReactProps<typeof fileUploadDefinition>;
    }
  }
}
