import type { PreviewContent } from './preview-content.ts';

/** What stands where the content will be, or would be. */
export type PreviewState =
  /** Which revision it is, or what is in it, is being read. */
  | { is: 'reading' }
  | { is: 'too-large'; size: number | undefined }
  | { is: 'failed'; error: unknown }
  | { is: 'no-revisions' }
  | { is: 'ready'; content: PreviewContent };
