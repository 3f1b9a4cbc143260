/**
 * A rule tried on a ticket while somebody edits it: the ticket before and after, the clock, and what each row says of them.
 * Nothing of it changes the rule, and nothing is sent but questions.
 */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../../base/json-text.ts';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import {
  type Evaluation,
  evaluateRows,
  type RowEvaluation,
  type RuleFacts,
  type Situation,
} from '../../conditions/evaluate.ts';
import { readTicketingConfiguration } from '../../contract.ts';
import type { ValidationFacts } from '../../rules/validate.ts';
import { type Automation, type AutomationType, conditionsOf } from '../../terms/automation.ts';
import type { BusinessHours, Ticket } from '../../terms/ticket.ts';
import { readTicket } from '../../ticket-contract.ts';
import { type TestTicket, testTicketFrom, withFieldValue } from './test-ticket.ts';

/** Where the ticket came from; it may have been changed since. */
export type TicketOrigin =
  | { readonly kind: 'typed' | 'page' }
  | { readonly kind: 'server'; readonly id: string; readonly summary: string }
  | { readonly kind: 'example'; readonly id: string };

export interface DryRunOptions {
  readonly client: HttpClient;
  readonly type: AutomationType;
  /** As it is edited, a moment ago. */
  readonly automation: ReadonlySignal<Automation>;
  readonly facts: ReadonlySignal<ValidationFacts>;
  /** The page's own ticket to begin with: see the element's `exampleTicket`. */
  readonly given?: unknown;
  /** Milliseconds since 1970. */
  clock?(): number;
}

interface Shape {
  readonly test: ReadonlySignal<TestTicket>;
  readonly origin: ReadonlySignal<TicketOrigin>;
  /** What does not change from ticket to ticket. */
  readonly ruleFacts: ReadonlySignal<RuleFacts>;
  readonly situation: ReadonlySignal<Situation>;
  readonly evaluation: ReadonlySignal<Evaluation>;
  /** What a row says, by its id; the same value as long as it says the same. */
  at(id: string): ReadonlySignal<RowEvaluation | undefined>;
  setField(side: 'ticket' | 'before', field: string, value: unknown): void;
  /** It was changed, from what it is now; or it has just been created. */
  setChanged(isChanged: boolean): void;
  setNow(now: string): void;
  /** Turns the clock forward. */
  turn(minutes: number): void;
  /** The clock of the machine. */
  resetClock(): void;
  clear(): void;
  take(test: TestTicket, origin: TicketOrigin): void;
  /** What the page gave; undefined where it gave nothing of use. */
  readonly given: ReadonlySignal<TestTicket | undefined>;
  /** Asks the server for a ticket, which takes the place of this one. */
  pick(id: string, summary: string): void;
  readonly picked: ReadonlySignal<ResourceState<unknown>>;
  retryPick(): void;
  /** Asked for once a row looks at them; without them such a row is unknown. */
  readonly hours: ReadonlySignal<ResourceState<BusinessHours | undefined>>;
  retryHours(): void;
}
export type DryRunModel = Model<Shape>;

/** Only a change of a ticket calls an event-based automation; time passes for a ticket as it is. */
export const hasBefore = (type: AutomationType) => type === 'EVENT_BASED';

export function situationOf({ ticket, before, now }: TestTicket, type: AutomationType, facts: RuleFacts): Situation {
  return { ...facts, before: hasBefore(type) ? before : ticket, after: ticket, now };
}

export function createDryRunModel(options: DryRunOptions): DryRunModel {
  return new (createModel<Shape>(() => dryRunModel(options)))();
}

function dryRunModel({ client, type, automation, facts, given, clock = Date.now }: DryRunOptions): Shape {
  const present = () => new Date(clock()).toISOString();
  const fromPage = givenTicket(given, present());
  const empty = (): TestTicket => ({ ticket: { status: 'NEW' }, before: null, now: present() });
  const test = signal(fromPage ?? empty());
  const origin = signal<TicketOrigin>({ kind: fromPage ? 'page' : 'typed' });

  const hours = createResource<void, BusinessHours | undefined>({
    async read(_, abort) {
      const { businessHours } = await client.call(readTicketingConfiguration, { params: {} }, { signal: abort });
      return (businessHours ?? undefined) as BusinessHours | undefined;
    },
  });
  const looksAtHours = computed(() => {
    const { all, any } = conditionsOf(automation.value);
    return [...all, ...any].some(({ field }) => field === 'business_hours');
  });
  effect(() => {
    if (looksAtHours.value && hours.state.peek().status === 'idle') hours.ask();
  });

  const picked = createResource<{ id: string; summary: string }, TestTicket & { id: string; summary: string }>({
    async read({ id, summary }, abort) {
      const answer = await client.call(readTicket, { params: { id } }, { signal: abort });
      return { ...testTicketFrom(answer, present()), id, summary };
    },
    onAnswer: ({ id, summary, ...found }) => take(found, { kind: 'server', id, summary }),
  });

  function take(next: TestTicket, from: TicketOrigin): void {
    batch(() => {
      test.value = next;
      origin.value = from;
    });
  }

  function change(next: Partial<TestTicket>): void {
    test.value = { ...test.peek(), ...next };
  }

  const ruleFacts = computed<RuleFacts>(() => {
    const { statuses = [], attributes = [] } = facts.value;
    return { statuses, attributes, businessHours: valueIn(hours.state.value) };
  });
  const situation = computed(() => situationOf(test.value, type, ruleFacts.value));
  const evaluation = computed(() => evaluateRows(conditionsOf(automation.value), situation.value));
  const byId = computed(() => new Map([...evaluation.value.all, ...evaluation.value.any].map((row) => [row.id, row])));

  return {
    test,
    origin,
    ruleFacts,
    situation,
    evaluation,
    at(id) {
      let last: RowEvaluation | undefined;
      return computed(() => {
        const next = byId.value.get(id);
        if (jsonText(next ?? null) !== jsonText(last ?? null)) last = next;
        return last;
      });
    },
    setField(side, field, value) {
      const { ticket, before } = test.peek();
      const changed = withFieldValue((side === 'before' ? before : ticket) ?? {}, field, value);
      change(side === 'before' ? { before: changed } : { ticket: changed });
    },
    setChanged(isChanged) {
      const { ticket } = test.peek();
      change({ before: isChanged ? withoutChange(ticket) : null });
    },
    setNow: (now) => change({ now }),
    turn: (minutes) => change({ now: new Date(Date.parse(test.peek().now) + minutes * 60_000).toISOString() }),
    resetClock: () => change({ now: present() }),
    clear() {
      picked.reset();
      take(empty(), { kind: 'typed' });
    },
    take(next, from) {
      picked.reset();
      take(next, from);
    },
    given: signal(fromPage),
    pick: (id, summary) => picked.ask({ id, summary }),
    picked: picked.state,
    retryPick: picked.retry,
    hours: hours.state,
    retryHours: hours.retry,
  };
}

/** A comment and who wrote it belong to a change, and not to what was before it. */
function withoutChange({ commentType: _, updatedBy: __, ...ticket }: Ticket): Ticket {
  return ticket;
}

/** With a `ticket`, or a ticket itself. */
function givenTicket(given: unknown, now: string): TestTicket | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const record = given as Record<string, unknown>;
  return testTicketFrom('ticket' in record ? record : { ticket: record }, now);
}
