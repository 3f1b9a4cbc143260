/** A file upload as its owner has it, and a person's hands: choosing, dragging. */
import { useModel } from '@preact/signals-react/runtime';
import { FileUpload } from '../../../src/ui/file-upload/file-upload.tsx';
import type { FileUploadProps } from '../../../src/ui/file-upload/file-upload-props.ts';
import type { FileRules } from '../../../src/ui/file-upload/model/file-rules.ts';
import type { Upload } from '../../../src/ui/file-upload/model/upload.ts';
import { createUploadModel } from '../../../src/ui/file-upload/model/upload-model.ts';
import type { Mounted } from '../mount.tsx';

export interface OwnerProps extends Partial<Omit<FileUploadProps, 'model'>> {
  rules?: FileRules;
  files?: readonly File[];
  upload?: Upload;
}

export function Owner({ rules = {}, files = [], upload, ...props }: OwnerProps) {
  const model = useModel(() => createUploadModel({ rules: () => rules, files, upload: () => upload }));
  return <FileUpload label="Attachments" {...props} model={model} />;
}

export const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type });

export function transfer(...files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  return data;
}

/** As the browser's picker does. */
export async function choose(mounted: Mounted, ...files: File[]) {
  const input = await mounted.find<HTMLInputElement>('input[type="file"]');
  input.files = transfer(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the page would have opened the file instead. */
export function drag(target: Element, type: string, dataTransfer: DataTransfer): boolean {
  const init = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  return target.dispatchEvent(new DragEvent(type, init));
}
