/** A task as it is edited, as it is sent, and what is known of it once it was saved. */
import { isRecord } from '../../base/shapes.ts';
import type { ScheduledTask } from '../../console/scheduling/task-shape.ts';
import { CallError } from '../../host/http/call-error.ts';
import { createScheduledTask, type SavedTask, type TaskBody } from '../contract.ts';
import type { TaskValues } from '../task-rules.ts';

export interface SaveAnswer {
  readonly id?: string | undefined;
  readonly version?: string | undefined;
  readonly task?: SavedTask | undefined;
}

/** The page has saved it: it may say as what. */
export async function answerOf(work: Promise<unknown>): Promise<SaveAnswer> {
  const given = await work;
  const { id, version } = isRecord(given) ? given : {};
  return {
    id: id === undefined ? undefined : String(id),
    version: version === undefined ? undefined : String(version),
  };
}

/** Of the task itself: its calls name nothing else. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && error.kind === 'not-found' && error.endpoint !== createScheduledTask.name;

export function withoutId(task: ScheduledTask | null): TaskValues {
  if (task === null) throw new Error('The editor has no task, so nothing can be changed in it.');
  const { id: _, ...values } = task;
  return values;
}

export const valuesOf = ({
  name,
  description,
  enabled,
  runsOnNodeScheduledTask,
  scripts,
  schedule,
  targets,
}: TaskBody): TaskValues => ({
  name,
  description,
  enabled,
  runsOnNodeScheduledTask,
  scripts,
  schedule,
  targets,
});

/** What the form holds is never changed. */
export const bodyOf = (values: TaskValues): TaskBody => structuredClone(valuesOf(values as TaskBody)) as TaskBody;
