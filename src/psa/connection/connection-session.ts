/**
 * The connection to a provider as its form edits it. The password goes one way: what is stored never comes back, only that
 * something is, and what was typed is forgotten once it is saved. Source: spec 002 §3.2.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { atMost, brokenRules, type FormIssue, type RuleTable, required } from '../../base/form-rules.ts';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { type Connection, connectionCalls, connectionLimits } from '../connection-contract.ts';
import type { Provider } from '../psa-terms.ts';

export interface ConnectionValues {
  readonly enabled: boolean;
  readonly username: string;
  /** `''` keeps the one that is stored. */
  readonly password: string;
}

interface ConnectionFacts extends ConnectionValues {
  readonly hasPassword: boolean;
}

const rules: RuleTable<ConnectionFacts, 'required' | 'tooLong'> = {
  username: [required({ when: ({ enabled }) => enabled }), atMost(connectionLimits.username, 'tooLong')],
  password: [
    required({ when: ({ enabled, hasPassword }) => enabled && !hasPassword }),
    atMost(connectionLimits.password, 'tooLong'),
  ],
};

export const connectionIssues = (facts: ConnectionFacts): FormIssue<'required' | 'tooLong'>[] =>
  brokenRules(rules, facts);

export interface ConnectionSessionOptions {
  readonly client: HttpClient;
  readonly provider: Provider;
  /** @param call The endpoint's name */
  onSaved(call: string): void;
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<Connection>>;
  /** To be shown once the state has a value. */
  readonly form: FormModel<ConnectionValues>;
  readonly hasPassword: ReadonlySignal<boolean>;
  retry(): void;
  /** What the provider refused was said of username and password together, so another one of either takes that away. */
  setCredential(name: 'username' | 'password', text: string): void;
  save(): Promise<void>;
}
export type ConnectionSession = Model<Shape>;

export function createConnectionSession(options: ConnectionSessionOptions): ConnectionSession {
  return new (createModel<Shape>(() => connectionSession(options)))();
}

const unknown: ConnectionValues = { enabled: false, username: '', password: '' };

function connectionSession({ client, provider, onSaved }: ConnectionSessionOptions): Shape {
  const { readConnection, saveConnection } = connectionCalls[provider];
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const hasPassword = signal(false);
  const stored = createResource<void, Connection>({
    read: (_, signal) => client.call(readConnection, { params: {} }, { signal }),
    onAnswer(answer) {
      hasPassword.value = answer.hasPassword;
      form.reset({ enabled: answer.enabled, username: answer.username, password: '' });
    },
  });
  const form = createFormModel<ConnectionValues>({
    initial: unknown,
    check: (values) => connectionIssues({ ...values, hasPassword: hasPassword.value }),
    async onSubmit({ password, ...rest }, aborted) {
      const body = { ...rest, ...(password !== '' && { password }) };
      try {
        const saved = await client.call(saveConnection, { params: {}, body }, { signal: aborted, press });
        hasPassword.value = saved.hasPassword;
      } catch (error) {
        if (!(error instanceof CallError) || !error.fieldErrors.some(({ field }) => field === 'password')) throw error;
        form.refuse([
          { path: 'username', code: 'refused' },
          { path: 'password', code: 'refused' },
        ]);
      }
    },
  });
  effect(() => () => form[Symbol.dispose]());
  stored.ask();

  return {
    state: stored.state,
    form,
    hasPassword,
    retry: stored.retry,
    setCredential(name, text) {
      form.field(name).set(text);
      form.refuse([]);
    },
    async save() {
      const sent = form.values.peek();
      if (!(await form.submit())) return;
      const now = form.values.peek();
      form.reset({ ...sent, password: '' });
      // What was typed while it was on its way is still to be saved.
      form.assign({ ...now, password: now.password === sent.password ? '' : now.password });
      onSaved(saveConnection.name);
    },
  };
}
