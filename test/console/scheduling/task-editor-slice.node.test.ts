/** What follows from how a scheduled task is run. Source: spec 002 §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { nodeSchedule, taskEditorSlice } from '../../../src/console/scheduling/task-editor-slice.ts';
import { defaultSchedule } from '../../../src/schedule/schedule.ts';
import { scheduleIssues } from '../../../src/schedule/schedule-rules.ts';
import { deepEqual, equal, match, throws } from '../../support/assert.ts';

const { defaults, transitions } = taskEditorSlice;
const today = '2026-11-24';
const created = transitions.create(defaults, '1', today);
const target = (targetType: string, targetId = '1') => ({ scheduledTaskId: null, targetType, targetId });

describe('A scheduled task that runs on the node', () => {
  it('has a schedule that a node can keep, instead of its own', () => {
    const scheduled = transitions.setSchedule(created, { ...defaultSchedule(today), repeats: 'MONTHLY' });
    const { task } = transitions.setRunsOnNode(scheduled, true, today);
    equal(task?.schedule, nodeSchedule);
    equal(task?.runsOnNodeScheduledTask, true);
    deepEqual(scheduleIssues(nodeSchedule), []);
  });

  it('has no targets any more where a group was among them', () => {
    const aimed = transitions.addTargets(created, [target('ORGANIZATION'), target('GROUP')]);
    deepEqual(transitions.setRunsOnNode(aimed, true, today).task?.targets, []);
  });

  it('keeps its targets where there was no group', () => {
    const aimed = transitions.addTargets(created, [target('ORGANIZATION'), target('DEVICE')]);
    equal(transitions.setRunsOnNode(aimed, true, today).task?.targets.length, 2);
  });

  it('takes no group as a target', () => {
    const { message } = throws(
      () => transitions.addTargets(transitions.setRunsOnNode(created, true, today), [target('GROUP')]),
      IllegalTransition,
    );
    match(message, /knows no groups/);
  });

  it('begins with the usual schedule when it no longer does', () => {
    const back = transitions.setRunsOnNode(transitions.setRunsOnNode(created, true, today), false, '2026-12-01');
    deepEqual(back.task?.schedule, defaultSchedule('2026-12-01'));
  });

  it('stays as it is when that is chosen again', () => {
    const own = { scheduleType: 'WEEKLY', weekDays: ['MONDAY'] } as const;
    const scheduled = transitions.setSchedule(transitions.setRunsOnNode(created, true, today), own);
    equal(transitions.setRunsOnNode(scheduled, true, today).task?.schedule, own);
  });
});

describe('A scheduled task that is edited', () => {
  it('is not lost because somebody wants to edit another', () => {
    throws(() => transitions.create(created, '2', today), IllegalTransition);
    equal(transitions.create(transitions.close(), '2', today).task?.id, '2');
    throws(() => transitions.change(defaults, { name: 'Restart' }), IllegalTransition);
  });

  it('has each target once', () => {
    const twice = transitions.addTargets(created, [target('GROUP'), target('GROUP'), target('DEVICE')]);
    equal(twice.task?.targets.length, 2);
    deepEqual(transitions.removeTarget(twice, target('GROUP')).task?.targets, [target('DEVICE')]);
  });
});
