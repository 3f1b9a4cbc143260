/** What has to be true of a scheduled task: the form checks it, and the server. Source: spec 002 §3.5, §4 and §9. */
import { atMost, brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../base/form-rules.ts';
import { hasGroup, type ScheduledTask } from '../console/scheduling/task-shape.ts';
import type { ParameterKind } from '../parameters/parameter-kinds.ts';
import { parameterOf } from '../parameters/parameter-text.ts';
import { scheduleIssues } from '../schedule/schedule-rules.ts';

export const taskLimits = {
  name: 50,
  description: 250,
  actions: 20,
  targets: 500,
  scriptParam: 1000,
  /** Runs of its history that come at a time. */
  runsPage: 20,
} as const;

/** All but its id, which it has once it is saved. */
export type TaskValues = Omit<ScheduledTask, 'id'>;

export type TaskIssueCode =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'noScripts'
  | 'noTargets'
  | 'groupOnNode'
  | 'notChosen';

export interface TaskFacts {
  /** What a script is given, where that is chosen. */
  kindOf?(scriptId: string): ParameterKind | undefined;
}

const text = (limit: number) => atMost(limit, 'tooLong');

const rules: RuleTable<TaskValues, TaskIssueCode> = {
  name: [required(), text(taskLimits.name)],
  description: [text(taskLimits.description)],
  scripts: [
    refusedWhen('noScripts', ({ actionList }) => actionList.length === 0),
    refusedWhen('tooMany', ({ actionList }) => actionList.length > taskLimits.actions),
  ],
  targets: [
    required({ code: 'noTargets' }),
    atMost(taskLimits.targets, 'tooMany'),
    // A node that runs a task by itself does not know in which groups it is.
    refusedWhen('groupOnNode', (targets, { runsOnNodeScheduledTask }) => runsOnNodeScheduledTask && hasGroup(targets)),
  ],
};

const actionRules: RuleTable<TaskValues['scripts']['actionList'][number]['parameters'], TaskIssueCode> = {
  runAs: [required()],
  scriptParam: [text(taskLimits.scriptParam)],
};

/** In the order of the form; those of an action by its id, those of the schedule by its members. */
export function taskIssues(values: TaskValues, { kindOf }: TaskFacts = {}): FormIssue[] {
  const issues = brokenRules(rules, values);
  const before = issues.filter(({ path }) => path !== 'targets');
  const ofActions = values.scripts.actionList.flatMap(({ id, scriptId, parameters }) => {
    const kind = kindOf?.(scriptId);
    const isMissing = kind !== undefined && parameterOf(kind, parameters.scriptParam) === undefined;
    const chosen: FormIssue[] = isMissing ? [{ path: 'scriptParam', code: 'notChosen' }] : [];
    return prefixed([...brokenRules(actionRules, parameters), ...chosen], `scripts.actionList.${id}.parameters`);
  });
  const ofSchedule = prefixed(scheduleIssues(values.schedule), 'schedule');
  return [...before, ...ofActions, ...ofSchedule, ...issues.filter(({ path }) => path === 'targets')];
}

const prefixed = (issues: readonly FormIssue[], prefix: string): FormIssue[] =>
  issues.map(({ path, ...issue }) => ({ ...issue, path: `${prefix}.${path}` }));
