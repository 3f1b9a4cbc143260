/** Two versions of a task beside each other: what differs, who changed it, and what is made of both. */
import { isSameValue } from '../../ui/form/same-value.ts';
import type { Whose } from '../../ui/versions-dialog/versions-dialog.tsx';
import type { TaskValues } from '../task-rules.ts';

export interface TaskVersions {
  /** What both began with. */
  readonly base: TaskValues;
  readonly own: TaskValues;
  readonly theirs: TaskValues;
}

/** What somebody decides at once; a schedule is of no use to the other kind of task. */
export const taskParts = {
  name: ['name'],
  description: ['description'],
  enabled: ['enabled'],
  scripts: ['scripts'],
  schedule: ['runsOnNodeScheduledTask', 'schedule'],
  targets: ['targets'],
} as const satisfies Record<string, readonly (keyof TaskValues)[]>;

export type TaskPart = keyof typeof taskParts;
const partNames = Object.keys(taskParts) as TaskPart[];

export interface TaskDifference {
  readonly part: TaskPart;
  /** Undefined: both have. */
  readonly changedBy: Whose | undefined;
}

export function taskDifferences({ base, own, theirs }: TaskVersions): TaskDifference[] {
  return partNames
    .filter((part) => !isSameIn(part, own, theirs))
    .map((part) => {
      if (isSameIn(part, base, own)) return { part, changedBy: 'theirs' };
      return { part, changedBy: isSameIn(part, base, theirs) ? 'own' : undefined };
    });
}

/** One’s own, but for what is taken from theirs. */
export function mergedTask({ own, theirs }: TaskVersions, taken: ReadonlySet<TaskPart>): TaskValues {
  const fields = partNames.filter((part) => taken.has(part)).flatMap((part) => taskParts[part]);
  return { ...own, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}

const isSameIn = (part: TaskPart, one: TaskValues, other: TaskValues) =>
  taskParts[part].every((field) => isSameValue(one[field], other[field]));
