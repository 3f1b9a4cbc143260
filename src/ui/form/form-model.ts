/** A form's state over a zod schema. Every dialog of the console that is filled in is made on one of these. */
import { batch, computed, createModel, effect, signal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { changesBetween, type FormLabels } from './form-changes.ts';
import { errorAt, type FormIssue, issuesByPath } from './form-errors.ts';
import { areRelated, segmentsOf, valueAt, withValueAt } from './form-path.ts';
import type { FormField, FormModel, FormShape } from './form-types.ts';
import { isSameValue } from './same-value.ts';

export interface FormOptions<Values extends object, Parsed = Values> {
  /** Of `zod/mini`, without asynchronous checks. What it gives is what is submitted. */
  schema: z.core.$ZodType<Parsed, Values>;
  /** What the form begins with, and what it goes back to. */
  initial: Values;
  labels?: FormLabels;
  /** What an issue says to the user; default the issue's own message. May read signals, such as a language's. */
  message?: (issue: FormIssue) => string;
  /**
   * Hands the values over. Rejecting keeps the form as it is, with the reason as its `failure`; so does calling
   * `refuse` meanwhile. The signal aborts when the form goes or is reset.
   */
  onSubmit(values: Parsed, signal: AbortSignal): unknown;
}

export function createFormModel<Values extends object, Parsed = Values>(
  options: FormOptions<Values, Parsed>,
): FormModel<Values> {
  return new (createModel<FormShape<Values>>(() => formModel(options) as FormModel<Values>))();
}

function formModel<Values extends object, Parsed>(options: FormOptions<Values, Parsed>): FormShape<Values> {
  const { schema, labels = {}, message = (issue) => issue.message, onSubmit } = options;
  const values = signal(options.initial);
  const beginning = signal(options.initial);
  const touched = signal<ReadonlySet<string>>(new Set());
  const refusals = signal<ReadonlyMap<string, string>>(new Map());
  const wasSubmitted = signal(false);
  const isSubmitting = signal(false);
  const failure = signal<unknown>(undefined);
  const fields = new Map<string, FormField<unknown>>();
  let lifetime = new AbortController();

  const issues = computed(() => issuesByPath(schema, values.value, message));
  const errors = computed<ReadonlyMap<string, string>>(() =>
    refusals.value.size === 0 ? issues.value : new Map([...refusals.value, ...issues.value]),
  );
  const isDirty = computed(() => !isSameValue(values.value, beginning.value));
  const changes = computed(() => changesBetween(beginning.value, values.value, labels));

  effect(() => () => lifetime.abort());

  function fieldAt(path: string): FormField<unknown> {
    const known = fields.get(path);
    if (known) return known;
    const segments = segmentsOf(path);
    const value = computed(() => valueAt(values.value, segments));
    const field: FormField<unknown> = {
      path,
      value,
      error: computed(() => {
        // What a server refused was sent, and whatever was sent may be shown as wrong.
        const refusal = errorAt(refusals.value, path);
        const isShown = wasSubmitted.value || touched.value.has(path);
        return (isShown ? errorAt(issues.value, path) : undefined) ?? refusal;
      }),
      isDirty: computed(() => !isSameValue(value.value, valueAt(beginning.value, segments))),
      set(next) {
        if (Object.is(valueAt(values.peek(), segments), next)) return;
        batch(() => {
          values.value = withValueAt(values.peek(), segments, next) as Values;
          forgetRefusals(path);
        });
      },
      touch() {
        if (!touched.peek().has(path)) touched.value = new Set([...touched.peek(), path]);
      },
    };
    fields.set(path, field);
    return field;
  }

  function forgetRefusals(path: string): void {
    const kept = [...refusals.peek()].filter(([refused]) => refused !== '' && !areRelated(refused, path));
    if (kept.length < refusals.peek().size) refusals.value = new Map(kept);
  }

  async function submit(): Promise<boolean> {
    if (isSubmitting.peek()) return false;
    const sent = values.peek();
    const parsed = z.safeParse(schema, sent);
    batch(() => {
      wasSubmitted.value = true;
      failure.value = undefined;
      // The server is asked again: what it refused may be free by now.
      refusals.value = new Map();
      isSubmitting.value = parsed.success;
    });
    if (!parsed.success) return false;
    const current = lifetime;
    let reason: unknown;
    try {
      await onSubmit(parsed.data, current.signal);
    } catch (error) {
      reason = error ?? new Error('The form was not taken, and no reason was given.');
    }
    // Reset or gone meanwhile: the answer belongs to a form that is no more.
    if (current.signal.aborted) return false;
    const isDone = reason === undefined && refusals.peek().size === 0;
    batch(() => {
      isSubmitting.value = false;
      failure.value = reason;
      // What was typed while it was on its way is still to be saved.
      if (isDone) beginning.value = sent;
    });
    return isDone;
  }

  return {
    values,
    errors,
    isValid: computed(() => errors.value.size === 0),
    isDirty,
    changes,
    wasSubmitted,
    isSubmitting,
    failure,
    field: (path) => fieldAt(path) as never,
    fieldAt,
    submit,
    refuse(refused) {
      refusals.value = new Map(Object.entries(refused));
    },
    reset(next = beginning.peek()) {
      lifetime.abort();
      lifetime = new AbortController();
      batch(() => {
        beginning.value = next;
        values.value = next;
        touched.value = new Set();
        refusals.value = new Map();
        wasSubmitted.value = false;
        isSubmitting.value = false;
        failure.value = undefined;
      });
    },
  };
}
