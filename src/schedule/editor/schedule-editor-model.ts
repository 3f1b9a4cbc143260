/**
 * A schedule as it is edited: what stands in the fields, and the last of it that can be. Only that is the value: what
 * cannot be, such as a start in the past, stays where it was typed until it is mended, and leaves the schedule unchanged.
 * Source: spec 001 §4.3.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../base/json-text.ts';
import { parseDay } from '../calendar-days.ts';
import { readSchedule } from '../read-schedule.ts';
import {
  type AnySchedule,
  defaultSchedule,
  type EndType,
  endTypes,
  isSimple,
  type Repeats,
  repeats,
  type Schedule,
  type ScheduleType,
  type SimpleSchedule,
  scheduleTypes,
  typeOf,
} from '../schedule.ts';
import { withEnd, withRepeats, withType } from '../schedule-changes.ts';
import { rangeOfEvery, type ScheduleIssue, scheduleIssues } from '../schedule-rules.ts';
import { nextHour, wallDay, wallTime } from '../wall-clock.ts';

export type ScheduleKind = Repeats | ScheduleType;

/** What the page wants of the editor. */
export interface ScheduleSettings {
  /** IANA name. */
  readonly timeZone: string;
  readonly allowPast?: boolean | undefined;
  /** An empty one becomes a schedule of the helper's types, without beginning and end. */
  readonly isSimple?: boolean | undefined;
  readonly repeatTypes?: readonly ScheduleKind[] | undefined;
  readonly endTypes?: readonly EndType[] | undefined;
  /** Of days, weeks or months between two runs. */
  readonly maximumEvery?: number | undefined;
}

export interface ScheduleEditorOptions {
  value: unknown;
  settings: ScheduleSettings;
  /** The user made another schedule, which can be. Not complete is what is still being typed. */
  onChange(schedule: AnySchedule, isComplete: boolean): void;
  /** Milliseconds since 1970. */
  now?(): number;
}

interface Shape {
  /** What the fields show; `undefined` while nobody has chosen how it repeats. */
  readonly shown: ReadonlySignal<AnySchedule | undefined>;
  readonly kind: ReadonlySignal<ScheduleKind | undefined>;
  /** To choose from; the one that is chosen is always among them. */
  readonly kinds: ReadonlySignal<readonly ScheduleKind[]>;
  readonly endTypes: ReadonlySignal<readonly EndType[]>;
  /** What is wrong with what is shown. */
  readonly issues: ReadonlySignal<readonly ScheduleIssue[]>;
  /** Of that, what is said at its field: what somebody is in the middle of typing waits until they leave it. */
  readonly reported: ReadonlySignal<readonly ScheduleIssue[]>;
  readonly everyRange: ReadonlySignal<{ readonly minimum: number; readonly maximum: number }>;
  /** `YYYY-MM-DD` in the zone, for the picker; the first day that a start may have. */
  firstDay(): string | undefined;
  set(settings: ScheduleSettings): void;
  /** The page's value: what came from here does not come back. */
  accept(value: unknown): void;
  chooseKind(kind: ScheduleKind): void;
  chooseEnd(type: EndType): void;
  change(changes: Changes): void;
  /** Of what is typed: its end is when the field is left. */
  type(changes: Changes): void;
  /** Somebody left the field of this path. */
  leave(path: string): void;
}

type Changes = Partial<Schedule> | Partial<SimpleSchedule>;
export type ScheduleEditorModel = Model<Shape>;

export function createScheduleEditorModel(options: ScheduleEditorOptions): ScheduleEditorModel {
  return new (createModel<Shape>(() => scheduleEditorModel(options)))();
}

function scheduleEditorModel({ value, settings, onChange, now = Date.now }: ScheduleEditorOptions): Shape {
  const wanted = signal(settings);
  const shown = signal(readSchedule(value));
  let given = value;
  let last = shown.peek();
  /** The last one before somebody began to type. */
  let settled = last;

  const issues = computed(() => {
    const schedule = shown.value;
    if (schedule === undefined) return [];
    const { maximumEvery } = wanted.value;
    return scheduleIssues(schedule, { isPast: isPast(schedule), maximumEvery });
  });

  /** What was there already may have begun long ago; only what somebody selects may not. */
  function isPast(schedule: AnySchedule): boolean {
    const { allowPast, timeZone } = wanted.value;
    if (allowPast || isSimple(schedule)) return false;
    const start = startOf(schedule);
    const isKept = last !== undefined && !isSimple(last) && startOf(last) === start;
    return !isKept && start < wallTime(now(), timeZone);
  }

  const wrongPaths = () => issues.peek().map(({ path }) => path);
  /** Where it has been said what is wrong, until it is mended. The page's own value is complete: nobody is typing it. */
  const reportedPaths = signal<ReadonlySet<string>>(new Set(wrongPaths()));

  function put(schedule: AnySchedule, isComplete = true) {
    shown.value = schedule;
    reportedPaths.value = new Set(wrongPaths().filter((path) => reportedPaths.peek().has(path)));
    const isWrong = issues.peek().length > 0;
    // Of 24 hours, which cannot be, the 2 has been typed first, and is not what anybody wants.
    if (!isWrong) tell(schedule, isComplete);
    else if (!isComplete && settled !== undefined) tell(settled, false);
    if (isComplete) settled = last;
  }

  function tell(schedule: AnySchedule, isComplete: boolean) {
    if (jsonText(schedule) === jsonText(last)) return;
    last = schedule;
    given = schedule;
    onChange(schedule, isComplete);
  }

  function change(changes: Changes, isComplete: boolean) {
    const schedule = shown.peek();
    if (schedule) put({ ...schedule, ...changes } as AnySchedule, isComplete);
  }

  const today = () => wallDay(wallTime(now(), wanted.value.timeZone));

  const fresh = () => {
    const { day, hour } = nextHour(wallTime(now(), wanted.peek().timeZone));
    const { dayOfMonth: _, ...schedule } = { ...defaultSchedule(day), runAtHour: hour };
    return schedule;
  };

  const kind = computed(() => {
    const schedule = shown.value;
    return schedule && (isSimple(schedule) ? typeOf(schedule) : schedule.repeats);
  });

  return {
    shown,
    kind,
    issues,
    reported: computed(() =>
      issues.value.filter(({ path, code }) => code === 'inThePast' || reportedPaths.value.has(path)),
    ),
    kinds: computed(() => {
      const isOfHelper = shown.value === undefined ? wanted.value.isSimple === true : isSimple(shown.value);
      return offered<ScheduleKind>(isOfHelper ? scheduleTypes : repeats, wanted.value.repeatTypes, kind.value);
    }),
    endTypes: computed(() => {
      const type = shown.value && !isSimple(shown.value) ? shown.value.end.type : undefined;
      return offered(endTypes, wanted.value.endTypes, type);
    }),
    everyRange: computed(() => rangeOfEvery(kind.value === 'EVERY' ? 'EVERY' : 'DAILY', wanted.value.maximumEvery)),
    firstDay: () => (wanted.peek().allowPast ? undefined : today()),
    set(next) {
      const before = wrongPaths();
      wanted.value = next;
      const wronged = wrongPaths().filter((path) => !before.includes(path));
      if (wronged.length > 0) reportedPaths.value = new Set([...reportedPaths.peek(), ...wronged]);
    },
    accept(next) {
      if (Object.is(next, given)) return;
      given = next;
      if (jsonText(next) === jsonText(last)) return;
      last = readSchedule(next);
      settled = last;
      shown.value = last;
      reportedPaths.value = new Set(wrongPaths());
    },
    chooseKind(next) {
      const { isSimple: isOfHelper } = wanted.peek();
      const schedule = shown.peek() ?? (isOfHelper ? {} : fresh());
      if (isSimple(schedule)) {
        const type = scheduleTypes.find((one) => one === next);
        if (type !== undefined) put(withType(schedule, type, nextHour(wallTime(now(), wanted.peek().timeZone))));
        return;
      }
      const type = repeats.find((one) => one === next);
      if (type !== undefined) put(withRepeats(schedule, type));
    },
    chooseEnd(type) {
      const schedule = shown.peek();
      if (schedule && !isSimple(schedule)) put(withEnd(schedule, type, today()));
    },
    change: (changes) => change(changes, true),
    type: (changes) => change(changes, false),
    leave(path) {
      settled = last;
      if (wrongPaths().includes(path)) reportedPaths.value = new Set([...reportedPaths.peek(), path]);
    },
  };
}

/** As the clock on the wall of its zone shows it, in milliseconds; `NaN` for what is no day. */
const startOf = ({ startDate, runAtHour, runAtMinute }: Schedule): number =>
  (parseDay(startDate) ?? Number.NaN) * 86_400_000 + (runAtHour * 60 + runAtMinute) * 60_000;

function offered<Kind extends string>(
  all: readonly Kind[],
  wanted: readonly Kind[] | undefined,
  chosen: Kind | undefined,
): readonly Kind[] {
  const some = Array.isArray(wanted) ? all.filter((one) => wanted.includes(one) || one === chosen) : all;
  return some.length > 0 ? some : all;
}
