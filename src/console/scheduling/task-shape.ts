/** A scheduled task. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { anySchedule } from '../../schedule/schedule-shape.ts';
import { scriptParameters } from '../scripting/script-shape.ts';
import { constant, id, listBy } from '../shapes.ts';
import type { Frozen } from '../slice.ts';

/** What is run: a script, the way it is run here. */
const scriptAction = z.object({ id, scriptId: id, parameters: scriptParameters });
export type ScriptAction = Frozen<z.output<typeof scriptAction>>;

/** A target is a thing of a kind: ids of two kinds may be the same. */
export const groupTarget = 'GROUP';
const taskTarget = z.object({
  /** Null until the task is saved. */
  scheduledTaskId: z.nullable(id),
  /** `GROUP` or another. */
  targetType: constant,
  targetId: id,
});
export type TaskTarget = Frozen<z.output<typeof taskTarget>>;

export const isSameTarget = (one: TaskTarget, other: TaskTarget): boolean =>
  one.targetType === other.targetType && one.targetId === other.targetId;

export const scheduledTask = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    enabled: z.boolean(),
    runsOnNodeScheduledTask: z.boolean(),
    scripts: z.object({ actionList: listBy('id', scriptAction) }),
    schedule: anySchedule,
    targets: z.array(taskTarget).check(z.refine(isOnceEach)),
  })
  // A node that runs a task by itself does not know in which groups it is.
  .check(z.refine(({ runsOnNodeScheduledTask, targets }) => !runsOnNodeScheduledTask || !hasGroup(targets)));
export type ScheduledTask = Frozen<z.output<typeof scheduledTask>>;

export const hasGroup = (targets: readonly TaskTarget[]): boolean =>
  targets.some(({ targetType }) => targetType === groupTarget);

function isOnceEach(targets: readonly TaskTarget[]): boolean {
  return new Set(targets.map(({ targetType, targetId }) => `${targetType} ${targetId}`)).size === targets.length;
}
