/**
 * The timers of whoever works: the page's slice of them, under the mode of the ticketing configuration. `MANUAL`: somebody
 * starts each, and several may run beside each other. `AUTOMATIC`: the ticket that is opened runs, and no other.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { IllegalTransition } from '../../console/illegal-transition.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import type { SliceModel } from '../../console/store/slice-model.ts';
import { ticketingConfigurationSlice } from '../../console/ticketing/ticketing-configuration-slice.ts';
import { type TicketTimer, timersSlice } from '../../console/ticketing/timers-slice.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { readTimerSettings } from './time-contract.ts';

export type Timers = SliceModel<typeof timersSlice>;
export type TicketingSettings = SliceModel<typeof ticketingConfigurationSlice>;
type TimerSettings = { readonly enabled: boolean; readonly mode: 'MANUAL' | 'AUTOMATIC' };

export interface TimersOptions {
  readonly client: HttpClient;
  readonly timers: Timers;
  readonly configuration: TicketingSettings;
  readonly now?: (() => number) | undefined;
}

interface Shape {
  readonly timers: ReadonlySignal<readonly TicketTimer[]>;
  /** How far it is known how timers are configured: before that nothing is started. */
  readonly settings: ReadonlySignal<ResourceState<TimerSettings>>;
  readonly isEnabled: ReadonlySignal<boolean>;
  readonly mode: ReadonlySignal<TimerSettings['mode']>;
  /** Answers the tickets whose timers it has paused for it. */
  start(ticketId: string): readonly string[];
  pause(ticketId: string): void;
  /** Thrown away. */
  reset(ticketId: string): void;
  /** So many of its sets were entered. What was worked since, as in another tab, stays on the timer. */
  entered(ticketId: string, sets: number): void;
  retrySettings(): void;
}
export type TimersModel = Model<Shape>;

export const createPageTimers = (client: HttpClient, configuration: Configuration): TimersModel =>
  createTimers({
    client,
    timers: pageSlice(timersSlice, configuration),
    configuration: pageSlice(ticketingConfigurationSlice, configuration),
  });

export function createTimers(options: TimersOptions): TimersModel {
  return new (createModel<Shape>(() => timersModel(options)))();
}

function timersModel({ client, timers, configuration, now = Date.now }: TimersOptions): Shape {
  const settings = createResource<undefined, TimerSettings>({
    read: (_, signal) => client.call(readTimerSettings, { params: {} }, { signal }),
    onAnswer: ({ enabled, mode }) => configuration.change('setTimers', { enabled, mode }),
  });
  // Goes along with other tabs as long as it is there, whoever else watches.
  effect(() => void timers.state.value);
  settings.ask(undefined);
  const all = computed(() => timers.state.value.timers);
  const configured = computed(() => configuration.state.value.timerSettings);

  /** Another tab may have been faster by a moment: then what is wanted is so. */
  function follow(transition: () => void): void {
    try {
      transition();
    } catch (error) {
      if (!(error instanceof IllegalTransition)) throw error;
    }
  }
  const reset = (ticketId: string) => follow(() => timers.change('reset', ticketId));
  const pause = (ticketId: string) => follow(() => timers.change('stop', ticketId, now()));

  return {
    timers: all,
    settings: settings.state,
    isEnabled: computed(() => configured.value.enabled),
    mode: computed(() => configured.value.mode),
    start(ticketId) {
      const paused = configured.peek().mode === 'AUTOMATIC' ? othersRunning(all.peek(), ticketId) : [];
      for (const other of paused) pause(other);
      follow(() => timers.change('start', ticketId, now()));
      return paused;
    },
    pause,
    reset,
    entered(ticketId, sets) {
      const since = timerOf(all.peek(), ticketId)?.timerSets.slice(sets) ?? [];
      reset(ticketId);
      for (const { start, end } of since) {
        follow(() => timers.change('start', ticketId, start));
        if (end !== null) follow(() => timers.change('stop', ticketId, end));
      }
    },
    retrySettings: settings.retry,
  };
}

/** For views to follow: what a model's own functions read is followed by nobody. */
export const timerOf = (timers: readonly TicketTimer[], ticketId: string): TicketTimer | undefined =>
  timers.find((timer) => timer.ticketId === ticketId);

/** Tickets whose timers run beside that of this one. */
export const othersRunning = (timers: readonly TicketTimer[], ticketId: string): readonly string[] =>
  timers.filter((timer) => timer.isRunning && timer.ticketId !== ticketId).map((timer) => timer.ticketId);
