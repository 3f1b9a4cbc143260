/**
 * One search over all file plans of a device. Plans are asked four at a time; what they answer is kept until somebody
 * searches for something else, so that leaving and coming back costs nothing. A plan takes its place in the list when it
 * first has something to show and keeps it: what is under the pointer stays there.
 */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { cachedCall } from '../../host/cached-call.ts';
import type { HttpClient } from '../../host/http-client.ts';
import { type Grants, mayRestore } from '../access.ts';
import { shortestTerm } from '../place/place.ts';
import { type BackupPlan, isImagePlan, listPlans } from '../plan-contract.ts';
import { askPlan, type PlanHits, unasked, withdrawn } from './plan-hits.ts';
import { createRequestQueue, type RequestQueue } from './request-queue.ts';

/** Plans that are asked at once. Source: issue 5, Beyond the specification 3. */
export const plansAtOnce = 4;

export interface EverywhereOptions {
  client: HttpClient;
  grants: ReadonlySignal<Grants>;
}

export type EverywherePhase =
  /** Nothing is searched for. */
  | 'idle'
  | 'searching'
  | 'done'
  /** By the user; `resume` goes on with the plans that are left. */
  | 'stopped'
  /** The list of plans could not be read. */
  | 'failed';

export interface EverywhereProgress {
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
  phase: ReadonlySignal<EverywherePhase>;
  progress: ReadonlySignal<EverywhereProgress>;
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
export type EverywhereModel = Model<Shape>;

export function createEverywhereModel(options: EverywhereOptions): EverywhereModel {
  return new (createModel<Shape>(() => everywhereModel(options)))();
}

interface Run {
  nodeId: number;
  controller: AbortController;
  queue: RequestQueue;
}

function everywhereModel({ client, grants }: EverywhereOptions): Shape {
  const nodeId = signal<number | undefined>(undefined);
  const term = signal('');
  const plans = signal<readonly BackupPlan[] | undefined>(undefined);
  const sections = signal<ReadonlyMap<string, PlanHits>>(new Map());
  const order = signal<readonly string[]>([]);
  const isStopped = signal(false);
  const failure = signal<{ error: unknown } | undefined>(undefined);
  // The browser has asked for them, as a rule.
  const plansOf = cachedCall(client, listPlans);
  let run: Run | undefined;

  effect(() => () => run?.controller.abort());

  const progress = computed<EverywhereProgress>(() => {
    const all = [...sections.value.values()];
    const known = plans.value;
    return {
      searched: all.filter(({ nextPage }) => nextPage > 0).length,
      failed: all.filter(({ state, nextPage }) => state === 'failed' && nextPage === 0).length,
      total: known && all.length,
      images: known?.filter(isImagePlan).length ?? 0,
      denied: known?.filter((plan) => !isImagePlan(plan) && !mayRestore(grants.value, plan)).length ?? 0,
    };
  });
  const phase = computed<EverywherePhase>(() => {
    if (term.value === '') return 'idle';
    if (failure.value) return 'failed';
    if (isStopped.value) return 'stopped';
    // Another page of a plan that has answered is nothing that the search waits for.
    const isBusy = [...sections.value.values()].some(
      ({ state, nextPage }) => nextPage === 0 && (state === 'waiting' || state === 'reading'),
    );
    return plans.value === undefined || isBusy ? 'searching' : 'done';
  });

  /** What runs, or a new run where that was stopped. */
  function liveRun(device: number): Run {
    if (run && !run.controller.signal.aborted) return run;
    const controller = new AbortController();
    run = { nodeId: device, controller, queue: createRequestQueue(plansAtOnce, controller.signal) };
    return run;
  }

  function isOver(mine: Run): boolean {
    return run !== mine || mine.controller.signal.aborted;
  }

  function forget(): void {
    run?.controller.abort();
    run = undefined;
    batch(() => {
      sections.value = new Map();
      order.value = [];
      failure.value = undefined;
      isStopped.value = false;
    });
  }

  async function start(): Promise<void> {
    const device = nodeId.peek();
    if (device === undefined) return;
    const mine = liveRun(device);
    try {
      const known = plans.peek() ?? (await readPlans(mine));
      if (isOver(mine)) return;
      const open = known.filter((plan) => !isImagePlan(plan) && mayRestore(grants.peek(), plan));
      batch(() => {
        plans.value = known;
        sections.value = new Map(open.map((plan) => [plan.uid, unasked(plan)]));
      });
      for (const plan of open) ask(mine, plan.uid);
    } catch (error) {
      if (!isOver(mine)) failure.value = { error };
    }
  }

  function readPlans({ nodeId: device, controller }: Run): Promise<readonly BackupPlan[]> {
    return plansOf.read({ params: { nodeId: device } }, controller.signal);
  }

  function ask(mine: Run, uid: string): void {
    const searchTerm = term.peek();
    mine.queue.add(async () => {
      const before = sections.peek().get(uid);
      if (isOver(mine) || !before) return;
      put({ ...before, state: 'reading', failure: undefined });
      try {
        const { signal: abort } = mine.controller;
        const after = await askPlan(before, { client, nodeId: mine.nodeId, searchTerm, signal: abort });
        if (!isOver(mine)) settle(after);
      } catch (error) {
        if (!isOver(mine)) settle({ ...before, state: 'failed', failure: { error } });
      }
    });
  }

  function settle(hits: PlanHits): void {
    batch(() => {
      put(hits);
      const { uid } = hits.plan;
      const isWorthShowing = hits.rows.length > 0 || hits.failure !== undefined;
      if (isWorthShowing && !order.peek().includes(uid)) order.value = [...order.peek(), uid];
    });
  }

  function put(hits: PlanHits): void {
    // Setting a key that is there keeps its place: they stay in the order of the plans.
    sections.value = new Map(sections.peek()).set(hits.plan.uid, hits);
  }

  /** Asks a plan once more, within what runs. */
  function askAgain(uid: string): void {
    const hits = sections.peek().get(uid);
    const device = nodeId.peek();
    if (device === undefined || !hits || hits.state === 'reading' || hits.state === 'waiting') return;
    put({ ...hits, state: 'reading', failure: undefined });
    ask(liveRun(device), uid);
  }

  return {
    term,
    phase,
    progress,
    failure,
    groups: computed(() => order.value.flatMap((uid) => sections.value.get(uid) ?? [])),
    hitCount: computed(() => [...sections.value.values()].reduce((sum, { total }) => sum + total, 0)),

    setDevice(next) {
      if (next === nodeId.peek()) return;
      batch(() => {
        forget();
        plans.value = undefined;
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
      run?.controller.abort();
      batch(() => {
        sections.value = new Map([...sections.peek()].map(([uid, hits]) => [uid, withdrawn(hits)]));
        isStopped.value = true;
      });
    },

    resume() {
      const device = nodeId.peek();
      if (phase.peek() !== 'stopped' || device === undefined) return;
      isStopped.value = false;
      if (plans.peek() === undefined) return void start();
      const mine = liveRun(device);
      for (const [uid, { state }] of sections.peek()) if (state === 'waiting') ask(mine, uid);
    },

    refresh() {
      const device = nodeId.peek();
      if (term.peek() === '' || device === undefined) return;
      plansOf.invalidate({ params: { nodeId: device } });
      batch(() => {
        forget();
        plans.value = undefined;
      });
      void start();
    },

    loadMore(uid) {
      if (sections.peek().get(uid)?.hasMore) askAgain(uid);
    },

    retry: askAgain,

    retryFailed() {
      for (const [uid, { state }] of sections.peek()) if (state === 'failed') askAgain(uid);
    },
  };
}
