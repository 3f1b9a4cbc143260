import type { CheckedFile } from './file-rules.ts';

export interface UploadContext {
  /** Aborted when the file is cancelled or removed, or its page left. */
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(fraction: number): void;
}

/** Uploads one file; what it answers is kept with the file. It rejects when it failed, and may be called again then. */
export type Upload<Chosen extends CheckedFile = File, Result = unknown> = (
  file: Chosen,
  context: UploadContext,
) => Promise<Result>;
