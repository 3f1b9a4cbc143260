/** How far a restore job is. */
export interface RestoreCounts {
  /** Null until everything was counted. */
  totalFiles: number | null;
  totalBytes: number | null;
  filesProcessed: number;
  processedBytes: number;
}

export const nothingYet: RestoreCounts = { totalFiles: null, totalBytes: null, filesProcessed: 0, processedBytes: 0 };
