/** Scheduled tasks of the first start: every night, every week on a group, and one that the node keeps itself. */
import { nodeSchedule } from '../../../src/console/scheduling/task-editor-slice.ts';
import { credentialAccount } from '../../../src/console/scripting/script-accounts.ts';
import { defaultScriptParameters } from '../../../src/console/scripting/script-shape.ts';
import { defaultSchedule } from '../../../src/schedule/schedule.ts';
import type { TaskBody } from '../../../src/tasks/contract.ts';
import { windowsServer } from '../directory/devices.ts';

/** @param runAs Default: the system */
const action = (scriptId: string, runAs = defaultScriptParameters.runAs) => ({
  id: scriptId,
  scriptId,
  parameters: { ...defaultScriptParameters, runAs },
});
const target = (targetType: string, targetId: number) => ({
  scheduledTaskId: null,
  targetType,
  targetId: String(targetId),
});

/** @param today `YYYY-MM-DD` */
export const firstTasks = (today: string): TaskBody[] => [
  {
    name: 'Nightly disk report',
    description: 'How many files each device of the harbor office has',
    enabled: true,
    runsOnNodeScheduledTask: false,
    scripts: { actionList: [action('report-disk-usage')] },
    schedule: { ...defaultSchedule(today), repeats: 'DAILY', runAtHour: 2 },
    targets: [target('ORGANIZATION', 1)],
  },
  {
    name: 'Weekly cleanup',
    description: '',
    enabled: true,
    runsOnNodeScheduledTask: false,
    scripts: { actionList: [action('clear-temporary-files'), action('report-disk-usage')] },
    schedule: { ...defaultSchedule(today), repeats: 'WEEKLY', daysOfWeek: ['SUNDAY'], runAtHour: 3, runAtMinute: 30 },
    targets: [target('GROUP', 5), target('DEVICE', windowsServer)],
  },
  {
    name: 'Inventory of the file server',
    description: 'Kept by the server itself',
    enabled: false,
    runsOnNodeScheduledTask: true,
    scripts: { actionList: [action('write-inventory', credentialAccount('1'))] },
    schedule: nodeSchedule,
    targets: [target('DEVICE', windowsServer)],
  },
];
