/**
 * Example tickets of a rule, and whether it still says of them what somebody expects: asked anew with every edit. Those of
 * a saved automation are kept on the server, those of a new one here until it is saved. A copy begins with those of what
 * it is a copy of.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { randomId } from '../../../base/random-id.ts';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { evaluateRows, type RuleFacts } from '../../conditions/evaluate.ts';
import type { Verdict } from '../../conditions/verdict.ts';
import { createAutomationExample, deleteAutomationExample, updateAutomationExample } from '../../example-contract.ts';
import { type Automation, type AutomationType, conditionsOf } from '../../terms/automation.ts';
import { situationOf } from './dry-run-model.ts';
import { copyExamples, type Example, exampleBody, exampleFrom, readExamples, sendExamples } from './example-calls.ts';

export interface JudgedExample extends Example {
  readonly verdict: Verdict;
  /** What is unknown is as nobody expects. */
  readonly isAsExpected: boolean;
}

export interface ExampleBookOptions {
  readonly client: HttpClient;
  readonly type: AutomationType;
  /** Of one that is saved. */
  readonly automationId: string | undefined;
  /** Of the one that a new one is a copy of. */
  readonly copiedFrom?: string | undefined;
  readonly automation: ReadonlySignal<Automation>;
  readonly ruleFacts: ReadonlySignal<RuleFacts>;
}

/** What somebody asked for, which can be tried again. */
export type ExampleOrder =
  | { readonly kind: 'add'; readonly example: Omit<Example, 'id'> }
  | { readonly kind: 'change'; readonly example: Example }
  | { readonly kind: 'remove'; readonly id: string };

interface Shape {
  readonly state: ReadonlySignal<ResourceState<readonly Example[]>>;
  /** Of a new automation, once something of them was changed here: nobody else has these. */
  readonly unsaved: ReadonlySignal<readonly Example[] | undefined>;
  readonly judged: ReadonlySignal<readonly JudgedExample[]>;
  readonly asExpected: ReadonlySignal<number>;
  /** Of the last order: what is under way, or why it failed. */
  readonly ordered: ReadonlySignal<ResourceState<unknown>>;
  /** Does nothing while another one is under way. */
  order(order: ExampleOrder): void;
  retryOrder(): void;
  dismissOrder(): void;
  retry(): void;
  /** Those of a new automation that were kept from the last time; what was added here already stays beside them. */
  restore(examples: readonly Example[]): void;
  /** Those of a new automation, once it has been saved: they are sent whether the editor stays or not. */
  sendTo(automationId: string): Promise<void>;
}
export type ExampleBook = Model<Shape>;

export function createExampleBook(options: ExampleBookOptions): ExampleBook {
  return new (createModel<Shape>(() => exampleBook(options)))();
}

function exampleBook(options: ExampleBookOptions): Shape {
  const { client, type, automationId, copiedFrom, automation, ruleFacts } = options;
  const source = automationId ?? copiedFrom;
  /** What has been changed here since the server loaded them. */
  const changed = signal<readonly Example[] | undefined>(undefined);
  const loaded = createResource<string, readonly Example[]>({ read: (id, abort) => readExamples(client, id, abort) });
  if (source !== undefined) loaded.ask(source);

  const state = computed<ResourceState<readonly Example[]>>(() => {
    const here = changed.value ?? (source === undefined ? none : undefined);
    return here ? { status: 'ready', value: here } : loaded.state.value;
  });
  const examples = () => valueIn(state.peek()) ?? [];
  const judged = computed(() => {
    const conditions = conditionsOf(automation.value);
    return (valueIn(state.value) ?? []).map((example): JudgedExample => {
      const { verdict } = evaluateRows(conditions, situationOf(example.test, type, ruleFacts.value));
      return { ...example, verdict, isAsExpected: verdict === (example.expected === 'match' ? 'pass' : 'fail') };
    });
  });

  /** Tried again after no answer came, it is the same change. */
  const press: Press = {};
  const ordered = createResource<ExampleOrder, void>({
    async read(order, abort) {
      const change = await done(order, abort);
      // Others may have been found while the server was asked.
      changed.value = change(examples());
    },
  });

  type Change = (examples: readonly Example[]) => readonly Example[];

  async function done(order: ExampleOrder, abort: AbortSignal): Promise<Change> {
    const id = automationId;
    const options = { signal: abort, press };
    if (order.kind === 'remove') {
      if (id !== undefined)
        await client.call(deleteAutomationExample, { params: { id, exampleId: order.id } }, options);
      return (all) => all.filter((one) => one.id !== order.id);
    }
    if (order.kind === 'change') {
      const { example } = order;
      if (id !== undefined) {
        const params = { id, exampleId: example.id };
        await client.call(updateAutomationExample, { params, body: exampleBody(example) }, options);
      }
      return (all) => all.map((one) => (one.id === example.id ? example : one));
    }
    if (id === undefined) return (all) => [...all, { ...order.example, id: randomId() }];
    const row = await client.call(
      createAutomationExample,
      { params: { id }, body: exampleBody(order.example) },
      options,
    );
    return (all) => [...all, exampleFrom(row)];
  }

  return {
    state,
    unsaved: computed(() => (automationId === undefined ? changed.value : undefined)),
    judged,
    asExpected: computed(() => judged.value.filter(({ isAsExpected }) => isAsExpected).length),
    ordered: ordered.state,
    order(order) {
      if (ordered.state.peek().status !== 'loading') ordered.ask(order);
    },
    retryOrder: ordered.retry,
    dismissOrder: ordered.reset,
    retry: loaded.retry,
    restore(kept) {
      if (automationId !== undefined) return;
      const added = (changed.peek() ?? none).filter(({ id }) => !kept.some((one) => one.id === id));
      changed.value = [...kept, ...added];
    },
    async sendTo(id) {
      if (automationId !== undefined) return;
      const here = valueIn(state.peek());
      if (here) await sendExamples(client, id, here);
      else if (copiedFrom !== undefined) await copyExamples(client, copiedFrom, id);
    },
  };
}

const none: readonly Example[] = [];
