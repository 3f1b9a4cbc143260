/** The scheduled task that somebody edits and has not saved. Source: spec 002 §2.9, §3.5 and §4. */
import * as z from 'zod/mini';
import { type AnySchedule, defaultSchedule, type SimpleSchedule } from '../../schedule/schedule.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { defineSlice } from '../slice.ts';
import {
  hasGroup,
  isSameTarget,
  type ScheduledTask,
  type ScriptAction,
  scheduledTask,
  type TaskTarget,
} from './task-shape.ts';

/** A node keeps its own time, without a first day and an end. The document does not show which schedule is its default. */
export const nodeSchedule: SimpleSchedule = { scheduleType: 'DAILY', hour: 0, minute: 0 };

/** @param today `YYYY-MM-DD` */
const newTask = (id: string, today: string): ScheduledTask => ({
  id,
  name: '',
  description: '',
  enabled: true,
  runsOnNodeScheduledTask: false,
  scripts: { actionList: [] },
  schedule: defaultSchedule(today),
  targets: [],
});

export const taskEditorSlice = defineSlice({
  name: 'taskEditor',
  section: '002 §2.9, §3.5, §4',
  shape: z.object({ task: z.nullable(scheduledTask) }),
  defaults: { task: null },
  transitions: {
    create: (state, id: string, today: string) => begun(state, newTask(id, today)),
    edit: (state, task: ScheduledTask) => begun(state, task),

    change: (state, changes: Partial<Pick<ScheduledTask, 'name' | 'description' | 'enabled'>>) =>
      changed(state, (task) => ({ ...task, ...changes })),

    setActions: (state, actionList: readonly ScriptAction[]) =>
      changed(state, (task) => ({ ...task, scripts: { actionList } })),

    setSchedule: (state, schedule: AnySchedule) => changed(state, (task) => ({ ...task, schedule })),

    /** The schedule begins anew, as only the other kind of it is of use; groups are no targets of a node. */
    setRunsOnNode: (state, runsOnNode: boolean, today: string) =>
      changed(state, (task) => {
        if (task.runsOnNodeScheduledTask === runsOnNode) return task;
        if (!runsOnNode) return { ...task, runsOnNodeScheduledTask: false, schedule: defaultSchedule(today) };
        return {
          ...task,
          runsOnNodeScheduledTask: true,
          schedule: nodeSchedule,
          targets: hasGroup(task.targets) ? [] : task.targets,
        };
      }),

    /** Those that it has already stay where they are. */
    addTargets: (state, added: readonly TaskTarget[]) =>
      changed(state, (task) => {
        if (task.runsOnNodeScheduledTask && hasGroup(added))
          throw new IllegalTransition(
            'The group cannot be a target',
            'the task runs on the node, which knows no groups',
          );
        const targets = [...task.targets];
        for (const target of added) if (!targets.some((one) => isSameTarget(one, target))) targets.push(target);
        return { ...task, targets };
      }),

    removeTarget: (state, target: TaskTarget) =>
      changed(state, (task) => ({ ...task, targets: task.targets.filter((one) => !isSameTarget(one, target)) })),

    close: () => ({ task: null }),
  },
});

export interface TaskEditorState {
  readonly task: ScheduledTask | null;
}

function begun({ task: open }: TaskEditorState, task: ScheduledTask): TaskEditorState {
  if (open !== null)
    throw new IllegalTransition(
      `The scheduled task "${task.id}" cannot be edited`,
      `"${open.id}" is, and what was entered for it would be lost`,
    );
  return { task };
}

function changed({ task }: TaskEditorState, change: (task: ScheduledTask) => ScheduledTask): TaskEditorState {
  if (task === null) throw new IllegalTransition('The scheduled task cannot be changed', 'none is being edited');
  return { task: change(task) };
}
