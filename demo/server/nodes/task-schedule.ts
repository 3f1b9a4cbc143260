/** When tasks run by themselves: as their schedules say, by the clock of ticketing, which the demo can turn forward. */
import { eq } from 'drizzle-orm';
import { scheduledRuns } from '../../../src/schedule/next-runs.ts';
import { otherActivity } from '../activity/activity-log.ts';
import type { Database } from '../database/open-database.ts';
import { scheduledTask } from '../database/schema.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { KeyedChanges } from '../http/keyed-changes.ts';
import type { Secrets } from '../integrations/secrets.ts';
import { timeZone } from './scheduled-tasks.ts';
import { runTask } from './task-runs.ts';

const day = 24 * 60 * 60_000;
/** Of what was due while no server ran, or was turned past: no older than this, and no more than so many of a task. */
const oldest = 7 * day;
const most = 200;

interface ScheduleParts {
  database: Database;
  changes: KeyedChanges;
  secrets: Secrets;
  folders: DeviceFolders;
  /** Milliseconds since 1970. */
  now(): number;
}

interface DueRun {
  readonly taskId: number;
  readonly time: number;
}

/** Runs what has become due, in its order, each once: what is done of it is written together with its history. */
export async function runDueTasks(parts: ScheduleParts): Promise<void> {
  const { database, changes, now } = parts;
  const moment = now();
  const call = { owner: 'schedule', route: 'tasks', key: undefined, fingerprint: () => '' };
  for (const due of await dueRuns(database, moment)) {
    await changes.run<null>(call, (commit) =>
      commit(async () => {
        const [row] = await database.select().from(scheduledTask).where(eq(scheduledTask.id, due.taskId));
        // Saved, switched off or deleted meanwhile: what it says now is what is run.
        if (!row?.enabled || row.checked >= due.time) return { writes: [], answer: null };
        const order = {
          taskId: row.id,
          content: row.content,
          trigger: 'SCHEDULE',
          startedBy: null,
          time: due.time,
        } as const;
        const { writes } = await runTask(parts, order);
        const mark = database.update(scheduledTask).set({ checked: due.time }).where(eq(scheduledTask.id, row.id));
        const concerned = { id: row.id, name: row.content.name };
        const told = otherActivity(database, 'runTask', { concerned, time: due.time });
        return { writes: [...writes, mark, told], answer: null };
      }),
    );
  }
}

async function dueRuns(database: Database, moment: number): Promise<DueRun[]> {
  const tasks = await database.select().from(scheduledTask).where(eq(scheduledTask.enabled, true));
  const all = tasks.flatMap(({ id, content: { schedule }, checked, savedAt }) => {
    const after = Math.max(checked, moment - oldest);
    const runs = scheduledRuns(schedule, { after, before: moment + 1, timeZone, count: most, anchor: savedAt });
    return runs.map(({ instant }): DueRun => ({ taskId: id, time: Date.parse(instant) }));
  });
  return all.sort((one, other) => one.time - other.time);
}
