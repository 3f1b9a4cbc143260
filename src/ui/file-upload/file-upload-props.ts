import type { RefCallback } from 'react';
import type { RequestAnswer } from '../../host/request-event.ts';
import type { FieldProps } from '../field/field.tsx';
import type { UploadItem, UploadModel } from './model/upload-model.ts';

export interface FileUploadProps<Result = unknown> extends FieldProps {
  model: UploadModel<File, Result>;
  /** What is said where there are too many files; `{{maxFiles}}` in it is the maximum. */
  maximumFilesMessage?: string | undefined;
  /** In the place of "Upload failed": what the owner's function rejected with, in words; `undefined` leaves the words. */
  errorText?(error: unknown): string | undefined;
  /** Before a file is taken out; `false` keeps it, and so does work of the page's that fails. */
  mayRemove?(file: File): RequestAnswer;
  /** Offered on a card where the owner answers a function for it. */
  onPreview?(item: UploadItem<File, Result>): (() => void) | undefined;
  onDownload?(item: UploadItem<File, Result>): (() => void) | undefined;
  anchor?: RefCallback<HTMLElement>;
}
