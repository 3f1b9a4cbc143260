import type { BackedUpFile } from '../../../plans/plan-content.ts';

/** A file of a snapshot. */
export interface SnapshotFile extends BackedUpFile {
  /** Where it is, for who fetches many at once. */
  origin: { resticId: string; path: string };
}

export function isSnapshotFile(file: BackedUpFile): file is SnapshotFile {
  return 'origin' in file;
}
