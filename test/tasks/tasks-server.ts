/** Scheduled tasks and maintenance as they stand on the server, past the elements. */
import { defaultSchedule } from '../../src/schedule/schedule.ts';
import type { SavedTask, TaskBody, TaskRun } from '../../src/tasks/contract.ts';

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const taskNamed = (name: string, more: Partial<TaskBody> = {}): TaskBody => ({
  name,
  description: '',
  enabled: false,
  runsOnNodeScheduledTask: false,
  scripts: {
    actionList: [{ id: 'a', scriptId: 'report-disk-usage', parameters: { runAs: 'system', scriptParam: '' } }],
  },
  schedule: { ...defaultSchedule('2026-01-01'), repeats: 'DAILY', runAtHour: 2 },
  targets: [{ scheduledTaskId: null, targetType: 'DEVICE', targetId: '2' }],
  ...more,
});

export const newTask = (name: string, more: Partial<TaskBody> = {}) =>
  ask<SavedTask>('POST', '/scheduled-tasks', taskNamed(name, more));
export const storedTask = (id: string) => ask<SavedTask>('GET', `/scheduled-tasks/${id}`);
export const saveTask = (id: string, body: TaskBody) => ask<SavedTask>('PUT', `/scheduled-tasks/${id}`, body);
export const removeTask = (id: string) => ask('DELETE', `/scheduled-tasks/${id}`);
export const storedTasks = async (search: string) =>
  (await ask<{ results: SavedTask[] }>('GET', `/scheduled-tasks?searchCriteria=${encodeURIComponent(search)}`)).results;
export const storedRuns = async (id: string) =>
  (await ask<{ results: TaskRun[] }>('GET', `/scheduled-tasks/${id}/runs`)).results;
