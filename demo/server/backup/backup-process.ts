/** A backup in a process of its own, so that serving goes on beside it. Started by `backup-runner.ts`. */
import { join } from 'node:path';
import { type DatabaseLocation, openDatabase } from '../database/open-database.ts';
import { LetGo } from '../jobs/job-hindrance.ts';
import { ContentStore } from '../store/content-store.ts';
import { type BackupProgress, type BackupRequest, runBackup } from './run-backup.ts';

export interface BackupOrder {
  location: DatabaseLocation;
  request: BackupRequest;
}

export type BackupOrderMessage = BackupOrder | 'let go';

export type BackupNews = { progress: BackupProgress } | { failure: string };

const progressEvery = 100;
const tell = (news: BackupNews) => process.send?.(news);

// The server is gone: what is unfinished must not be committed behind the back of its successor.
process.once('disconnect', () => process.exit(1));

const letGo = new LetGo();
process.on('message', (message: BackupOrderMessage) => {
  if (message === 'let go') letGo.once();
  else void work(message);
});

async function work({ location, request }: BackupOrder): Promise<void> {
  try {
    const database = await openDatabase(location);
    const store = new ContentStore(join(location.dataFolder, 'store'));
    let latest: BackupProgress | undefined;
    const telling = setInterval(() => latest && tell({ progress: latest }), progressEvery);
    const onProgress = (progress: BackupProgress) => {
      latest = progress;
      if (progress.phase !== 'copying') tell({ progress });
    };
    try {
      await runBackup({ database, store, onProgress, letGo }, request);
    } finally {
      clearInterval(telling);
      await database.close();
    }
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
  }
  process.removeAllListeners('disconnect');
  if (process.connected) process.disconnect();
}
