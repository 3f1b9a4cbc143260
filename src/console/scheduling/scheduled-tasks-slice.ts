/** The scheduled tasks that there are. Source: spec 002 §2.9 and §3.5. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { listBy } from '../shapes.ts';
import { defineSlice } from '../slice.ts';
import { type ScheduledTask, scheduledTask } from './task-shape.ts';

const tasks = entriesBy('id', 'scheduled task');

export const scheduledTasksSlice = defineSlice({
  name: 'scheduledTasks',
  section: '002 §2.9, §3.5',
  tells: ['put', 'setEnabled', 'remove'],
  shape: z.object({ tasks: listBy('id', scheduledTask) }),
  defaults: { tasks: [] },
  transitions: {
    load: (_, loaded: readonly ScheduledTask[]) => ({ tasks: loaded }),
    /** As it was saved. */
    put: (state, task: ScheduledTask) => ({ tasks: tasks.put(state.tasks, task) }),
    setEnabled: (state, id: string, enabled: boolean) => ({
      tasks: tasks.changed(state.tasks, id, (task) => (task.enabled === enabled ? task : { ...task, enabled })),
    }),
    remove: (state, ids: readonly string[]) => ({ tasks: tasks.removed(state.tasks, ids) }),
  },
});
