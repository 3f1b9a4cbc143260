/** A backup in a process of its own, so that serving goes on beside it. Started by `backup-runner.ts`. */
import { join } from 'node:path';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { ContentStore } from '../store/content-store.ts';
import { type BackupProgress, type BackupRequest, runBackup } from './run-backup.ts';

export interface BackupOrder {
  location: DatabaseLocation;
  request: BackupRequest;
}

export type BackupNews = { progress: BackupProgress } | { failure: string };

const tell = (news: BackupNews) => process.send?.(news);

// The server is gone: what is unfinished must not be committed behind the back of its successor.
process.once('disconnect', () => process.exit(1));

process.once('message', (message) => {
  void work(message as BackupOrder);
});

async function work({ location, request }: BackupOrder): Promise<void> {
  try {
    const database = await openDatabase(location);
    const store = new ContentStore(join(location.dataFolder, 'store'));
    let sentAt = 0;
    const onProgress = (progress: BackupProgress) => {
      const now = Date.now();
      if (now - sentAt < 100 && progress.phase === 'copying') return;
      sentAt = now;
      tell({ progress });
    };
    await runBackup({ database, store, onProgress }, request);
    database.$client.close();
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
  }
  process.removeAllListeners('disconnect');
  if (process.connected) process.disconnect();
}
