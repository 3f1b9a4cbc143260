/**
 * Organizations without a mapping, one after the other: one press maps the chosen proposal and goes on, another goes on,
 * another refuses the pair for good. Each press counts at once; it is saved behind it.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createRequestQueue } from '../../../base/request-queue.ts';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import type { PreviewProgress } from '../../psa-shapes.ts';
import { type Ambiguous, type Candidate, mapped } from './auto-map-model.ts';
import type { MappingSource } from './mapping-source.ts';
import type { PlannedChange, Workbench } from './workbench-model.ts';

export interface ReviewOptions {
  readonly source: Pick<MappingSource, 'preview'>;
  readonly bench: Pick<Workbench, 'send' | 'refuse' | 'record'>;
  /** The organization to begin with; default the first by name. */
  readonly from?: string | undefined;
  /** BCP 47, for the order of names. */
  readonly locale: string;
}

interface Shape {
  /** Organizations with proposals, by name. */
  readonly state: ReadonlySignal<ResourceState<readonly Ambiguous[]>>;
  /** How far the comparison of names is, where the server tells. */
  readonly progress: ReadonlySignal<PreviewProgress | undefined>;
  /** Undefined once all were seen. */
  readonly current: ReadonlySignal<Ambiguous | undefined>;
  /** How many were seen, of how many. */
  readonly seen: ReadonlySignal<number>;
  readonly total: ReadonlySignal<number>;
  readonly mappedCount: ReadonlySignal<number>;
  /** What can be mapped to it now: less what was refused, and what was mapped in this pass. */
  readonly candidates: ReadonlySignal<readonly Candidate[]>;
  readonly chosen: ReadonlySignal<Candidate | undefined>;
  /** What is not saved yet. */
  readonly pendingCount: ReadonlySignal<number>;
  /** What could not be saved. */
  readonly failedCount: ReadonlySignal<number>;
  readonly failure: ReadonlySignal<unknown>;
  retry(): void;
  choose(candidateId: string): void;
  /** The next one up or down the list of candidates. */
  step(by: 1 | -1): void;
  map(): void;
  skip(): void;
  refuse(): void;
  saveAgain(): void;
  /** Once nothing is on its way: what was mapped is one step, and the table is read anew. */
  finish(): Promise<void>;
}
export type Review = Model<Shape>;

export const createReview = (options: ReviewOptions): Review => new (createModel<Shape>(() => review(options)))();

interface Task {
  readonly press: Press;
  run(press: Press): Promise<unknown>;
}

/** Requests at once. */
const width = 2;

function review({ source, bench, from, locale }: ReviewOptions): Shape {
  const lifetime = new AbortController();
  const queue = createRequestQueue({ width, signal: lifetime.signal });
  const index = signal(0);
  const taken = signal<ReadonlySet<string>>(new Set());
  const refused = signal<ReadonlySet<string>>(new Set());
  const chosenId = signal<string | undefined>(undefined);
  const saved = signal<readonly PlannedChange[]>([]);
  const changeIds: string[] = [];
  const mappedCount = signal(0);
  const pendingCount = signal(0);
  const failed = signal<readonly Task[]>([]);
  const failure = signal<unknown>(undefined);
  const progress = signal<PreviewProgress | undefined>(undefined);
  const resource = createResource<void, readonly Ambiguous[]>({
    async read(_, aborted) {
      progress.value = undefined;
      const { matches, ambiguous } = await source.preview(undefined, aborted, (told) => {
        progress.value = told;
      });
      const { compare } = new Intl.Collator(locale);
      return [
        ...matches.map(({ clientId, clientName, match }) => ({ clientId, clientName, candidates: [match] })),
        ...ambiguous,
      ].sort((a, b) => compare(a.clientName, b.clientName));
    },
    onAnswer(items) {
      const start = items.findIndex(({ clientId }) => clientId === from);
      index.value = Math.max(0, start);
    },
  });
  resource.ask();
  effect(() => () => lifetime.abort());

  const items = computed(() => valueIn(resource.state.value) ?? []);
  const current = computed(() => items.value[index.value]);
  const candidates = computed(() => {
    const { clientId, candidates: all } = current.value ?? { clientId: '', candidates: [] };
    return all.filter(({ id }) => !taken.value.has(id) && !refused.value.has(pair(clientId, id)));
  });
  const chosen = computed(() => candidates.value.find(({ id }) => id === chosenId.value) ?? candidates.value[0]);

  function next(): void {
    chosenId.value = undefined;
    do index.value += 1;
    while (current.peek() !== undefined && candidates.peek().length === 0);
  }

  async function run(task: Task): Promise<void> {
    pendingCount.value += 1;
    try {
      await queue.add(() => task.run(task.press));
    } catch (error) {
      failed.value = [...failed.peek(), task];
      failure.value = error;
    } finally {
      pendingCount.value -= 1;
    }
  }

  return {
    state: resource.state,
    progress,
    current,
    seen: computed(() => Math.min(index.value, items.value.length)),
    total: computed(() => items.value.length),
    mappedCount,
    candidates,
    chosen,
    pendingCount,
    failedCount: computed(() => failed.value.length),
    failure,
    retry: resource.retry,
    choose(candidateId) {
      chosenId.value = candidateId;
    },
    step(by) {
      const all = candidates.peek();
      const at = all.findIndex(({ id }) => id === chosen.peek()?.id) + by;
      chosenId.value = all[Math.max(0, Math.min(all.length - 1, at))]?.id;
    },
    map() {
      const [item, candidate] = [current.peek(), chosen.peek()];
      if (!item || !candidate) return;
      const change = mapped(item, candidate);
      taken.value = new Set(taken.peek()).add(candidate.id);
      mappedCount.value += 1;
      void run({
        press: {},
        async run(press) {
          const { changeId } = await bench.send('MANUAL', [change], press);
          saved.value = [...saved.peek(), change];
          if (changeId !== undefined) changeIds.push(changeId);
        },
      });
      next();
    },
    skip() {
      if (current.peek()) next();
    },
    refuse() {
      const [item, candidate] = [current.peek(), chosen.peek()];
      if (!item || !candidate) return;
      const refusal = { clientId: item.clientId, targetId: candidate.id };
      refused.value = new Set(refused.peek()).add(pair(item.clientId, candidate.id));
      void run({ press: {}, run: (press) => bench.refuse([refusal], press) });
      chosenId.value = undefined;
      if (candidates.peek().length === 0) next();
    },
    saveAgain() {
      const tasks = failed.peek();
      failed.value = [];
      failure.value = undefined;
      for (const task of tasks) void run(task);
    },
    async finish() {
      await new Promise<void>((resolve) => {
        const stop = effect(() => {
          if (pendingCount.value === 0) resolve();
        });
        lifetime.signal.addEventListener('abort', stop);
      });
      bench.record('REVIEW', saved.peek(), changeIds);
    },
  };
}

const pair = (clientId: string, targetId: string) => `${clientId} ${targetId}`;
