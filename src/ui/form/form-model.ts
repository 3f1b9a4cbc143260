/**
 * The one way to make a form: its values, what is wrong with them, whether something would be lost, and the submitting. The
 * values are one immutable tree, so a draft, a comparison or a step back costs nothing; each field is a signal of its own,
 * so typing in one renders that one.
 */
import { batch, computed, createModel, effect, type Signal, signal } from '@preact/signals-core';
import type { FormIssue } from '../../base/form-rules.ts';
import { stableList } from '../../base/stable-list.ts';
import { fieldValue, placeOf, writeFields } from './field-values.ts';
import { pathByIds, segmentsOf, valueAt, waysTo, withValueAt } from './form-path.ts';
import type { FormDraft, FormField, FormModel, FormShape } from './form-types.ts';
import { isSameValue, memberOf } from './same-value.ts';

export interface FormOptions<Values extends object> {
  /** What the form begins with, and what it goes back to. */
  initial: Values;
  /** What is wrong with the values, in the order of the form: `brokenRules(table, values)`. May read signals. */
  check(values: Values): readonly FormIssue[];
  /** What becomes of a change before it is one: completed, cut, or `previous` where it may not be. */
  accept?(next: Values, previous: Values): Values;
  /** What the rules have to wait for before they can tell; `undefined` where they need not. */
  prepare?(values: Values): Promise<unknown> | undefined;
  /**
   * Hands the values over. Rejecting, or calling `refuse` meanwhile, keeps the form as it is, and so does `false`, for what
   * somebody gave up. The signal aborts when the form goes or is reset.
   */
  onSubmit(values: Values, signal: AbortSignal): unknown;
  draft?: FormDraft;
}

export function createFormModel<Values extends object>(options: FormOptions<Values>): FormModel<Values> {
  return new (createModel<FormShape<Values>>(() => formModel(options) as FormModel<Values>))();
}

type Issues = readonly FormIssue[];
const none: Issues = [];

function formModel<Values extends object>(options: FormOptions<Values>): FormShape<Values> {
  const { check, accept, prepare, onSubmit, draft } = options;
  const values = signal(options.initial);
  const places = placeOf(values as Signal<unknown>);
  const initial = signal(options.initial);
  const touched = signal<ReadonlySet<string>>(new Set());
  const refusals = signal<Issues>(none);
  const wasSubmitted = signal(false);
  const isSubmitting = signal(false);
  const refusedSubmits = signal(0);
  const failure = signal<unknown>(undefined);
  const fields = new Map<string, FormField<unknown>>();
  let lifetime = new AbortController();

  let before: ReadonlyMap<string, FormIssue> = new Map();
  // What is wrong as it was is the same issue: a field that tells it is not rendered for somebody's typing in another.
  const broken = stableList(() => {
    const now = check(values.value).map((issue) => before.get(keyOf(issue)) ?? issue);
    before = new Map(now.map((issue) => [keyOf(issue), issue]));
    return now;
  });
  const brokenAt = computed(() => firstByPath(broken.value));
  const refusedAt = computed(() => firstByPath(refusals.value));
  const issues = computed(() => (refusals.value.length === 0 ? broken.value : [...broken.value, ...refusals.value]));
  const isDirty = computed(() => !isSameValue(values.value, initial.value));

  effect(() => () => lifetime.abort());

  function fieldAt(path: string): FormField<unknown> {
    const known = fields.get(path);
    if (known) return known;
    const segments = segmentsOf(path);
    const value = fieldValue(places, segments);
    const field: FormField<unknown> = {
      path,
      value,
      issue: computed(() => {
        const isShown = wasSubmitted.value || touched.value.has(path);
        // What a server refused was sent, and whatever was sent may be shown as wrong.
        return (isShown ? brokenAt.value.get(path) : undefined) ?? refusedAt.value.get(path);
      }),
      isDirty: computed(() => !isSameValue(value.value, valueAt(initial.value, segments))),
      set: (next) => write(segments, next),
      touch() {
        if (!touched.peek().has(path)) touched.value = new Set([...touched.peek(), path]);
      },
      untouch() {
        touched.value = new Set([...touched.peek()].filter((one) => one !== path));
      },
    };
    fields.set(path, field);
    return field;
  }

  function write(segments: readonly string[], value: unknown): void {
    if (!Object.is(valueAt(values.peek(), segments), value))
      change(withValueAt(values.peek(), segments, value) as Values);
  }

  function change(wanted: Values): void {
    const previous = values.peek();
    const next = accept ? accept(wanted, previous) : wanted;
    if (next === previous) return;
    batch(() => {
      writeFields(places, next);
      // Why it failed before was about something else.
      failure.value = undefined;
      if (refusals.peek().length > 0)
        refusals.value = refusals.peek().filter(({ path }) => {
          const segments = segmentsOf(path);
          return valueAt(next, segments) === valueAt(previous, segments);
        });
    });
    draft?.changed();
  }

  async function submit(): Promise<boolean> {
    if (isSubmitting.peek()) return false;
    const current = lifetime;
    batch(() => {
      wasSubmitted.value = true;
      failure.value = undefined;
      // The server is asked again: what it refused may be free by now.
      refusals.value = none;
      isSubmitting.value = broken.peek().length === 0;
    });
    const waited = isSubmitting.peek() ? prepare?.(values.peek()) : undefined;
    if (waited) await waited;
    if (current.signal.aborted) return false;
    const sent = values.peek();
    const outcome = broken.peek().length === 0 ? await handOver(sent, current.signal) : { isDone: false };
    // Reset or gone meanwhile: the answer belongs to a form that is no more.
    if (current.signal.aborted) return false;
    batch(() => {
      isSubmitting.value = false;
      failure.value = outcome.reason;
      // What was typed while it was on its way is still to be saved.
      if (outcome.isDone) initial.value = sent;
      else if (issues.peek().length > 0) refusedSubmits.value += 1;
    });
    return outcome.isDone;
  }

  async function handOver(sent: Values, given: AbortSignal): Promise<{ isDone: boolean; reason?: unknown }> {
    try {
      const answer = await onSubmit(sent, given);
      return { isDone: answer !== false && refusals.peek().length === 0 };
    } catch (error) {
      return { isDone: false, reason: error ?? new Error('The form was rejected without a reason.') };
    }
  }

  return {
    values,
    initial,
    issues,
    shownIssues: stableList(() => {
      if (wasSubmitted.value) return issues.value;
      return [
        ...broken.value.filter(({ path }) => waysTo(path).some((way) => touched.value.has(way))),
        ...refusals.value,
      ];
    }),
    isValid: computed(() => issues.value.length === 0),
    isDirty,
    wouldLose: computed(() => isDirty.value && draft === undefined),
    wasSubmitted,
    isSubmitting,
    refusedSubmits,
    failure,
    field: (path) => fieldAt(path) as never,
    assign(given) {
      const previous = values.peek();
      if (Object.keys(given).every((name) => Object.is(memberOf(given, name), memberOf(previous, name)))) return;
      change({ ...previous, ...given });
    },
    submit,
    refuse(refused) {
      refusals.value = refused.map((issue) => ({ ...issue, path: pathByIds(values.peek(), issue.path) }));
    },
    reset(next = initial.peek()) {
      lifetime.abort();
      lifetime = new AbortController();
      batch(() => {
        initial.value = next;
        writeFields(places, next);
        touched.value = new Set();
        refusals.value = none;
        wasSubmitted.value = false;
        isSubmitting.value = false;
        failure.value = undefined;
      });
    },
  };
}

function keyOf({ path, code, limit }: FormIssue): string {
  return `${path} ${code} ${limit}`;
}

/** Of each path and of all that it is in, the first issue. */
function firstByPath(issues: Issues): ReadonlyMap<string, FormIssue> {
  const first = new Map<string, FormIssue>();
  // What is wrong with a field itself comes before what is wrong in it.
  for (const issue of issues) if (!first.has(issue.path)) first.set(issue.path, issue);
  for (const issue of issues) for (const way of waysTo(issue.path)) if (!first.has(way)) first.set(way, issue);
  return first;
}
