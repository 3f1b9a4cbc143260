/** Which of the last tickets the rule matches, saved or not: the server is asked when somebody wants to know. */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../../base/json-text.ts';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { type Automation, type AutomationType, conditionsOf } from '../../terms/automation.ts';
import { findMatchingTickets } from '../../ticket-contract.ts';

export interface MatchingTicket {
  readonly id: string;
  readonly summary: string;
  readonly status: string;
  readonly verdict: 'pass' | 'unknown';
}

export interface Matches {
  readonly tickets: readonly MatchingTicket[];
  readonly counts: { readonly pass: number; readonly fail: number; readonly unknown: number };
}

export interface MatchingTicketsOptions {
  readonly client: HttpClient;
  readonly type: AutomationType;
  readonly automation: ReadonlySignal<Automation>;
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<Matches>>;
  /** What is shown was asked of another rule than what is edited now. */
  readonly isOutdated: ReadonlySignal<boolean>;
  find(): void;
  /** What was found before stays. */
  cancel(): void;
  retry(): void;
}
export type MatchingTickets = Model<Shape>;

export function createMatchingTickets(options: MatchingTicketsOptions): MatchingTickets {
  return new (createModel<Shape>(() => matchingTickets(options)))();
}

function matchingTickets({ client, type, automation }: MatchingTicketsOptions): Shape {
  const asked = signal<string | undefined>(undefined);
  const conditions = computed(() => {
    const { all, any } = conditionsOf(automation.value);
    const written = [all, any].map((rows) =>
      rows.map(({ field, operator, value }) => ({ field, operator, ...(value !== undefined && { value }) })),
    );
    return { all: written[0] ?? [], any: written[1] ?? [] };
  });
  const found = createResource<void, Matches & { readonly of: string }>({
    async read(_, abort) {
      const of = jsonText(conditions.peek());
      const body = { type, conditions: conditions.peek() };
      const { counts, results } = await client.call(findMatchingTickets, { params: {}, body }, { signal: abort });
      const tickets = results.map(({ id, summary, status, verdict }) => ({
        id,
        summary,
        status: status.name,
        verdict,
      }));
      return { counts, tickets, of };
    },
    onAnswer: ({ of }) => {
      asked.value = of;
    },
  });
  return {
    state: found.state,
    isOutdated: computed(() => valueIn(found.state.value) !== undefined && asked.value !== jsonText(conditions.value)),
    find: () => found.ask(undefined, { keepsValue: true }),
    cancel: found.giveUp,
    retry: found.retry,
  };
}
