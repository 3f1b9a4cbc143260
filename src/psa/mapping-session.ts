/**
 * A named mapping in its dialog, of whichever kind: added, copied or edited, checked by the rules of its kind, saved once
 * however often that is tried. Source: spec 002 §4 and §5.
 */
import type { FormIssue } from '../base/form-rules.ts';
import { CallError } from '../host/http/call-error.ts';
import type { CallOptions } from '../host/http/http-client.ts';
import type { Press } from '../host/http/idempotency.ts';
import { createFormModel } from '../ui/form/form-model.ts';
import type { FormModel } from '../ui/form/form-types.ts';
import type { NameFacts } from './mapping-names.ts';

export interface MappingSessionOptions<Values extends { readonly name: string }, Stored> {
  /** Of the one that is edited; undefined: one is added, or copied. */
  readonly id: string | undefined;
  readonly initial: Values;
  /** All of the kind, for names that are taken. */
  mappings(): NameFacts['mappings'];
  /** By the rules of the kind, such as `productMappingIssues`. */
  check(facts: Values & NameFacts): readonly FormIssue[];
  /** Creates where there is no id, and updates where there is one. */
  send(values: Values, options: CallOptions): Promise<Stored>;
  onSaved?(stored: Stored): void;
}

export type MappingMode = 'ADD' | 'EDIT';

export const modeOf = (id: string | undefined): MappingMode => (id === undefined ? 'ADD' : 'EDIT');

/** Its form. Disposing of it aborts a saving that is under way. */
export function createMappingSession<Values extends { readonly name: string }, Stored>({
  id,
  initial,
  mappings,
  check,
  send,
  onSaved,
}: MappingSessionOptions<Values, Stored>): FormModel<Values> {
  const press: Press = {};
  const form: FormModel<Values> = createFormModel<Values>({
    initial,
    check: (values) => check({ ...values, id, mappings: mappings() }),
    async onSubmit(values, signal) {
      try {
        const stored = await send(values, { signal, press });
        onSaved?.(stored);
      } catch (error) {
        // The server has the same rules, and knows mappings that were made meanwhile.
        if (error instanceof CallError)
          form.refuse(error.fieldErrors.map(({ field, code }) => ({ path: field, code })));
        throw error;
      }
    },
  });
  return form;
}
