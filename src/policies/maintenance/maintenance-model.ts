/** The maintenance of one device: kept true by asking again and again, started, extended, ended. Source: spec 002 §5. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type MaintenanceDuration, secondsOf } from '../../console/policies/maintenance-duration.ts';
import { stopsAutomation } from '../../console/policies/maintenance-mode-slice.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { CallOptions, HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import type { RequestAnswer } from '../../host/request-event.ts';
import { type Polling, startPolling } from '../../host/updates/polling.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import {
  endMaintenance,
  extendMaintenance,
  type RunningMaintenance,
  readMaintenance,
  startMaintenance,
} from './contract.ts';
import type { MaintenanceChange } from './maintenance-mode-definition.ts';
import { type MaintenanceValues, maintenanceIssues, maintenanceOf, newMaintenance } from './maintenance-rules.ts';

export interface MaintenanceOptions {
  readonly client: HttpClient;
  readonly nodeId: string;
  /** Asked before anything is sent. */
  onRequest(change: MaintenanceChange): RequestAnswer;
  /** It was done, here or by the page. */
  onChanged(change: MaintenanceChange): void;
  /** Whether nobody looks. Default: at the page. */
  readonly isHidden?: ReadonlySignal<boolean>;
}

interface Shape {
  /** Undefined before the server has answered; null where none is on. */
  readonly running: ReadonlySignal<RunningMaintenance | null | undefined>;
  /** Nothing runs on the device by itself. */
  readonly blocks: ReadonlySignal<boolean>;
  readonly form: FormModel<MaintenanceValues>;
  readonly lost: Polling['failure'];
  retry(): void;
  /** Resolves when the server has answered, or not. */
  refresh(): Promise<void>;
  extend(added: MaintenanceDuration, press: Press): Promise<void>;
  end(press: Press): Promise<void>;
}
export type MaintenanceModel = Model<Shape>;

export function createMaintenance(options: MaintenanceOptions): MaintenanceModel {
  return new (createModel<Shape>(() => maintenanceModel(options)))();
}

/** Milliseconds. */
const times = { visible: 10_000, hidden: 60_000, backOff: 2_000, longestBackOff: 60_000 };

function maintenanceModel({ client, nodeId, onRequest, onChanged, isHidden }: MaintenanceOptions): Shape {
  const params = { nodeId };
  const running = signal<RunningMaintenance | null | undefined>(undefined);
  const startPress: Press = {};
  const lifetime = new AbortController();
  let waiting: (() => void)[] = [];
  effect(() => () => {
    lifetime.abort();
    settle();
  });

  const polling = startPolling({
    times,
    ...(isHidden && { isHidden }),
    read: (abort) => client.call(readMaintenance, { params }, { signal: abort }),
    take({ maintenance }) {
      running.value = maintenance;
      settle();
      return 'again';
    },
    failed() {
      settle();
      return 'again';
    },
  });

  function settle(): void {
    const all = waiting;
    waiting = [];
    for (const resolve of all) resolve();
  }

  /** Answers whether it was done: what the page does without a word nobody knows. */
  async function ask(
    change: MaintenanceChange,
    send: (options: CallOptions) => Promise<{ maintenance: RunningMaintenance | null }>,
    press: Press,
  ): Promise<void> {
    const request = onRequest(change);
    if (request === false) return;
    try {
      if (request === true) running.value = (await send({ signal: lifetime.signal, press })).maintenance;
      else await request;
      onChanged(change);
    } finally {
      // Somebody else may have been faster, and the page may have done more.
      if (!lifetime.signal.aborted) polling.now();
    }
  }

  const form: FormModel<MaintenanceValues> = createFormModel<MaintenanceValues>({
    initial: newMaintenance,
    check: maintenanceIssues,
    async onSubmit(values) {
      const mode = maintenanceOf(values);
      const body = { ...mode, options: { ...mode.options } };
      try {
        await ask(
          { action: 'start', nodeId, mode },
          (options) => client.call(startMaintenance, { params, body }, options),
          startPress,
        );
        form.reset();
      } catch (error) {
        if (error instanceof CallError) form.refuse(error.fieldErrors.map(({ code }) => ({ path: 'duration', code })));
        throw error;
      }
    },
  });

  return {
    running,
    blocks: computed(() => {
      const now = running.value;
      return now != null && stopsAutomation([{ id: nodeId, ...now }]);
    }),
    form,
    lost: polling.failure,
    retry: () => polling.now(),
    refresh() {
      return new Promise((resolve) => {
        waiting.push(resolve);
        polling.now();
      });
    },
    extend(added, press) {
      const seconds = secondsOf(added);
      const change = { action: 'extend', nodeId, seconds } as const;
      return ask(change, (options) => client.call(extendMaintenance, { params, body: { seconds } }, options), press);
    },
    end: (press) =>
      ask({ action: 'end', nodeId }, (options) => client.call(endMaintenance, { params }, options), press),
  };
}
