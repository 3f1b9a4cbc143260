/**
 * One search over all file plans of a device. Plans are asked four at a time; what they answer is kept until somebody
 * searches for something else, so that leaving and coming back costs nothing. A plan takes its place in the list when it
 * first has something to show and keeps it: what is under the pointer stays there.
 */

import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { fold } from '../../base/fold.ts';
import { createRequestQueue } from '../../base/request-queue.ts';
import { createResource } from '../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { type Grants, mayRestore } from '../access.ts';
import { shortestTerm } from '../place.ts';
import { type BackupPlan, isImagePlan, listPlans } from '../plan-contract.ts';
import { hitsOf, type PlanHits, type PlanSearch, searchOf } from './plan-hits.ts';

/** Plans that are asked at once. The specification names no number. */
export const plansAtOnce = 4;

export interface AllPlansOptions {
  client: HttpClient;
  grants: ReadonlySignal<Grants>;
}

export type AllPlansPhase =
  /** Nothing is searched for. */
  | 'idle'
  | 'searching'
  | 'done'
  /** By the user; `resume` goes on with the plans that are left. */
  | 'stopped'
  /** The list of plans could not be read. */
  | 'failed';

export interface AllPlansProgress {
  /** Plans that answered, that could not be asked, and all that are searched; `undefined` until they are known. */
  searched: number;
  failed: number;
  total: number | undefined;
  /** Plans that the user may not open, or which hold images: nothing is searched in them. */
  denied: number;
  images: number;
}

interface Shape {
  /** What is searched for; empty where nothing is. */
  term: ReadonlySignal<string>;
  phase: ReadonlySignal<AllPlansPhase>;
  progress: ReadonlySignal<AllPlansProgress>;
  /** Plans with hits and plans that failed, in the order in which they came. */
  groups: ReadonlySignal<readonly PlanHits[]>;
  /** Hits as the servers count them, more than there are rows while pages are left. */
  hitCount: ReadonlySignal<number>;
  /** Why the list of plans could not be read. */
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  setDevice(nodeId: number | undefined): void;
  /** Does nothing for the term that is searched for already; one that is too short ends the search. */
  search(term: string): void;
  stop(): void;
  resume(): void;
  /** The same again, with the plans as they are now. */
  refresh(): void;
  loadMore(planUid: string): void;
  retry(planUid: string): void;
  retryFailed(): void;
}
export type AllPlansModel = Model<Shape>;

export function createAllPlansModel(options: AllPlansOptions): AllPlansModel {
  return new (createModel<Shape>(() => allPlansModel(options)))();
}

function allPlansModel({ client, grants }: AllPlansOptions): Shape {
  const nodeId = signal<number | undefined>(undefined);
  const term = signal('');
  const searches = signal<ReadonlyMap<string, PlanSearch>>(new Map());
  const order = signal<readonly string[]>([]);
  const isStopped = signal(false);
  /** The plans of this search are known. */
  const hasBegun = signal(false);
  const lifetime = new AbortController();
  const queue = createRequestQueue({ width: plansAtOnce, signal: lifetime.signal });
  // The browser has asked for them, as a rule.
  const call = cachedCall(client, listPlans);
  const list = createResource<number, readonly BackupPlan[]>({
    read: (device, signal) => client.call(listPlans, { params: { nodeId: device } }, { signal }),
    cache: { answers: call.answers, keyOf: (device) => call.keyOf({ params: { nodeId: device } }) },
  });
  const plans = computed(() => valueIn(list.state.value));
  const failure = computed(() => failureIn(list.state.value));
  const hits = computed(
    () => new Map([...searches.value].map(([uid, { plan, state }]) => [uid, hitsOf(plan, state.value)])),
  );
  let run: object | undefined;

  effect(() => () => {
    lifetime.abort();
    for (const search of searches.peek().values()) search[Symbol.dispose]();
  });

  const progress = computed<AllPlansProgress>(() => {
    const all = [...hits.value.values()];
    const known = hasBegun.value ? plans.value : undefined;
    return {
      searched: all.filter(({ hasAnswered }) => hasAnswered).length,
      failed: all.filter((one) => one.failure && !one.hasAnswered).length,
      total: known && all.length,
      images: known?.filter(isImagePlan).length ?? 0,
      denied: known?.filter((plan) => !isImagePlan(plan) && !mayRestore(grants.value, plan)).length ?? 0,
    };
  });
  const phase = computed<AllPlansPhase>(() => {
    if (term.value === '') return 'idle';
    if (failure.value) return 'failed';
    if (isStopped.value) return 'stopped';
    // Another page of a plan that has answered is nothing that the search waits for.
    const isWaiting = [...hits.value.values()].some((one) => !one.hasAnswered && !one.failure);
    return !hasBegun.value || isWaiting ? 'searching' : 'done';
  });

  function forget(): void {
    run = undefined;
    for (const search of searches.peek().values()) search[Symbol.dispose]();
    batch(() => {
      searches.value = new Map();
      order.value = [];
      isStopped.value = false;
      hasBegun.value = false;
      if (failure.peek()) list.reset();
    });
  }

  async function start(): Promise<void> {
    const device = nodeId.peek();
    if (device === undefined) return;
    const mine = {};
    run = mine;
    if (plans.peek() === undefined) list.ask(device);
    await list.settled();
    const known = plans.peek();
    if (run !== mine || isStopped.peek() || known === undefined) return;
    const open = known.filter((plan) => !isImagePlan(plan) && mayRestore(grants.peek(), plan));
    const options = { client, nodeId: device, queue };
    batch(() => {
      searches.value = new Map(
        open.map((plan) => [plan.uid, searchOf(plan, { ...options, onSettled: () => showIfWorthIt(plan.uid) })]),
      );
      hasBegun.value = true;
      for (const search of searches.peek().values()) search.ask(term.peek());
    });
  }

  function showIfWorthIt(uid: string): void {
    const found = hits.peek().get(uid);
    const isWorthIt = found !== undefined && (found.rows.length > 0 || found.failure !== undefined);
    if (isWorthIt && !order.peek().includes(uid)) order.value = [...order.peek(), uid];
  }

  return {
    term,
    phase,
    progress,
    failure,
    groups: computed(() => order.value.flatMap((uid) => hits.value.get(uid) ?? [])),
    hitCount: computed(() => fold([...hits.value.values()], (sum, { total }) => sum + total, 0)),

    setDevice(next) {
      if (next === nodeId.peek()) return;
      batch(() => {
        forget();
        list.reset();
        term.value = '';
        nodeId.value = next;
      });
    },

    search(wanted) {
      const next = wanted.trim();
      const isWorthIt = next.length >= shortestTerm;
      if (isWorthIt ? next === term.peek() : term.peek() === '') return;
      batch(() => {
        forget();
        term.value = isWorthIt ? next : '';
      });
      if (isWorthIt) void start();
    },

    stop() {
      if (phase.peek() !== 'searching') return;
      batch(() => {
        isStopped.value = true;
        list.giveUp();
        for (const search of searches.peek().values()) search.giveUp();
      });
    },

    resume() {
      if (phase.peek() !== 'stopped') return;
      isStopped.value = false;
      if (!hasBegun.peek()) return void start();
      for (const search of searches.peek().values()) {
        if (search.state.peek().status === 'idle') search.ask(term.peek());
      }
    },

    refresh() {
      const device = nodeId.peek();
      if (term.peek() === '' || device === undefined) return;
      call.invalidate({ params: { nodeId: device } });
      batch(() => {
        forget();
        list.reset();
      });
      void start();
    },

    loadMore: (uid) => searches.peek().get(uid)?.loadMore(),

    retry: (uid) => searches.peek().get(uid)?.retry(),

    retryFailed() {
      for (const search of searches.peek().values()) search.retry();
    },
  };
}
