/**
 * The calls of scheduled tasks. The document shows a task's shape and what follows from running it on the node (spec 002
 * §3.5 and §4), but no call and no history: paths follow each other.
 */
import * as z from 'zod/mini';
import { scheduledTask } from '../console/scheduling/task-shape.ts';
import { scriptParameters } from '../console/scripting/script-shape.ts';
import { searchText } from '../directory/directory-query.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, instant, nothing, pageOf, pathIdentifier } from '../host/http/wire.ts';
import { parameterKinds } from '../parameters/parameter-kinds.ts';

const shape = scheduledTask.shape;

/** What is sent. Whether it may be saved is told by `task-rules.ts`. */
export const taskBody = z.object({
  name: z.string().check(z.maxLength(10_000)),
  description: z.string().check(z.maxLength(10_000)),
  enabled: shape.enabled,
  runsOnNodeScheduledTask: shape.runsOnNodeScheduledTask,
  scripts: shape.scripts,
  schedule: shape.schedule,
  targets: shape.targets,
});
export type TaskBody = z.output<typeof taskBody>;

export const savedTask = z.object({
  ...taskBody.shape,
  id: identifier,
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
  savedBy: z.nullish(z.string()),
  savedAt: z.nullish(instant),
  /** IANA name: where the schedule’s times are meant. */
  timeZone: z.nullish(z.string()),
  /** Null: it is off, or over. */
  nextRun: z.nullish(instant),
  lastRun: z.nullish(instant),
});
export type SavedTask = z.output<typeof savedTask>;

export const runOutcomes = ['SUCCESS', 'FAILED', 'SKIPPED'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** Why a device did not run it. `MAINTENANCE`: a maintenance mode that blocks scripts or tasks is on. */
export const runReasons = [
  'OFFLINE',
  'MAINTENANCE',
  'UNSUPPORTED',
  'SCRIPT_DELETED',
  'SCRIPT_FAILED',
  /** The server keeps scripts that people wrote, and executes none of them. */
  'NOT_EXECUTED',
  /** The credential that a script runs as was deleted, or can't be opened any more. */
  'CREDENTIAL_MISSING',
  /** It may not be used in the device's organization. */
  'CREDENTIAL_NOT_ALLOWED',
] as const;
export type RunReason = (typeof runReasons)[number];

export const taskRun = z.object({
  id: identifier,
  time: instant,
  trigger: z.enum(['SCHEDULE', 'MANUAL']),
  startedBy: z.nullish(z.string()),
  /** As they were called then. */
  targets: z.array(z.object({ targetType: z.string(), targetId: identifier, name: z.string() })),
  results: z.array(
    z.object({
      deviceId: identifier,
      deviceName: z.string(),
      outcome: z.enum(runOutcomes),
      /** One of `runReasons` or another. */
      reason: z.nullish(z.string()),
      /** What its scripts wrote. */
      output: z.nullish(z.string()),
    }),
  ),
});
export type TaskRun = z.output<typeof taskRun>;
export type RunResult = TaskRun['results'][number];

/** What a task can run. */
export const taskScript = z.object({
  id: identifier,
  name: z.string(),
  description: z.nullish(z.string()),
  language: z.nullish(z.string()),
  /** What it is given unless a task says otherwise; default: it runs as the system, with nothing. */
  parameters: z.nullish(scriptParameters),
  /** It is built in: what a task gives it is chosen, and its text is that of `parameters/parameter-text.ts`. */
  parameterKind: z.nullish(z.enum(parameterKinds)),
});
export type TaskScript = z.output<typeof taskScript>;

/** A credential that scripts can run as, beside the device's own accounts. */
export const taskCredential = z.object({ id: identifier, name: z.string() });
export type TaskCredential = z.output<typeof taskCredential>;

const byId = z.object({ id: pathIdentifier });
const paging = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
};

export const listScheduledTasks = endpoint({
  name: 'listScheduledTasks',
  summary: 'Scheduled tasks by name',
  method: 'GET',
  path: '/scheduled-tasks',
  params: nothing,
  query: z.object({ ...paging, searchCriteria: z.optional(searchText) }),
  body: nothing,
  response: pageOf(savedTask),
  source: 'not shown',
});

export const listTaskScripts = endpoint({
  name: 'listTaskScripts',
  summary: 'Scripts that a task can run, by name',
  method: 'GET',
  path: '/scheduled-tasks/scripts',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(taskScript),
  source: 'not shown',
});

export const listTaskCredentials = endpoint({
  name: 'listTaskCredentials',
  summary: 'Credentials that scripts of a task can run as, by name and without what they are made of',
  method: 'GET',
  path: '/scheduled-tasks/credentials',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(taskCredential),
  source: 'not shown',
});

export const readScheduledTask = endpoint({
  name: 'readScheduledTask',
  summary: 'A scheduled task',
  method: 'GET',
  path: '/scheduled-tasks/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: savedTask,
  source: 'not shown',
});

export const createScheduledTask = endpoint({
  name: 'createScheduledTask',
  summary: 'Creates a scheduled task',
  method: 'POST',
  path: '/scheduled-tasks',
  params: nothing,
  query: nothing,
  body: taskBody,
  response: savedTask,
  source: 'not shown',
});

export const updateScheduledTask = endpoint({
  name: 'updateScheduledTask',
  summary: 'Saves a scheduled task; If-Match names the version that was edited',
  method: 'PUT',
  path: '/scheduled-tasks/{id}',
  params: byId,
  query: nothing,
  body: taskBody,
  response: savedTask,
  source: 'not shown',
});

export const deleteScheduledTask = endpoint({
  name: 'deleteScheduledTask',
  summary: 'Deletes a scheduled task and its history',
  method: 'DELETE',
  path: '/scheduled-tasks/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ resultCode: z.nullish(z.string()) }),
  source: 'not shown',
});

export const runScheduledTask = endpoint({
  name: 'runScheduledTask',
  summary: 'Runs a task now, as it is saved, whether or not it is enabled; its schedule stays',
  method: 'POST',
  path: '/scheduled-tasks/{id}/run',
  params: byId,
  query: nothing,
  body: nothing,
  response: taskRun,
  source: 'not shown',
});

export const listTaskRuns = endpoint({
  name: 'listTaskRuns',
  summary: 'What became of a task, newest first',
  method: 'GET',
  path: '/scheduled-tasks/{id}/runs',
  params: byId,
  query: z.object(paging),
  body: nothing,
  response: pageOf(taskRun),
  source: 'not shown',
});

export const taskEndpoints = [
  listScheduledTasks,
  listTaskScripts,
  listTaskCredentials,
  readScheduledTask,
  createScheduledTask,
  updateScheduledTask,
  deleteScheduledTask,
  runScheduledTask,
  listTaskRuns,
] as const;
