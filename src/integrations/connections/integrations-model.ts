/**
 * All integrations, read at once, shared with the page and other tabs by the console's slices: what is changed in one of
 * them is read anew in all. Source: spec 002 §3.3, §3.5 and §4.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { IllegalTransition } from '../../console/illegal-transition.ts';
import { connectionsSlice, type TicketingType, ticketingTypes } from '../../console/integrations/connections-slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import {
  endSupportConnection,
  type Integration,
  type IntegrationList,
  listIntegrations,
  removeIntegration,
  setTicketingType,
} from '../contract.ts';
import { type IntegrationKind, isRemovable, type RemovableKind } from '../integration-kinds.ts';
import { connectionsIn } from './integration-slices.ts';
import { createSettingSlices } from './setting-slices.ts';

interface Shape {
  readonly state: ReadonlySignal<ResourceState<IntegrationList>>;
  readonly ticketingType: ReadonlySignal<TicketingType | null>;
  retry(): void;
  /** Resolves when the server has answered, or not. */
  refresh(): Promise<void>;
  /** Whether the slice lets it be turned off. */
  mayTurnOff(kind: IntegrationKind): boolean;
  mayTakeTickets(kind: TicketingType): boolean;
  /** As it is stored now. */
  read(kind: IntegrationKind, signal: AbortSignal): Promise<Integration | undefined>;
  saved(integration: Integration): void;
  takeTickets(kind: TicketingType, press: Press): Promise<void>;
  remove(kind: RemovableKind, press: Press): Promise<void>;
  endConnection(id: string, press: Press): Promise<void>;
}
export type IntegrationsModel = Model<Shape>;

export function createIntegrations(client: HttpClient, configuration: Configuration): IntegrationsModel {
  return new (createModel<Shape>(() => integrationsModel(client, configuration)))();
}

export const isTicketing = (kind: IntegrationKind): kind is TicketingType => ticketingTypes.some((one) => one === kind);

function integrationsModel(client: HttpClient, configuration: Configuration): Shape {
  const connections = pageSlice(connectionsSlice, configuration);
  const settings = createSettingSlices(configuration);
  /** Beside what was read: what was changed since. */
  const list = signal<IntegrationList | undefined>(undefined);
  const lifetime = new AbortController();
  effect(() => () => lifetime.abort());
  let isOurs = false;

  const resource = createResource<void, IntegrationList>({
    read: (_, signal) => client.call(listIntegrations, { params: {} }, { signal }),
    onAnswer: take,
  });
  resource.ask();

  // Another element of the page, or another tab, has changed something: it has not all of it.
  let seen = false;
  effect(() => {
    void connections.state.value;
    settings.look();
    if (seen && !isOurs) resource.refresh();
    seen = true;
  });

  function take(answer: IntegrationList): void {
    list.value = answer;
    ours(() => {
      connections.change('load', connectionsIn(answer.integrations), answer.ticketingType ?? null);
      for (const one of answer.integrations) settings.load(one);
    });
  }

  /** The page's slices may be behind the server: what they cannot follow is loaded. */
  function ours(change: () => void): void {
    isOurs = true;
    try {
      change();
    } catch (error) {
      if (!(error instanceof IllegalTransition)) throw error;
      resource.refresh();
    } finally {
      isOurs = false;
    }
  }

  function put(saved: Integration): void {
    const shown = list.peek();
    if (!shown) return;
    const integrations = shown.integrations.map((one) => (one.kind === saved.kind ? saved : one));
    list.value = { ...shown, integrations };
  }

  const isLegal = (transition: () => unknown) => {
    try {
      transition();
      return true;
    } catch {
      return false;
    }
  };
  const options = (press: Press) => ({ press, signal: lifetime.signal });

  return {
    state: computed(() => {
      const state = resource.state.value;
      return 'value' in state ? { ...state, value: list.value ?? state.value } : state;
    }),
    ticketingType: computed(() => connections.state.value.ticketingType),
    retry: resource.retry,
    async refresh() {
      resource.refresh();
      await resource.settled();
    },
    mayTurnOff(kind) {
      const state = connections.state.value;
      return (
        !isRemovable(kind) || isLegal(() => connectionsSlice.transitions.configure(state, kind, { enabled: false }))
      );
    },
    mayTakeTickets: (kind) =>
      isLegal(() => connectionsSlice.transitions.useForTicketing(connections.state.value, kind)),

    async read(kind, signal) {
      const answer = await client.call(listIntegrations, { params: {} }, { signal });
      take(answer);
      return answer.integrations.find((one) => one.kind === kind);
    },
    saved(integration) {
      put(integration);
      const { kind } = integration;
      ours(() => {
        if (isRemovable(kind)) connections.change('configure', kind, connectionsIn([integration])[kind]);
        else settings.save(integration);
      });
    },
    async takeTickets(ticketingType, press) {
      const answer = await client.call(setTicketingType, { params: {}, body: { ticketingType } }, options(press));
      ours(() => connections.change('useForTicketing', ticketingType));
      take(answer);
    },
    async remove(kind, press) {
      const answer = await client.call(removeIntegration, { params: { kind } }, options(press));
      ours(() => connections.change('remove', kind));
      take(answer);
    },
    async endConnection(id, press) {
      const answer = await client.call(endSupportConnection, { params: { id } }, options(press));
      put(answer);
      ours(() => settings.disconnect(id));
    },
  };
}
