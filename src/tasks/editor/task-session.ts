/**
 * One scheduled task in its editor: what has to be known before it can be edited, the form with its schedule, and saving it
 * without anything overwritten. What follows from a change is the console's own transition. Source: spec 002 §3.5 and §4.
 */
import { batch, computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { randomId } from '../../base/random-id.ts';
import { createResource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { taskEditorSlice } from '../../console/scheduling/task-editor-slice.ts';
import type { ScheduledTask, TaskTarget } from '../../console/scheduling/task-shape.ts';
import { defaultScriptParameters } from '../../console/scripting/script-shape.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createScheduleEditorModel, type ScheduleEditorModel } from '../../schedule/editor/schedule-editor-model.ts';
import { isSimple } from '../../schedule/schedule.ts';
import { nextHour, wallTime } from '../../schedule/wall-clock.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import {
  createScheduledTask,
  listTaskCredentials,
  listTaskScripts,
  readScheduledTask,
  type SavedTask,
  type TaskBody,
  type TaskScript,
  updateScheduledTask,
} from '../contract.ts';
import { type TaskValues, taskIssues } from '../task-rules.ts';
import { shareTask } from './shared-task.ts';
import type { OpenedTask, TaskConflict, TaskSessionOptions } from './task-session-types.ts';
import { mergedTask, type TaskPart } from './task-versions.ts';
import { answerOf, bodyOf, isMissing, type SaveAnswer, valuesOf, withoutId } from './task-wire.ts';

export type { OpenedTask, TaskConflict, TaskSaveOrder } from './task-session-types.ts';

interface Shape {
  readonly state: ReadonlySignal<ResourceState<OpenedTask>>;
  /** Undefined as long as it is a new one. */
  readonly id: ReadonlySignal<string | undefined>;
  /** As it was saved last. */
  readonly stored: ReadonlySignal<SavedTask | undefined>;
  readonly form: FormModel<TaskValues>;
  readonly schedule: ScheduleEditorModel;
  /** IANA name: where the schedule’s times are meant. */
  readonly timeZone: ReadonlySignal<string>;
  readonly conflict: ReadonlySignal<TaskConflict | undefined>;
  /** Somebody else has deleted it: it is saved as a new one from then on. */
  readonly isGone: ReadonlySignal<boolean>;
  /** There is something to save or to discard, be it a schedule that cannot be. */
  readonly isChanged: ReadonlySignal<boolean>;
  retry(): void;
  save(): Promise<boolean>;
  discard(): void;
  setRunsOnNode(runsOnNode: boolean): void;
  addTargets(targets: readonly TaskTarget[]): void;
  removeTarget(target: TaskTarget): void;
  /** As it is run unless somebody says otherwise. */
  addScript(script: TaskScript): void;
  /** Goes on from their version: with what is taken of it, and one’s own in all else. */
  settle(taken: ReadonlySet<TaskPart>): void;
  dismiss(): void;
}
export type TaskSession = Model<Shape>;

export function createTaskSession(options: TaskSessionOptions): TaskSession {
  return new (createModel<Shape>(() => taskSession(options)))();
}

const { transitions, defaults } = taskEditorSlice;
const otherwise = 'UTC';

function taskSession({ client, tasks, id: given, onSaveRequest, onSaved, now = Date.now }: TaskSessionOptions): Shape {
  const id = signal(given);
  const stored = signal<SavedTask | undefined>(undefined);
  const conflict = signal<TaskConflict | undefined>(undefined);
  const isGone = signal(false);
  const timeZone = computed(() => stored.value?.timeZone ?? otherwise);
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  let version: string | undefined;

  const schedule = createScheduleEditorModel({
    value: newValues().schedule,
    settings: scheduleSettings(false),
    onChange: (value) => form.assign({ schedule: value }),
  });
  const form: FormModel<TaskValues> = createFormModel<TaskValues>({
    initial: newValues(),
    check(values) {
      const shown = schedule.issues.value;
      const issues = taskIssues(values, { kindOf }).filter(
        ({ path }) => shown.length === 0 || !path.startsWith('schedule.'),
      );
      return [...issues, ...shown.map(({ path, ...issue }) => ({ ...issue, path: `schedule.${path}` }))];
    },
    onSubmit: save,
  });

  function kindOf(scriptId: string) {
    const script = valueIn(opened.state.peek())?.scripts.find(({ id: one }) => one === scriptId);
    return script?.parameterKind ?? undefined;
  }

  const opened = createResource<void, OpenedTask>({
    async read(_, abort) {
      const [scripts, credentials, task] = await Promise.all([
        client.call(listTaskScripts, { params: {} }, { signal: abort }),
        client.call(listTaskCredentials, { params: {} }, { signal: abort }),
        id.peek() === undefined ? undefined : readTask(abort),
      ]);
      return { scripts, credentials, task };
    },
    onAnswer({ task }) {
      // What is typed is not given up for what somebody else has saved: with the next press both are compared.
      if (task === undefined || (stored.peek() !== undefined && isChanged.peek())) return;
      keep(task);
      begin(valuesOf(task));
    },
  });
  const isChanged = computed(() => form.isDirty.value || schedule.issues.value.length > 0);
  const share = shareTask({
    tasks,
    id,
    stored,
    onChanged: opened.refresh,
    onRemoved() {
      isGone.value = true;
    },
  });
  opened.ask();

  function readTask(abort: AbortSignal): Promise<SavedTask> {
    return client.call(readScheduledTask, { params: { id: id.peek() ?? '' } }, { signal: abort });
  }

  function keep(task: SavedTask): void {
    stored.value = task;
    version = task.version;
    share(task);
  }

  /** The form and the schedule’s own fields start over. */
  function begin(values: TaskValues): void {
    batch(() => {
      form.reset(values);
      showSchedule(values);
    });
  }

  function showSchedule({ runsOnNodeScheduledTask, schedule: value }: TaskValues): void {
    schedule.set(scheduleSettings(runsOnNodeScheduledTask));
    // Another object: what stands in the fields is replaced, also where it could not be.
    schedule.accept(undefined);
    schedule.accept({ ...value });
  }

  function scheduleSettings(runsOnNode: boolean) {
    // What began long ago stays; and a task that runs once is edited after that.
    return { timeZone: timeZone.peek(), isSimple: runsOnNode };
  }

  /** Today at midnight has passed: what runs once begins with the next hour. */
  function newValues(): TaskValues {
    const { day } = soon();
    const { task } = transitions.create(defaults, 'new', day);
    return fromSoon(withoutId(task));
  }

  function soon() {
    return nextHour(wallTime(now(), timeZone.peek()));
  }

  function fromSoon(values: TaskValues): TaskValues {
    const { day, hour } = soon();
    if (isSimple(values.schedule)) return values;
    return { ...values, schedule: { ...values.schedule, startDate: day, runAtHour: hour } };
  }

  /** What follows from a change is the console’s own transition. */
  function go(step: (state: { task: ScheduledTask }) => { readonly task: ScheduledTask | null }): TaskValues {
    const { task } = step({ task: { ...form.values.peek(), id: id.peek() ?? 'new' } });
    const values = withoutId(task);
    form.assign(values);
    return values;
  }

  async function save(values: TaskValues, abort: AbortSignal): Promise<boolean> {
    const task = bodyOf(values);
    const edited = isGone.peek() ? undefined : id.peek();
    const request = onSaveRequest({ ...(edited !== undefined && { id: edited }), task });
    if (request === false) return true;
    try {
      const answer = request === true ? await send(task, edited, abort) : await answerOf(request);
      batch(() => {
        isGone.value = false;
        id.value = answer.id ?? edited;
        // Where the page does not say, the next save is compared, and nothing is overwritten.
        version = answer.version ?? version;
        if (answer.task) keep(answer.task);
      });
      onSaved({ id: id.peek(), isNew: edited === undefined });
      return true;
    } catch (error) {
      if (abort.aborted || !(error instanceof CallError)) throw error;
      if (error.status === 412) return compare(values, abort);
      if (isMissing(error)) {
        isGone.value = true;
        return false;
      }
      form.refuse(
        error.fieldErrors.map(({ field, code, limit }) => ({
          path: field,
          code,
          ...(limit !== undefined && { limit }),
        })),
      );
      throw error;
    }
  }

  async function send(body: TaskBody, edited: string | undefined, abort: AbortSignal): Promise<SaveAnswer> {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    const task =
      edited === undefined
        ? await client.call(createScheduledTask, { params: {}, body }, { signal: abort, press })
        : await client.call(updateScheduledTask, { params: { id: edited }, body }, { signal: abort, headers, press });
    return { id: task.id, version: task.version, task };
  }

  /** What somebody else made of it, to be shown beside what is here. */
  async function compare(own: TaskValues, abort: AbortSignal): Promise<false> {
    const base = form.initial.peek();
    try {
      const task = await readTask(abort);
      const versions = { base, own, theirs: valuesOf(task) };
      conflict.value = { versions, savedBy: task.savedBy ?? undefined, version: task.version };
      stored.value = task;
    } catch (error) {
      if (!isMissing(error)) throw error;
      isGone.value = true;
    }
    return false;
  }

  return {
    state: opened.state,
    id,
    stored,
    form,
    schedule,
    timeZone,
    conflict,
    isGone,
    isChanged,
    retry: opened.retry,
    save: () => form.submit(),
    discard: () => begin(stored.peek() ? valuesOf(stored.peek() as SavedTask) : newValues()),
    setRunsOnNode(runsOnNode) {
      batch(() => {
        const values = go((state) => transitions.setRunsOnNode(state, runsOnNode, soon().day));
        const shown = runsOnNode ? values : fromSoon(values);
        form.assign(shown);
        showSchedule(shown);
      });
    },
    addTargets: (targets) => void go((state) => transitions.addTargets(state, targets)),
    removeTarget: (target) => void go((state) => transitions.removeTarget(state, target)),
    addScript({ id: scriptId, parameters }) {
      const { actionList } = form.values.peek().scripts;
      const action = { id: randomId(), scriptId, parameters: parameters ?? defaultScriptParameters };
      go((state) => transitions.setActions(state, [...actionList, action]));
    },
    settle(taken) {
      const now = conflict.peek();
      if (!now) return;
      version = now.version;
      batch(() => {
        conflict.value = undefined;
        const merged = mergedTask(now.versions, taken);
        form.reset(now.versions.theirs);
        form.assign(merged);
        showSchedule(merged);
      });
    },
    dismiss() {
      conflict.value = undefined;
    },
  };
}
