/** A form's state, as views see it; `form-model.ts` makes one. */
import type { Model, ReadonlySignal } from '@preact/signals-core';
import type { FormIssue } from '../../base/form-rules.ts';

/** A value of the form, by its dotted path: `schedule.weekdays`, `members.7f3a.name`. */
export interface FormField<Value> {
  readonly path: string;
  readonly value: ReadonlySignal<Value>;
  /** What is wrong with it, or else with the first thing in it, once it was left or the form was submitted. */
  readonly issue: ReadonlySignal<FormIssue | undefined>;
  readonly isDirty: ReadonlySignal<boolean>;
  set(value: Value): void;
  /** The field was left: from now on what is wrong with it shows. */
  touch(): void;
  /** As if nobody had been there: another field has emptied it, or shows it anew. */
  untouch(): void;
}

/** Keeps what is written where the form itself does not: then closing it loses nothing, and nobody is asked. */
export interface FormDraft {
  /** Something was changed. */
  changed(): void;
}

export interface FormChange {
  path: string;
  /** As the labels name the path. */
  label: string;
  before: unknown;
  after: unknown;
}

type MemberAt<Values, Key extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Values
    ? Values[Key]
    : never;

/** The type of what is at a path; `never` where there is no such path, `unknown` where the path is not known. */
export type ValueAt<Values, Path extends string> = string extends Path
  ? unknown
  : Path extends `${infer Head}.${infer Rest}`
    ? ValueAt<MemberAt<Values, Head>, Rest>
    : MemberAt<Values, Path>;

/** A form before `createModel` made a model of it. */
export interface FormShape<Values extends object> {
  readonly values: ReadonlySignal<Values>;
  /** What the form began with. */
  readonly initial: ReadonlySignal<Values>;
  /** `field('name')`, or `` field(`members.${id}.name` as const) `` in a row. The same object for the same path. */
  field<const Path extends string>(path: Path): FormField<ValueAt<Values, Path>>;
  /** Several at once: one change. */
  assign(values: Partial<Values>): void;
  /** All that is wrong, by the rules and by the server's word, shown or not. */
  readonly issues: ReadonlySignal<readonly FormIssue[]>;
  readonly shownIssues: ReadonlySignal<readonly FormIssue[]>;
  readonly isValid: ReadonlySignal<boolean>;
  readonly isDirty: ReadonlySignal<boolean>;
  /** Closed now, something would be gone: it is dirty, and keeps no draft. */
  readonly wouldLose: ReadonlySignal<boolean>;
  readonly wasSubmitted: ReadonlySignal<boolean>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** How often it was submitted with something wrong: each time the first field that is wrong takes the focus. */
  readonly refusedSubmits: ReadonlySignal<number>;
  /** Why the last submit failed; until something is changed or it is tried again. */
  readonly failure: ReadonlySignal<unknown>;
  /** Shows all that is wrong; where nothing is, hands the values over. Answers whether it was done. */
  submit(): Promise<boolean>;
  /** What a server found wrong. Each goes when its field is changed; one without a path with any change. */
  refuse(issues: readonly FormIssue[]): void;
  /** Starts over, with other values where given. */
  reset(values?: Values): void;
}
export type FormModel<Values extends object> = Model<FormShape<Values>>;
