/** One record as its form edits it, new or known: saved once, and not over what somebody else has saved meanwhile. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { FormIssue } from '../../base/form-rules.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { CallOptions } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../form/form-model.ts';
import type { FormModel } from '../form/form-types.ts';
import { isGone } from './record-list-model.ts';

export interface RecordSessionOptions<Values extends object> {
  readonly initial: Values;
  /** Of what is edited; undefined: it is a new one. */
  readonly version: string | undefined;
  check(values: Values): readonly FormIssue[];
  /** `options` are for the call, with the version that was edited. */
  save(values: Values, options: CallOptions): Promise<void>;
}

/** `outdated`: somebody else has saved it, and saving again goes over that. `gone`: somebody has deleted it. */
export type RecordConflict = 'outdated' | 'gone';

interface Shape<Values extends object> {
  readonly form: FormModel<Values>;
  readonly conflict: ReadonlySignal<RecordConflict | undefined>;
}
export type RecordSession<Values extends object> = Model<Shape<Values>>;

export function createRecordSession<Values extends object>({
  initial,
  version,
  check,
  save,
}: RecordSessionOptions<Values>): RecordSession<Values> {
  return new (createModel<Shape<Values>>(() => {
    const conflict = signal<RecordConflict | undefined>(undefined);
    /** Saved again after no answer came, it is the same change. */
    const press: Press = {};
    const form: FormModel<Values> = createFormModel<Values>({
      initial,
      check,
      async onSubmit(values, aborted): Promise<void> {
        const isForced = conflict.peek() === 'outdated';
        const headers = version === undefined || isForced ? {} : { 'If-Match': `"${version}"` };
        try {
          await save(values, { signal: aborted, press, headers });
          conflict.value = undefined;
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          if (error.fieldErrors.length > 0) return form.refuse(error.fieldErrors.map(issueOf));
          if (error.status === 412) conflict.value = 'outdated';
          else if (version !== undefined && isGone(error)) conflict.value = 'gone';
          throw error;
        }
      },
    });
    return { form, conflict };
  }))();
}

const issueOf = ({ field, code, limit }: CallError['fieldErrors'][number]): FormIssue => ({
  path: field,
  code,
  ...(limit !== undefined && { limit }),
});
