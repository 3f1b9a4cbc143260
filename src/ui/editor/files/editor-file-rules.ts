/** Which files an editor takes. Source: spec 003 §5 (Rich-text editor, files) and §8. */
import { type CheckedFile, checkFiles } from '../../file-upload/model/file-rules.ts';
import { editorLimits } from '../values/editor-limits.ts';

/** One entry of the messages each. */
export type FileFault =
  /** Under the minimum of 1 byte. */
  | 'minimum'
  /** Over the maximum of 20 MiB. */
  | 'maximum'
  | 'imageType'
  | 'type'
  | 'noImages'
  | 'noFiles'
  | 'unreadable';

export const mebibyte = 1024 * 1024;

const words: Readonly<Record<FileFault, string>> = {
  minimum: `Minimum file size is ${editorLimits.file.minimumSize} byte`,
  maximum: `Maximum file size is ${editorLimits.file.maximumSize / mebibyte} MiB`,
  imageType: 'Images must be JPEG, PNG or GIF',
  type: 'This file type isn’t supported',
  noImages: 'Images can’t be added here',
  noFiles: 'Files can’t be added here',
  unreadable: 'Couldn’t read the file',
};

/** Why a file was not taken, as the error callback is told; its message is that of the specification, in English. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';

  constructor(
    readonly fault: FileFault,
    options?: ErrorOptions,
  ) {
    super(words[fault], options);
  }
}

/** `accept` as of a native file field. */
export function faultOf(file: CheckedFile, accept: string | undefined): 'minimum' | 'maximum' | 'type' | undefined {
  const { minimumSize, maximumSize } = editorLimits.file;
  const { refused } = checkFiles([file], [], { minimumSize, maximumSize, accept, maximumFiles: 1 });
  switch (refused[0]?.reason) {
    case undefined:
      return undefined;
    case 'empty':
      return 'minimum';
    case 'size':
      return 'maximum';
    default:
      return 'type';
  }
}
