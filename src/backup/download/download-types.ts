/** What is downloaded, and what is told of it. */
import type { RecoveryRequest } from '../recovery/recovery-types.ts';

/** `several` is one zip, made by the server; where its backend makes none, by the browser while it streams. */
export type DownloadKind = 'file' | 'folder' | 'image-file' | 'image-folder' | 'several';

export interface DownloadOrder extends RecoveryRequest {
  kind: DownloadKind;
  planId: string;
  /** Of a file: the revision that was chosen. Inside an image: the image's. */
  revisionId: string | undefined;
  /** Of a folder or several items: the backup job as of which they are wanted; the latest state where nobody chose. */
  jobId: string | undefined;
  /** Of folders: with the latest revision of files that are deleted. */
  includeDeleted: boolean;
  /** As it is saved, unless the user gives it another name. */
  fileName: string;
  /** Bytes, where known beforehand. A zip is a little larger than what is in it. */
  size: number | undefined;
}

export interface DownloadNews {
  order: DownloadOrder;
  /**
   * `started` once it is known where to save it; then `completed` (its length was checked), `handed-over` (the browser
   * fetches it by itself and tells nothing more) or `canceled`. A failure is no end: it can be tried again.
   */
  state: 'started' | 'completed' | 'handed-over' | 'canceled';
  /** Bytes that were received. */
  bytes: number;
  /** Paths that are not in a zip of several items: not to be had, or not backed up yet at the date. */
  leftOut: readonly string[];
}
