/**
 * Settings of a provider in their form: read, edited, saved once however often that is tried. What the provider has is read
 * anew without a change of somebody's being lost.
 */
import { createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import type { FormIssue } from '../../base/form-rules.ts';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import type { CallOptions } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';

export interface SettingsSessionOptions<Stored, Values extends object> {
  /** Until what is stored has come. */
  readonly initial: Values;
  read(signal: AbortSignal): Promise<Stored>;
  valuesOf(stored: Stored): Values;
  check?(values: Values): readonly FormIssue[];
  send(values: Values, options: CallOptions): Promise<unknown>;
  onSaved(): void;
}

interface Shape<Stored, Values extends object> {
  readonly state: ReadonlySignal<ResourceState<Stored>>;
  /** To be shown once the state has a value. */
  readonly form: FormModel<Values>;
  retry(): void;
  /** Reads anew; what was changed and not saved stays. */
  refresh(): void;
}
export type SettingsSession<Stored, Values extends object> = Model<Shape<Stored, Values>>;

export function createSettingsSession<Stored, Values extends object>(
  options: SettingsSessionOptions<Stored, Values>,
): SettingsSession<Stored, Values> {
  return new (createModel<Shape<Stored, Values>>(() => settingsSession(options)))();
}

function settingsSession<Stored, Values extends object>({
  initial,
  read,
  valuesOf,
  check = () => [],
  send,
  onSaved,
}: SettingsSessionOptions<Stored, Values>): Shape<Stored, Values> {
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const form: FormModel<Values> = createFormModel<Values>({
    initial,
    check,
    async onSubmit(values, signal) {
      await send(values, { signal, press });
      onSaved();
    },
  });
  const stored = createResource<void, Stored>({
    read: (_, signal) => read(signal),
    onAnswer(answer) {
      if (!form.isDirty.peek()) form.reset(valuesOf(answer));
    },
  });
  effect(() => () => form[Symbol.dispose]());
  stored.ask();
  return { state: stored.state, form, retry: stored.retry, refresh: stored.refresh };
}
