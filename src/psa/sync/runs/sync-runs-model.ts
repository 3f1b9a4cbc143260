/** The runs of the agreement sync, followed while one is under way, and starting one. */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import { type Polling, startPolling } from '../../../host/updates/polling.ts';
import { cancelAgreementSync, listSyncRuns, type SyncRun, startAgreementSync } from '../../agreement-sync-contract.ts';

export interface SyncRunsOptions {
  readonly client: HttpClient;
  /** Whether nobody looks. Default: at the page. */
  readonly isHidden?: ReadonlySignal<boolean>;
  /** A run that was seen under way is over. */
  onFinished(run: SyncRun): void;
}

interface Shape {
  /** Newest first; `undefined` before the first answer. */
  readonly runs: ReadonlySignal<readonly SyncRun[] | undefined>;
  readonly hasMore: ReadonlySignal<boolean>;
  /** The one that is under way. */
  readonly current: ReadonlySignal<SyncRun | undefined>;
  readonly isStarting: ReadonlySignal<boolean>;
  /** Why starting failed last. */
  readonly startFailure: ReadonlySignal<unknown>;
  /** The one that is under way ends, as soon as the step that it makes is done. */
  readonly isCancelling: ReadonlySignal<boolean>;
  /** Why cancelling failed last. */
  readonly cancelFailure: ReadonlySignal<unknown>;
  readonly lost: Polling['failure'];
  readonly isAsking: Polling['isAsking'];
  retry(): void;
  /** Older ones, as many as a page has. */
  loadMore(signal: AbortSignal): Promise<void>;
  /** Does nothing while one is started or under way. Answers whether one is under way now. */
  start(): Promise<boolean>;
  /** Does nothing where none is under way, or one ends already. Answers whether the server knows of it. */
  cancel(): Promise<boolean>;
}
export type SyncRunsModel = Model<Shape>;

export const runsPage = 50;

/** Milliseconds. */
export const syncTimes = {
  visible: 1_000,
  hidden: 15_000,
  idle: 30_000,
  backOff: 2_000,
  longestBackOff: 60_000,
} as const;

export function createSyncRuns(options: SyncRunsOptions): SyncRunsModel {
  return new (createModel<Shape>(() => syncRuns(options)))();
}

function syncRuns({ client, isHidden, onFinished }: SyncRunsOptions): Shape {
  const runs = signal<readonly SyncRun[] | undefined>(undefined);
  const total = signal(0);
  const isStarting = signal(false);
  const startFailure = signal<unknown>(undefined);
  const press: Press = {};
  const isSendingCancel = signal(false);
  const cancelFailure = signal<unknown>(undefined);
  const cancelPress: Press = {};
  const lifetime = new AbortController();
  effect(() => () => lifetime.abort());
  const current = computed(() => runs.value?.find(({ state }) => state === 'RUNNING'));

  const isCancelling = computed(() => isSendingCancel.value || current.value?.cancelledBy != null);

  const pageOf = (page: number, signal: AbortSignal) =>
    client.call(listSyncRuns, { params: {}, query: { page, pageSize: runsPage } }, { signal });

  const polling = startPolling({
    times: syncTimes,
    ...(isHidden && { isHidden }),
    read: (signal) => pageOf(0, signal),
    take({ results, totalElements }) {
      learn(results, totalElements);
      return current.peek() ? 'again' : 'idle';
    },
  });

  /** What is told of a run now counts; those on other pages stay as they were. */
  function learn(told: readonly SyncRun[], count = total.peek()): void {
    const before = runs.peek() ?? [];
    const known = new Map(told.map((run) => [run.id, run]));
    const others = before.filter(({ id }) => !known.has(id));
    const next = [...told, ...others].toSorted(
      (one, other) => other.started - one.started || Number(other.id) - Number(one.id),
    );
    batch(() => {
      runs.value = next;
      total.value = Math.max(count, next.length);
    });
    for (const run of before)
      if (run.state === 'RUNNING') {
        const now = known.get(run.id);
        if (now && now.state !== 'RUNNING') onFinished(now);
      }
  }

  return {
    runs,
    hasMore: computed(() => total.value > (runs.value?.length ?? 0)),
    current,
    isStarting,
    startFailure,
    isCancelling,
    cancelFailure,
    lost: polling.failure,
    isAsking: polling.isAsking,
    retry: () => polling.now(),

    async loadMore(signal) {
      const held = runs.peek()?.length ?? 0;
      const { results, totalElements } = await pageOf(Math.floor(held / runsPage), signal);
      learn(results, totalElements);
    },

    async start() {
      if (isStarting.peek() || current.peek()) return false;
      isStarting.value = true;
      startFailure.value = undefined;
      try {
        learn([await client.call(startAgreementSync, { params: {} }, { signal: lifetime.signal, press })]);
        polling.now();
        return true;
      } catch (error) {
        if (!lifetime.signal.aborted) startFailure.value = error;
        return false;
      } finally {
        isStarting.value = false;
      }
    },

    async cancel() {
      const run = current.peek();
      if (!run || isCancelling.peek()) return false;
      isSendingCancel.value = true;
      cancelFailure.value = undefined;
      try {
        const options = { signal: lifetime.signal, press: cancelPress };
        learn([await client.call(cancelAgreementSync, { params: { id: run.id } }, options)]);
        polling.now();
        return true;
      } catch (error) {
        if (!lifetime.signal.aborted) cancelFailure.value = error;
        return false;
      } finally {
        isSendingCancel.value = false;
      }
    },
  };
}
