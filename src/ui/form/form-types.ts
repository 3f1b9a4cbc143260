/** A form's state, as views see it; `form-model.ts` makes one over a zod schema. */
import type { Model, ReadonlySignal } from '@preact/signals-core';

/** A value of the form, by its dotted path: `schedule.weekdays`. */
export interface FormField<Value> {
  readonly path: string;
  readonly value: ReadonlySignal<Value>;
  /** What is wrong, once the field was left or the form was submitted. */
  readonly error: ReadonlySignal<string | undefined>;
  readonly isDirty: ReadonlySignal<boolean>;
  set(value: Value): void;
  /** The field was left: from now on its error shows. */
  touch(): void;
}

export interface FormChange {
  path: string;
  /** As the form's `labels` name the path. */
  label: string;
  before: unknown;
  after: unknown;
}

/** A form before `createModel` made a model of it. */
export interface FormShape<Values extends object> {
  readonly values: ReadonlySignal<Values>;
  field<Path extends keyof Values & string>(path: Path): FormField<Values[Path]>;
  fieldAt(path: string): FormField<unknown>;
  /** Message by path, of every field that is wrong, shown or not. */
  readonly errors: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly isValid: ReadonlySignal<boolean>;
  readonly isDirty: ReadonlySignal<boolean>;
  /** What differs from what the form began with, in the labels' order: for the unsaved-changes prompt. */
  readonly changes: ReadonlySignal<readonly FormChange[]>;
  readonly wasSubmitted: ReadonlySignal<boolean>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** Why the last submit failed. */
  readonly failure: ReadonlySignal<unknown>;
  /** Shows every error; when there is none, hands the parsed values over. Answers whether it was done. */
  submit(): Promise<boolean>;
  /** Errors that a server found, by path. They go when their field is changed. */
  refuse(errors: Readonly<Record<string, string>>): void;
  /** Starts over, with other values where given. */
  reset(values?: Values): void;
}
export type FormModel<Values extends object> = Model<FormShape<Values>>;
