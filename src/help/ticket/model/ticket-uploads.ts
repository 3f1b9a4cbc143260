/** The files of a ticket, as views may change them. */
import type { ReadonlySignal } from '@preact/signals-core';
import type { UploadModel } from '../../../ui/file-upload/model/upload-model.ts';
import type { Submission, UploadedAttachment } from '../ticket-types.ts';

export function isAboutFiles(submission: Submission): boolean {
  if (submission.is !== 'failed') return false;
  return ['refusedFiles', 'filesNotUploaded', 'invalidAttachment'].includes(submission.problem.kind);
}

/** While a ticket is on its way its list of files stays: what came now would not be sent, and be gone with the form. */
export function whileIdle(
  uploads: UploadModel<File, UploadedAttachment>,
  isSubmitting: ReadonlySignal<boolean>,
): UploadModel<File, UploadedAttachment> {
  return {
    ...uploads,
    add: (...given) => {
      if (!isSubmitting.peek()) uploads.add(...given);
    },
    remove: (id) => {
      if (!isSubmitting.peek()) uploads.remove(id);
    },
    setFiles: (files) => {
      if (!isSubmitting.peek()) uploads.setFiles(files);
    },
  };
}
