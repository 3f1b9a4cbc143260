/** The mappings of a kind: read, kept by name, deleted. What was saved here is shown before the server is asked again. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import type { Named } from '../mapping-choice.ts';
import { inNameOrder } from '../mapping-names.ts';
import type { NamedMappingKind } from './named-mapping-kinds.ts';

interface Shape<Mapping> {
  readonly state: ReadonlySignal<ResourceState<readonly Mapping[]>>;
  /** By name; none as long as they have not come. */
  readonly mappings: ReadonlySignal<readonly Mapping[]>;
  /** Asks again, whether the last time has failed or not. */
  refresh(): void;
  /** Of one that was saved. */
  keep(stored: Mapping): void;
  /**
   * Answers whether this deleted it: somebody else may have been faster. Rejects with a `CallError`, and keeps it then.
   * @param press Of whoever asked for it, for trying again
   */
  remove(id: string, press: Press): Promise<boolean>;
}
export type NamedMappingListModel<Mapping> = Model<Shape<Mapping>>;

export interface MappingListOptions<Mapping extends Named, Body> {
  readonly client: HttpClient;
  readonly kind: NamedMappingKind<Mapping, Body>;
  /** Whose order of names. Reads a signal. */
  locale(): string;
}

export function createMappingList<Mapping extends Named, Body>(
  options: MappingListOptions<Mapping, Body>,
): NamedMappingListModel<Mapping> {
  return new (createModel<Shape<Mapping>>(() => mappingList(options)))();
}

function mappingList<Mapping extends Named, Body>({
  client,
  kind,
  locale,
}: MappingListOptions<Mapping, Body>): Shape<Mapping> {
  /** By id what was saved, and null what is gone, until the server has told so itself. */
  const changes = signal<ReadonlyMap<string, Mapping | null>>(new Map());
  const lifetime = new AbortController();
  const list = createResource<void, readonly Mapping[]>({
    read: (_, signal) => client.call(kind.list, { params: {} }, { signal }),
    onAnswer() {
      changes.value = new Map();
    },
  });
  list.ask();
  effect(() => () => lifetime.abort());

  function change(id: string, mapping: Mapping | null): void {
    changes.value = new Map(changes.peek()).set(id, mapping);
    list.refresh();
  }

  return {
    state: list.state,
    mappings: computed(() => {
      const read = (valueIn(list.state.value) ?? []).filter(({ id }) => !changes.value.has(id));
      return inNameOrder([...read, ...[...changes.value.values()].filter((mapping) => mapping !== null)], locale());
    }),
    refresh: list.refresh,
    keep: (stored) => change(stored.id, stored),
    async remove(id, press) {
      const deleted = await client
        .call(kind.remove, { params: { id } }, { press, signal: lifetime.signal })
        .then(() => true, ifGone);
      change(id, null);
      return deleted;
    },
  };
}

function ifGone(error: unknown): boolean {
  if (error instanceof CallError && error.kind === 'not-found') return false;
  throw error;
}
