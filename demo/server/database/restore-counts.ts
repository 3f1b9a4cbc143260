/** How far a restore job is. */
export interface RestoreCounts {
  /** Null until everything was counted. */
  totalFiles: number | null;
  totalBytes: number | null;
  filesProcessed: number;
  processedBytes: number;
  /** Of the processed ones: restored under another name, or left as they were. */
  filesRenamed: number;
  filesSkipped: number;
  /** Those could not be processed. */
  filesFailed: number;
}

export const nothingYet: RestoreCounts = {
  totalFiles: null,
  totalBytes: null,
  filesProcessed: 0,
  processedBytes: 0,
  filesRenamed: 0,
  filesSkipped: 0,
  filesFailed: 0,
};
