/**
 * Example tickets of a rule, and whether it still says of them what somebody expects: asked anew with every edit. Those of
 * a saved automation are kept on the server, those of a new one here until it is saved.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { randomId } from '../../../base/random-id.ts';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { evaluateRows, type RuleFacts } from '../../conditions/evaluate.ts';
import type { Verdict } from '../../conditions/verdict.ts';
import {
  type AutomationExampleRow,
  createAutomationExample,
  deleteAutomationExample,
  type Expectation,
  listAutomationExamples,
  updateAutomationExample,
} from '../../example-contract.ts';
import { type Automation, type AutomationType, conditionsOf } from '../../terms/automation.ts';
import { situationOf } from './dry-run-model.ts';
import { type TestTicket, testTicketFrom } from './test-ticket.ts';

export interface Example {
  readonly id: string;
  readonly name: string;
  readonly expected: Expectation;
  readonly test: TestTicket;
}

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
  readonly judged: ReadonlySignal<readonly JudgedExample[]>;
  readonly asExpected: ReadonlySignal<number>;
  /** Of the last order: what is under way, or why it failed. */
  readonly ordered: ReadonlySignal<ResourceState<unknown>>;
  /** Does nothing while another one is under way. */
  order(order: ExampleOrder): void;
  retryOrder(): void;
  dismissOrder(): void;
  retry(): void;
  /** Those of a new automation that were kept from the last time; what is here already stays. */
  restore(examples: readonly Example[]): void;
  /** Those of a new automation, once it has been saved: they are sent whether the editor stays or not. */
  sendTo(automationId: string): Promise<void>;
}
export type ExampleBook = Model<Shape>;

export function createExampleBook(options: ExampleBookOptions): ExampleBook {
  return new (createModel<Shape>(() => exampleBook(options)))();
}

function exampleBook({ client, type, automationId, automation, ruleFacts }: ExampleBookOptions): Shape {
  /** What has been changed here since the server told them. */
  const changed = signal<readonly Example[] | undefined>(automationId === undefined ? [] : undefined);
  const told = createResource<string, readonly Example[]>({
    async read(id, abort) {
      const { results } = await client.call(listAutomationExamples, { params: { id } }, { signal: abort });
      return results.map(exampleFrom);
    },
  });
  if (automationId !== undefined) told.ask(automationId);

  const state = computed<ResourceState<readonly Example[]>>(() =>
    changed.value ? { status: 'ready', value: changed.value } : told.state.value,
  );
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
      const next = await done(order, abort);
      changed.value = next;
    },
  });

  async function done(order: ExampleOrder, abort: AbortSignal): Promise<readonly Example[]> {
    const id = automationId;
    const options = { signal: abort, press };
    if (order.kind === 'remove') {
      if (id !== undefined)
        await client.call(deleteAutomationExample, { params: { id, exampleId: order.id } }, options);
      return examples().filter((one) => one.id !== order.id);
    }
    if (order.kind === 'change') {
      const { example } = order;
      if (id !== undefined) {
        const params = { id, exampleId: example.id };
        await client.call(updateAutomationExample, { params, body: exampleBody(example) }, options);
      }
      return examples().map((one) => (one.id === example.id ? example : one));
    }
    if (id === undefined) return [...examples(), { ...order.example, id: randomId() }];
    const row = await client.call(
      createAutomationExample,
      { params: { id }, body: exampleBody(order.example) },
      options,
    );
    return [...examples(), exampleFrom(row)];
  }

  return {
    state,
    judged,
    asExpected: computed(() => judged.value.filter(({ isAsExpected }) => isAsExpected).length),
    ordered: ordered.state,
    order(order) {
      if (ordered.state.peek().status !== 'loading') ordered.ask(order);
    },
    retryOrder: ordered.retry,
    dismissOrder: ordered.reset,
    retry: told.retry,
    restore(kept) {
      if (automationId === undefined && examples().length === 0) changed.value = kept;
    },
    async sendTo(id) {
      if (automationId !== undefined) return;
      for (const example of examples())
        await client.call(createAutomationExample, { params: { id }, body: exampleBody(example) }, { press: {} });
    },
  };
}

function exampleBody({ name, expected, test: { ticket, before, now } }: Omit<Example, 'id'>) {
  return { name, expected, ticket: { ...ticket }, before: before && { ...before }, now };
}

function exampleFrom({ id, name, expected, ...test }: AutomationExampleRow): Example {
  return { id: String(id), name, expected, test: testTicketFrom(test, test.now) };
}
