import type { BackupStatus } from '../../../backup/backup-runner.ts';
import { nothingYet } from '../../../backup/run-backup.ts';
import type { RestoreCounts } from '../../../database/restore-counts.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ResticProgram } from './restic-program.ts';

interface ResticBackupOrder {
  planId: number;
  host: string;
  paths: readonly string[];
  tags: readonly string[];
  signal: AbortSignal;
}

/** What the program tells while it backs up. */
interface BackupLine {
  message_type: 'status' | 'summary' | 'error' | string;
  total_files?: number;
  files_done?: number;
  total_bytes?: number;
  bytes_done?: number;
  total_files_processed?: number;
  total_bytes_processed?: number;
}

/** Some files could not be read, and the snapshot is there all the same. */
const incomplete = 3;

/** Backs up what a plan has. `counts` are those of the job, kept true. */
export function runResticBackup(
  program: ResticProgram,
  { planId, host, paths, tags, signal }: ResticBackupOrder,
  counts: RestoreCounts,
): { status: BackupStatus; done: Promise<void> } {
  const status: BackupStatus = {
    planId,
    state: 'running',
    ...nothingYet,
    started: Date.now(),
    finished: null,
    message: null,
  };
  const tagged = tags.flatMap((tag) => ['--tag', tag]);
  const args = ['backup', '--host', host, ...tagged, '--', ...paths];
  const read = async () => {
    try {
      for await (const lines of program.lines<BackupLine>(args, signal, [incomplete]))
        for (const line of lines) hear(line);
      status.state = 'completed';
      status.phase = 'completed';
    } catch (error) {
      status.state = 'failed';
      status.message = error instanceof Refusal ? error.message : 'The backup failed unexpectedly.';
      if (!(error instanceof Refusal) && !signal.aborted) console.error(error);
    }
    status.finished = Date.now();
  };

  function hear(line: BackupLine): void {
    if (line.message_type === 'error') status.unreadable += 1;
    else if (line.message_type === 'summary') {
      status.totalFiles = line.total_files_processed ?? 0;
      status.files = status.totalFiles;
      status.totalBytes = line.total_bytes_processed ?? 0;
      status.bytes = status.totalBytes;
    } else if (line.message_type === 'status') {
      status.phase = 'copying';
      status.totalFiles = line.total_files ?? status.totalFiles;
      status.files = line.files_done ?? status.files;
      status.totalBytes = line.total_bytes ?? status.totalBytes;
      status.bytes = line.bytes_done ?? status.bytes;
    }
    counts.totalFiles = status.totalFiles;
    counts.totalBytes = status.totalBytes;
    counts.filesProcessed = status.files;
    counts.processedBytes = status.bytes;
    counts.filesFailed = status.unreadable;
  }

  return { status, done: read() };
}
