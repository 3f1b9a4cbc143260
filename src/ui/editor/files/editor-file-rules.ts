/** Which files an editor takes. Source: spec 003 §5 (Rich-text editor, files) and §8. */

import type { Translate } from '../../../host/messages.ts';
import { type CheckedFile, checkFiles } from '../../file-upload/model/file-rules.ts';
import { editorLimits } from '../values/editor-limits.ts';
import type { editorFileMessages } from './messages.ts';

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

const mebibyte = 1024 * 1024;

/** In the words of the specification, where it has some (003 §8). */
export function faultText(fault: FileFault, t: Translate<typeof editorFileMessages.en>): string {
  const { minimumSize, maximumSize } = editorLimits.file;
  if (fault === 'minimum') return t('fault.minimum', { count: minimumSize });
  if (fault === 'maximum') return t('fault.maximum', { size: maximumSize / mebibyte });
  return t(`fault.${fault}`);
}

/** Why a file was not taken, as the error callback is told. Its message is the one that the user reads. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';

  constructor(
    readonly fault: FileFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
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
