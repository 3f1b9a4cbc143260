import fc from 'fast-check';
import { weekdays } from '../../../src/schedule/schedule.ts';
import {
  type AnyArguments,
  anyConstants,
  anyDay,
  anyId,
  anyIds,
  anyList,
  anyName,
  anySorting,
  anyText,
  none,
  orNull,
} from './arguments-of.ts';

const anyParameters = fc.record({ runAs: fc.constantFrom('system', 'loggedonuser'), scriptParam: anyText });

const scriptMembers = {
  uid: orNull(anyId),
  name: anyName,
  language: fc.constantFrom('powershell', 'sh'),
  operatingSystems: anyConstants,
  architectures: anyConstants,
  categories: anyIds,
  deviceType: orNull(anyName),
  parameters: anyParameters,
};
/** Some that `newScriptId` makes, and some that a server has. */
const anyScriptId = fc.constantFrom('AAAAAAAAAA', 'BBBBBBBBBB', '1');
const anyScript = fc.record({ id: anyScriptId, ...scriptMembers });
const anyCategory = fc.record({ id: anyId, name: anyName });

const anySchedule = fc.oneof(
  fc.record({
    repeats: fc.constantFrom('NEVER', 'WEEKLY', 'EVERY'),
    repeatsEveryCount: fc.integer({ min: 1, max: 9 }),
    daysOfWeek: fc.subarray([...weekdays]),
    scheduleInterval: orNull(fc.constant('HOURLY' as const)),
    startDate: anyDay,
    runAtHour: fc.integer({ min: 0, max: 23 }),
    runAtMinute: fc.integer({ min: 0, max: 59 }),
    end: fc.record({ type: fc.constantFrom('NEVER', 'ON'), endDate: orNull(anyDay) }),
  }),
  fc.record({ type: fc.constantFrom('DAILY', 'MONTHLY'), dayOfMonth: fc.integer({ min: 0, max: 31 }) }),
  fc.record({ scheduleType: fc.constantFrom('INTERVAL'), hour: fc.integer({ min: 1, max: 9 }) }),
);

const anyTarget = fc.record({
  scheduledTaskId: orNull(anyId),
  targetType: fc.constantFrom('GROUP', 'ORGANIZATION', 'DEVICE'),
  targetId: anyId,
});
const anyTargets = anyList(anyTarget, ({ targetType, targetId }) => `${targetType} ${targetId}`);
const anyActions = anyList(fc.record({ id: anyId, scriptId: anyScriptId, parameters: anyParameters }), ({ id }) => id);

const anyTask = fc
  .record({
    id: anyId,
    name: anyName,
    description: anyText,
    enabled: fc.boolean(),
    runsOnNodeScheduledTask: fc.boolean(),
    scripts: fc.record({ actionList: anyActions }),
    schedule: anySchedule,
    targets: anyTargets,
  })
  .filter(
    ({ runsOnNodeScheduledTask: runs, targets }) => !runs || targets.every(({ targetType }) => targetType !== 'GROUP'),
  );

export const anyScripting: AnyArguments<'scheduledTasks' | 'scripts' | 'taskEditor'> = {
  scripts: {
    load: fc.tuple(
      anyList(anyScript, ({ id }) => id),
      anyList(anyCategory, ({ id }) => id),
    ),
    add: fc.tuple(fc.oneof(anyScript, fc.record({ id: anyScriptId, name: anyName, language: anyName }))),
    change: fc.tuple(anyScriptId, fc.record(scriptMembers, { requiredKeys: [] })),
    remove: fc.tuple(fc.uniqueArray(anyScriptId, { maxLength: 2 })),
    addCategory: fc.tuple(anyCategory),
    renameCategory: fc.tuple(anyId, anyName),
    removeCategory: fc.tuple(anyId),
    sort: fc.tuple(anySorting),
  },
  scheduledTasks: {
    load: fc.tuple(anyList(anyTask, ({ id }) => id)),
    put: fc.tuple(anyTask),
    setEnabled: fc.tuple(anyId, fc.boolean()),
    remove: fc.tuple(anyIds),
  },
  taskEditor: {
    create: fc.tuple(anyId, anyDay),
    edit: fc.tuple(anyTask),
    change: fc.tuple(fc.record({ name: anyName, description: anyText, enabled: fc.boolean() }, { requiredKeys: [] })),
    setActions: fc.tuple(anyActions),
    setSchedule: fc.tuple(anySchedule),
    setRunsOnNode: fc.tuple(fc.boolean(), anyDay),
    addTargets: fc.tuple(fc.array(anyTarget, { maxLength: 3 })),
    removeTarget: fc.tuple(anyTarget),
    close: none,
  },
};
