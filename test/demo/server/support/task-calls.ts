/** By endpoint of scheduled tasks, one call that a new server answers, each of which may be made once. */
import { defaultSchedule } from '../../../../src/schedule/schedule.ts';
import { createScheduledTask, type TaskBody } from '../../../../src/tasks/contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const taskNamed = (name: string, more: Partial<TaskBody> = {}): TaskBody => ({
  name,
  description: '',
  enabled: true,
  runsOnNodeScheduledTask: false,
  scripts: {
    actionList: [{ id: 'a', scriptId: 'report-disk-usage', parameters: { runAs: 'system', scriptParam: '' } }],
  },
  schedule: { ...defaultSchedule('2026-01-01'), repeats: 'DAILY', runAtHour: 2 },
  targets: [{ scheduledTaskId: null, targetType: 'DEVICE', targetId: '2' }],
  ...more,
});

export async function taskCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const create = (name: string) => client.call(createScheduledTask, { body: taskNamed(name) });
  const [updated, deleted, run] = [await create('Updated'), await create('Deleted'), await create('Run')];
  return {
    listScheduledTasks: { query: { page: 0, pageSize: 10, searchCriteria: 'report' } },
    listTaskScripts: {},
    listTaskCredentials: {},
    readScheduledTask: { params: { id: updated.id } },
    createScheduledTask: { body: taskNamed('Created') },
    updateScheduledTask: { params: { id: updated.id }, body: taskNamed('Updated, renamed') },
    deleteScheduledTask: { params: { id: deleted.id } },
    runScheduledTask: { params: { id: run.id } },
    listTaskRuns: { params: { id: run.id }, query: { page: 0, pageSize: 10 } },
  };
}
