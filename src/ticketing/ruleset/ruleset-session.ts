/**
 * One ticket ruleset in its dialog: what has to be known before it can be edited, the form, and saving it. The forms that
 * tickets have come beside that: without them all the rest can be edited. Source: spec 001 §2.2, §4.4, §7 and §8.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import { jsonText } from '../../base/json-text.ts';
import { createResource, type Resource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { isRecord } from '../../base/shapes.ts';
import type { TicketForm } from '../../directory/ticketing-contract.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import type { RequestAnswer } from '../../host/request-event.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import {
  createTicketRuleset,
  getTicketForms,
  getTicketRuleset,
  getTicketStatuses,
  type NamedStatus,
  type TicketRuleset,
  updateTicketRuleset,
} from './contract.ts';
import type { RulesetSaveOrder, SavedRuleset } from './ruleset-events.ts';
import { rulesetIssues } from './ruleset-rules.ts';
import type { RulesetType } from './ruleset-types.ts';
import {
  emptyRuleset,
  type RulesetValues,
  rulesetFromWire,
  rulesetMembers,
  rulesetToWire,
  withinUnit,
} from './ruleset-values.ts';

export interface RulesetSessionOptions {
  readonly client: HttpClient;
  /** Of one that is created; one that is there has its own. */
  readonly type: RulesetType;
  /** Of the one that is edited; undefined: one is created. */
  readonly id: string | undefined;
  /** Asked before anything is sent. */
  onSaveRequest(order: RulesetSaveOrder): RequestAnswer;
  /** It was saved; of one that the page saves nobody tells. */
  onSaved(saved: SavedRuleset): void;
}

interface Opened {
  readonly statuses: readonly NamedStatus[];
  readonly stored: TicketRuleset | undefined;
}

interface Shape {
  readonly state: ReadonlySignal<ResourceState<Opened>>;
  readonly type: ReadonlySignal<RulesetType>;
  /** To be shown once the state has a value. */
  readonly form: FormModel<RulesetValues>;
  readonly statuses: ReadonlySignal<readonly NamedStatus[]>;
  readonly ticketForms: Pick<Resource<void, readonly TicketForm[]>, 'state' | 'retry'>;
  retry(): void;
  /** Whether closing would lose something that would have been sent. */
  wouldLose(): boolean;
}
export type RulesetSession = Model<Shape>;

export function createRulesetSession(options: RulesetSessionOptions): RulesetSession {
  return new (createModel<Shape>(() => rulesetSession(options)))();
}

function rulesetSession({ client, type: wanted, id, onSaveRequest, onSaved }: RulesetSessionOptions): Shape {
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  const opened = createResource<void, Opened>({
    async read(_, signal) {
      const [{ ticketStatuses }, stored] = await Promise.all([
        client.execute(getTicketStatuses, {}, { signal }),
        id === undefined ? undefined : client.execute(getTicketRuleset, { id }, { signal }),
      ]);
      return { statuses: ticketStatuses, stored: stored?.ticketRuleset };
    },
    onAnswer({ stored }) {
      if (!stored) return;
      form.reset(rulesetFromWire(stored));
      // What is not there any more is told at once: nobody on this side has chosen it.
      for (const name of Object.keys(rulesetMembers)) form.field(name).touch();
    },
  });
  const ticketForms = createResource<void, readonly TicketForm[]>({
    read: async (_, signal) => (await client.execute(getTicketForms, {}, { signal })).ticketForms,
  });
  const type = computed(() => valueIn(opened.state.value)?.stored?.type ?? wanted);
  const statuses = computed(() => valueIn(opened.state.value)?.statuses ?? []);
  const form = createFormModel<RulesetValues>({
    initial: emptyRuleset,
    check: (values) => rulesetIssues({ ...values, type: type.value, isOffered }),
    accept: (next, { resetTime }) =>
      next.resetTime.unit === resetTime.unit ? next : { ...next, resetTime: withinUnit(next.resetTime) },
    onSubmit: save,
  });
  effect(() => () => form[Symbol.dispose]());
  opened.ask();
  ticketForms.ask();

  function isOffered(kind: string, wantedId: string): boolean | undefined {
    if (kind === 'form') {
      const found = valueIn(ticketForms.state.value)?.find((one) => one.id === wantedId);
      return found && found.active !== false;
    }
    return kind === 'status' ? statuses.value.some((status) => status.id === wantedId) : undefined;
  }

  async function save(values: RulesetValues, signal: AbortSignal): Promise<void> {
    const ruleset = rulesetToWire(values, type.peek());
    const order: RulesetSaveOrder = { type: ruleset.type, ruleset, ...(id !== undefined && { id }) };
    const request = onSaveRequest(order);
    if (request === false) return;
    try {
      const saved = request === true ? await send(order, signal) : idIn(await request);
      onSaved({ type: ruleset.type, id: saved ?? id, name: ruleset.name });
    } catch (error) {
      if (error instanceof CallError) form.refuse(refusedFields(error));
      throw error;
    }
  }

  async function send({ ruleset }: RulesetSaveOrder, signal: AbortSignal): Promise<string> {
    if (id === undefined)
      return (await client.execute(createTicketRuleset, { ruleset }, { signal, press })).createTicketRuleset.id;
    return (await client.execute(updateTicketRuleset, { id, ruleset }, { signal, press })).updateTicketRuleset.id;
  }

  return {
    state: opened.state,
    type,
    form,
    statuses,
    ticketForms,
    retry: opened.retry,
    wouldLose() {
      const sent = (values: RulesetValues) => jsonText(rulesetToWire(values, type.peek()));
      return form.isDirty.peek() && sent(form.initial.peek()) !== sent(form.values.peek());
    },
  };
}

/** The page has saved it: it may say as what. */
function idIn(given: unknown): string | undefined {
  return isRecord(given) && given.id !== undefined ? String(given.id) : undefined;
}

/** What the backend found wrong, where it says by which member: then the field tells it. */
const refusedFields = ({ fieldErrors }: CallError) =>
  fieldErrors.flatMap(({ field, code, limit }) => {
    const path = Object.entries(rulesetMembers).find(([, member]) => member === field)?.[0];
    return path === undefined ? [] : [{ path, code, ...(limit !== undefined && { limit }) }];
  });
