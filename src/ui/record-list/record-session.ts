/**
 * One record as its form edits it, new or known: saved once, and where somebody else has saved it meanwhile both versions are
 * looked at first.
 */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { FormIssue } from '../../base/form-rules.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { CallOptions } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../form/form-model.ts';
import type { FormModel } from '../form/form-types.ts';
import { isGone } from './record-list-model.ts';
import type { Versions } from './record-versions.ts';

interface Known<Values> {
  readonly values: Values;
  readonly version: string;
}

export interface RecordSessionOptions<Values extends object> {
  readonly initial: Values;
  /** Of what is edited; undefined: it is a new one. */
  readonly version: string | undefined;
  check(values: Values): readonly FormIssue[];
  /** What is stored now; undefined: it was deleted. Nobody asks for a new one. */
  readStored?: ((signal: AbortSignal) => Promise<Known<Values> | undefined>) | undefined;
  /** `options` are for the call, with the version that was edited. */
  save(values: Values, options: CallOptions): Promise<void>;
}

export interface RecordSessionShape<Values extends object> {
  readonly form: FormModel<Values>;
  /** Somebody else has saved it: to be settled before it can be saved. */
  readonly conflict: ReadonlySignal<Versions<Values> | undefined>;
  readonly isGone: ReadonlySignal<boolean>;
  /** With what is taken of theirs; from now on theirs is what was edited. */
  settle(taken: Partial<Values>): void;
  /** Looked at later: the next attempt to save tells the same. */
  dismiss(): void;
}
export type RecordSession<Values extends object> = Model<RecordSessionShape<Values>>;

export function createRecordSession<Values extends object>(
  options: RecordSessionOptions<Values>,
): RecordSession<Values> {
  return new (createModel<RecordSessionShape<Values>>(() => recordSession(options)))();
}

function recordSession<Values extends object>({
  initial,
  version,
  check,
  readStored,
  save,
}: RecordSessionOptions<Values>): RecordSessionShape<Values> {
  const conflict = signal<Versions<Values> | undefined>(undefined);
  const hasGone = signal(false);
  let edited: Known<Values> | undefined = version === undefined ? undefined : { values: initial, version };
  let stored: Known<Values> | undefined;
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};

  const form: FormModel<Values> = createFormModel<Values>({
    initial,
    check,
    async onSubmit(values, aborted): Promise<void> {
      const headers: Record<string, string> = edited ? { 'If-Match': `"${edited.version}"` } : {};
      try {
        await save(values, { signal: aborted, press, headers });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.fieldErrors.length > 0) return form.refuse(error.fieldErrors.map(issueOf));
        if (error.status === 412 && edited) await compare(edited.values, values, aborted);
        else if (edited && isGone(error)) hasGone.value = true;
        throw error;
      }
    },
  });

  async function compare(base: Values, own: Values, aborted: AbortSignal): Promise<void> {
    stored = await readStored?.(aborted);
    if (stored === undefined) hasGone.value = true;
    else conflict.value = { base, own, theirs: stored.values };
  }

  return {
    form,
    conflict,
    isGone: hasGone,
    settle(taken) {
      edited = stored ?? edited;
      conflict.value = undefined;
      form.assign(taken);
    },
    dismiss() {
      conflict.value = undefined;
    },
  };
}

export const issueOf = ({ field, code, limit }: CallError['fieldErrors'][number]): FormIssue => ({
  path: field,
  code,
  ...(limit !== undefined && { limit }),
});
