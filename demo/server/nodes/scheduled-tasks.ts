/** Scheduled tasks, stored by the rules of their form. Source: spec 002 §3.5 and §4. */
import { asc, eq, max, type SQL, sql } from 'drizzle-orm';
import { foldedName } from '../../../src/base/folded-name.ts';
import type { FormIssue } from '../../../src/base/form-rules.ts';
import { scheduledRuns } from '../../../src/schedule/next-runs.ts';
import type { SavedTask, TaskBody } from '../../../src/tasks/contract.ts';
import { taskIssues } from '../../../src/tasks/task-rules.ts';
import { isTargetType } from '../../../src/tasks/task-targets.ts';
import { likePattern, sortKey } from '../database/names.ts';
import { type Database, reserveIds } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { scheduledTask, taskRun } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type Page, pageOf, pageRequest } from '../http/page.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { builtInScripts, ownScripts } from './own-scripts.ts';
import { scripts } from './scripts.ts';

export type TaskRow = typeof scheduledTask.$inferSelect;

/** Where the times of all schedules are meant. */
export const timeZone = 'UTC';

export interface TaskQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  searchCriteria?: string | undefined;
}

/** Who saves, and when. */
export interface Saving {
  savedBy: string;
  savedAt: number;
}

export async function listTasks(database: Database, query: TaskQuery, now: number): Promise<Page<SavedTask>> {
  const { searchCriteria = '' } = query;
  const request = pageRequest(query);
  const condition: SQL | undefined =
    searchCriteria.trim() === ''
      ? undefined
      : sql`${scheduledTask.searchName} LIKE ${likePattern(searchCriteria)} ESCAPE '\\'`;
  const [total, rows] = await Promise.all([
    database.$count(scheduledTask, condition),
    database
      .select()
      .from(scheduledTask)
      .where(condition)
      .orderBy(asc(scheduledTask.sortKey), asc(scheduledTask.id))
      .limit(request.size)
      .offset(request.page * request.size),
  ]);
  const results = await Promise.all(rows.map((row) => asTask(database, row, now)));
  return pageOf(results, total, request);
}

export async function findTask(database: Database, id: string): Promise<TaskRow> {
  const [row] = await database
    .select()
    .from(scheduledTask)
    .where(eq(scheduledTask.id, rowId(id)));
  if (!row) throw notFound('The scheduled task');
  return row;
}

export const readTask = async (database: Database, id: string, now: number) =>
  asTask(database, await findTask(database, id), now);

/** Within a change. */
export async function createTask(database: Database, body: TaskBody, saving: Saving): Promise<Change<SavedTask>> {
  const id = await reserveIds(database, 1);
  const row = {
    id,
    ...columnsOf(await checkedTask(database, body), id),
    version: 1,
    ...saving,
    checked: saving.savedAt,
  };
  return { writes: [database.insert(scheduledTask).values(row)], answer: await asTask(database, row, saving.savedAt) };
}

/** Within a change. `edited` is the version that somebody started from. What would have run before is not made up for. */
export async function updateTask(
  database: Database,
  wanted: string,
  body: TaskBody,
  { edited, ...saving }: Saving & { edited: string | undefined },
): Promise<Change<SavedTask>> {
  const { id, version, savedBy, content } = await findTask(database, wanted);
  if (edited !== undefined && edited !== String(version)) {
    const message = `${savedBy || 'Somebody'} has saved version ${version} of “${content.name}” since you opened it. Nothing was overwritten: compare both, then save again.`;
    throw new Refusal(412, 'OUTDATED', message, { ETag: `"${version}"` });
  }
  const row = {
    id,
    ...columnsOf(await checkedTask(database, body), id),
    version: version + 1,
    ...saving,
    checked: saving.savedAt,
  };
  return {
    writes: [database.update(scheduledTask).set(row).where(eq(scheduledTask.id, id))],
    answer: await asTask(database, row, saving.savedAt),
  };
}

/** Within a change. */
export async function deleteTask(database: Database, wanted: string): Promise<Change<{ resultCode: string }>> {
  const { id } = await findTask(database, wanted);
  return {
    writes: [
      database.delete(scheduledTask).where(eq(scheduledTask.id, id)),
      database.delete(taskRun).where(eq(taskRun.taskId, id)),
    ],
    answer: { resultCode: 'SUCCESS' },
  };
}

/** By the rules of the form, and by what only the server knows. */
async function checkedTask(database: Database, body: TaskBody): Promise<TaskBody> {
  const content = { ...body, name: body.name.trim(), description: body.description.trim() };
  const own = await ownScripts(database);
  const builtIn = await builtInScripts(database);
  const unknown: FormIssue[] = [
    ...content.scripts.actionList.flatMap(({ id, scriptId }) =>
      Object.hasOwn(scripts, scriptId) || own.has(scriptId) || builtIn.has(scriptId)
        ? []
        : { path: `scripts.actionList.${id}.scriptId`, code: 'invalid' },
    ),
    ...(content.targets.every(({ targetType }) => isTargetType(targetType))
      ? []
      : [{ path: 'targets', code: 'invalid' }]),
  ];
  requireValid([...taskIssues(content, { kindOf: (scriptId) => builtIn.get(scriptId)?.kind }), ...unknown], {
    words: {
      name: { required: 'The task needs a name' },
      scripts: {
        noScripts: 'The task needs at least one script',
        invalid: 'One of the scripts doesn’t exist any more',
      },
      targets: {
        noTargets: 'The task needs at least one target',
        groupOnNode: 'A task that runs on the node can’t have groups as targets',
      },
      schedule: { required: 'The schedule isn’t complete' },
    },
  });
  return content;
}

export const columnsOf = (content: TaskBody, id: number) => ({
  sortKey: sortKey(content.name),
  searchName: foldedName(`${content.name} ${content.description}`),
  enabled: content.enabled,
  content: {
    ...content,
    targets: content.targets.map((target) => ({ ...target, scheduledTaskId: String(id) })),
  },
});

async function asTask(database: Database, row: TaskRow, now: number): Promise<SavedTask> {
  const [last] = await database
    .select({ time: max(taskRun.time) })
    .from(taskRun)
    .where(eq(taskRun.taskId, row.id));
  const { content, id, version, savedBy, savedAt } = row;
  const after = Math.max(row.checked, now);
  const [next] = row.enabled ? scheduledRuns(content.schedule, { after, timeZone, count: 1, anchor: savedAt }) : [];
  return {
    ...content,
    id: String(id),
    version: String(version),
    savedBy,
    savedAt,
    timeZone,
    nextRun: next ? Date.parse(next.instant) : null,
    lastRun: last?.time ?? null,
  };
}
