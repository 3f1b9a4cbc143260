/**
 * The auto map of organizations, for either provider: its preview with a tick for each pair, and saving what stays ticked.
 * What somebody unticks is remembered as refused, so that it is not proposed again. Source: spec 002 §2.4 and §4.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../base/resource/resource-state.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import type { Press } from '../host/http/idempotency.ts';
import { previewAccountAutoMap, refuseAccountMatches, saveAccountMappings } from './account-contract.ts';
import { previewAutoMap, refuseMatches, saveOrganizationMappings } from './company-contract.ts';
import type { AutoMapPreview } from './psa-shapes.ts';
import type { Provider } from './psa-terms.ts';

export interface AutoMapOptions {
  readonly client: HttpClient;
  readonly provider: Provider;
  /** The least score; default that of `matchNames`. */
  readonly threshold?: number;
  /** How many organizations are mapped. */
  onSaved(count: number): void;
}

type Match = AutoMapPreview['matches'][number];

interface Shape {
  readonly preview: ReadonlySignal<ResourceState<AutoMapPreview>>;
  /** Ids of organizations. At first all that are proposed. */
  readonly ticked: ReadonlySignal<ReadonlySet<string>>;
  /** Auto Map can be pressed. */
  readonly canSave: ReadonlySignal<boolean>;
  readonly isSaving: ReadonlySignal<boolean>;
  /** Why saving failed last. */
  readonly failure: ReadonlySignal<unknown>;
  retry(): void;
  tick(clientId: string, isTicked: boolean): void;
  tickAll(isTicked: boolean): void;
  /** Does nothing while one is under way. Answers whether it was saved. */
  save(): Promise<boolean>;
}
export type AutoMapModel = Model<Shape>;

export function createAutoMap(options: AutoMapOptions): AutoMapModel {
  return new (createModel<Shape>(() => autoMap(options)))();
}

function autoMap({ client, provider, threshold, onSaved }: AutoMapOptions): Shape {
  const isFirst = provider === 'psacw';
  const unticked = signal<ReadonlySet<string>>(new Set());
  const isSaving = signal(false);
  const failure = signal<unknown>(undefined);
  /** Each its own call, tried again as the same. */
  const [press, refusalPress]: [Press, Press] = [{}, {}];
  const preview = createResource<void, AutoMapPreview>({
    read(_, signal) {
      const body = threshold === undefined ? {} : { threshold };
      return client.call(isFirst ? previewAutoMap : previewAccountAutoMap, { params: {}, body }, { signal });
    },
  });
  preview.ask();

  const matches = computed((): readonly Match[] => valueIn(preview.state.value)?.matches ?? []);
  const ticked = computed(() => {
    const ids = matches.value.map(({ clientId }) => clientId);
    return new Set(ids.filter((id) => !unticked.value.has(id)));
  });

  async function send(): Promise<void> {
    const chosen = matches.peek().filter(({ clientId }) => ticked.peek().has(clientId));
    const refused = matches.peek().filter(({ clientId }) => !ticked.peek().has(clientId));
    const described = chosen.map(({ clientId, match: { id, score, reason } }) => ({ clientId, id, score, reason }));
    if (isFirst) {
      const mappings = described.map(({ id, ...rest }) => ({ ...rest, companyId: id }));
      await client.call(saveOrganizationMappings, { params: {}, body: { origin: 'AUTO', mappings } }, { press });
    } else {
      const mappings = described.map(({ id, ...rest }) => ({ ...rest, accountId: id }));
      await client.call(saveAccountMappings, { params: {}, body: { origin: 'AUTO', mappings } }, { press });
    }
    if (refused.length === 0) return;
    const pairs = refused.map(({ clientId, match }) => ({ clientId, targetId: match.id }));
    const call = isFirst ? refuseMatches : refuseAccountMatches;
    await client.call(call, { params: {}, body: { pairs } }, { press: refusalPress });
  }

  return {
    preview: preview.state,
    ticked,
    canSave: computed(() => ticked.value.size > 0 && !isSaving.value),
    isSaving,
    failure,
    retry: preview.retry,
    tick(clientId, isTicked) {
      const next = new Set(unticked.peek());
      if (isTicked) next.delete(clientId);
      else next.add(clientId);
      unticked.value = next;
    },
    tickAll(isTicked) {
      unticked.value = new Set(isTicked ? [] : matches.peek().map(({ clientId }) => clientId));
    },
    async save() {
      if (isSaving.peek() || ticked.peek().size === 0) return false;
      isSaving.value = true;
      failure.value = undefined;
      try {
        await send();
        onSaved(ticked.peek().size);
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
