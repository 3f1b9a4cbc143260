/** Restore jobs in a process of their own, so that serving goes on beside them. Started by `restore-runner.ts`. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../database/lock-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { nothingYet, type RestoreCounts } from '../database/restore-counts.ts';
import { DeviceFolders } from '../device/device-folders.ts';
import { openReaders } from '../engine/all/open-engines.ts';
import type { JobEnd } from '../jobs/job-end.ts';
import { LetGo } from '../jobs/job-hindrance.ts';
import { PlanCatalog } from '../plans/plan-catalog.ts';
import { ContentStore } from '../store/content-store.ts';
import { fetchFolderOf, journalBefore, journalOf, RestoreJournal } from './restore-journal.ts';
import {
  locationVariable,
  type RestoreNews,
  type RestoreOrderMessage,
  type RestorePlace,
  type RestoreTask,
} from './restore-task.ts';
import { FileRecord } from './restored-files.ts';
import { runRestore } from './run-restore.ts';

const progressEvery = 100;
const ownerOnly = 0o700;
const { location, repositories } = JSON.parse(process.env[locationVariable] ?? '{}') as RestorePlace;
const running = new Map<string, { cancel: AbortController; letGo: LetGo }>();
const journals = join(location.dataFolder, 'restores');

// The server is gone: its successor resumes the jobs, and there must be only one to write.
process.once('disconnect', () => process.exit(1));

const ready = prepare();
process.on('message', (message: RestoreOrderMessage) => {
  if ('cancel' in message) running.get(message.cancel)?.cancel.abort();
  else if ('letGo' in message) running.get(message.letGo)?.letGo.once();
  else void work(message.start);
});

async function prepare() {
  mkdirSync(journals, { recursive: true, mode: ownerOnly });
  chmodSync(journals, ownerOnly);
  await lockWhenFree();
  const database = await openDatabase(location);
  const store = new ContentStore(join(location.dataFolder, 'store'));
  const folders = new DeviceFolders(database, location.dataFolder);
  return {
    database,
    catalog: new PlanCatalog(
      database,
      await openReaders({ database, dataFolder: location.dataFolder, repositories }, store),
    ),
    folders,
  };
}

async function work(task: RestoreTask): Promise<void> {
  const { uid } = task;
  const cancel = new AbortController();
  const letGo = new LetGo();
  running.set(uid, { cancel, letGo });
  const counts = { ...nothingYet };
  const telling = setInterval(() => tell({ uid, counts }), progressEvery);
  const end = await attempt(task, counts, cancel.signal, letGo);
  clearInterval(telling);
  running.delete(uid);
  tell({ uid, counts, end });
}

async function attempt(task: RestoreTask, counts: RestoreCounts, signal: AbortSignal, letGo: LetGo): Promise<JobEnd> {
  const context = await ready;
  try {
    const { uid, isRetry = false } = task;
    const journal = await RestoreJournal.open(journalOf(journals, uid));
    const record = await FileRecord.open(context.database, uid);
    const doneElsewhere = isRetry ? RestoreJournal.doneBy(journalBefore(journals, uid)) : new Set<string>();
    try {
      return await runRestore(
        { ...context, journal, record, fetchFolder: fetchFolderOf(journals, uid), doneElsewhere },
        task,
        counts,
        signal,
        letGo,
      );
    } finally {
      await record.write();
      journal.close();
    }
  } catch (error) {
    console.error(error);
    return { status: 'failed', message: 'The record of what was restored could not be kept.' };
  }
}

function tell(news: RestoreNews): void {
  process.send?.(news);
}

/** The process of a server that was killed lets go of the lock when it ends, which is at once. */
async function lockWhenFree(): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await lockFolder(journals);
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    }
  }
}
