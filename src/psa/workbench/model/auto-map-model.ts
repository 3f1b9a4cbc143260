/**
 * The auto map of organizations, for either provider: its preview with a tick for each pair, candidates of the ambiguous
 * ones to be chosen, and saving. What somebody unticks is remembered as refused. Source: spec 002 §2.4 and §4.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import type { AutoMapPreview, PreviewProgress } from '../../psa-shapes.ts';
import type { MappingSource } from './mapping-source.ts';
import { createTicks } from './ticks.ts';
import type { PlannedChange, Workbench } from './workbench-model.ts';

export type Candidate = AutoMapPreview['matches'][number]['match'];
export type Ambiguous = AutoMapPreview['ambiguous'][number];
export type Match = AutoMapPreview['matches'][number];

export interface AutoMapOptions {
  readonly source: Pick<MappingSource, 'preview'>;
  readonly bench: Pick<Workbench, 'save' | 'refuse'>;
  /** How many organizations are mapped. */
  onSaved(count: number): void;
}

interface Shape {
  readonly preview: ReadonlySignal<ResourceState<AutoMapPreview>>;
  /** How far it is while it loads, where the server tells. */
  readonly progress: ReadonlySignal<PreviewProgress | undefined>;
  /** How many will be mapped: what is ticked and what is chosen. */
  readonly count: ReadonlySignal<number>;
  /** Of the matches; at first all of them. */
  readonly tickedCount: ReadonlySignal<number>;
  /** Organizations that are not to be mapped to what is proposed. */
  readonly unticked: ReadonlySignal<ReadonlySet<string>>;
  /** Candidates by ambiguous organization; at first none. */
  readonly chosen: ReadonlySignal<ReadonlyMap<string, Candidate>>;
  /** Auto Map can be pressed. */
  readonly canSave: ReadonlySignal<boolean>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Why saving failed last. */
  readonly failure: ReadonlySignal<unknown>;
  retry(): void;
  tick(clientIds: readonly string[], isTicked: boolean): void;
  /** Undefined leaves it as it is. */
  choose(clientId: string, candidate: Candidate | undefined): void;
  /** Does nothing while one is under way. Answers whether it was saved. */
  save(): Promise<boolean>;
}
export type AutoMapModel = Model<Shape>;

export function createAutoMap(options: AutoMapOptions): AutoMapModel {
  return new (createModel<Shape>(() => autoMap(options)))();
}

function autoMap({ source, bench, onSaved }: AutoMapOptions): Shape {
  const { unticked, tick } = createTicks();
  const chosen = signal<ReadonlyMap<string, Candidate>>(new Map());
  const isSaving = signal(false);
  const failure = signal<unknown>(undefined);
  /** Each its own call, tried again as the same. */
  const [press, refusalPress]: [Press, Press] = [{}, {}];
  /** What was saved already, where only remembering refusals has failed. */
  let savedCount: number | undefined;
  const progress = signal<PreviewProgress | undefined>(undefined);
  const preview = createResource<void, AutoMapPreview>({
    read(_, aborted) {
      progress.value = undefined;
      return source.preview(undefined, aborted, (told) => {
        progress.value = told;
      });
    },
  });
  preview.ask();

  const found = computed(() => valueIn(preview.state.value) ?? { matches: [], ambiguous: [] });
  const tickedCount = computed(() => found.value.matches.length - unticked.value.size);
  const count = computed(() => tickedCount.value + chosen.value.size);

  async function send(): Promise<number> {
    const { matches, ambiguous } = found.peek();
    const [off, picked] = [unticked.peek(), chosen.peek()];
    if (savedCount === undefined) {
      const changes = [
        ...matches.flatMap((one) => (off.has(one.clientId) ? [] : mapped(one, one.match))),
        ...ambiguous.flatMap((one) => {
          const candidate = picked.get(one.clientId);
          return candidate ? mapped(one, candidate) : [];
        }),
      ];
      savedCount = await bench.save('AUTO', 'AUTO', changes, press);
    }
    const refused = matches.filter(({ clientId }) => off.has(clientId));
    await bench.refuse(
      refused.map(({ clientId, match }) => ({ clientId, targetId: match.id })),
      refusalPress,
    );
    return savedCount;
  }

  return {
    preview: preview.state,
    progress,
    count,
    tickedCount,
    unticked,
    chosen,
    canSave: computed(() => count.value > 0 && !isSaving.value),
    isSaving,
    failure,
    retry: preview.retry,
    tick,
    choose(clientId, candidate) {
      const next = new Map(chosen.peek());
      if (candidate) next.set(clientId, candidate);
      else next.delete(clientId);
      chosen.value = next;
    },
    async save() {
      if (isSaving.peek() || count.peek() === 0) return false;
      isSaving.value = true;
      failure.value = undefined;
      try {
        onSaved(await send());
        return true;
      } catch (error) {
        failure.value = error;
        return false;
      } finally {
        isSaving.value = false;
      }
    },
  };
}

/** Only what is not mapped is proposed. What else is assigned stays. */
export function mapped(
  { clientId, clientName }: { clientId: string; clientName: string },
  { id, name, score, reason }: Candidate,
): PlannedChange {
  return {
    clientId,
    clientName,
    before: { target: null, assigned: {}, names: [], sites: 0 },
    after: { target: { id, name }, assigned: {}, names: [], sites: 0 },
    score,
    reason,
  };
}
