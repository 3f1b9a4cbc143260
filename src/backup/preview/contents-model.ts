/** The bytes of the revisions that are looked at: each read once, a few kept for going back and forth. */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource, type Resource } from '../../base/resource/resource.ts';
import { isBusy, type ResourceState } from '../../base/resource/resource-state.ts';
import { type ReadBytes, TooLarge } from './read-revision.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Shape {
  /** By revision, of those that were wanted lately. */
  states: ReadonlySignal<ReadonlyMap<string, ResourceState<Bytes>>>;
  /** Reads these; gives up what is still being read of others. */
  want(revisionIds: readonly string[]): void;
  /** Those that failed, among what is wanted. */
  retry(): void;
}
export type ContentsModel = Model<Shape>;

/** Revisions whose bytes are kept, the wanted ones included. */
const kept = 6;

export function createContents(readBytes: ReadBytes): ContentsModel {
  return new (createModel<Shape>(() => contentsModel(readBytes)))();
}

function contentsModel(readBytes: ReadBytes): Shape {
  // Oldest first: those are forgotten first.
  const revisions = signal<ReadonlyMap<string, Resource<string, Bytes>>>(new Map());
  let wanted: readonly string[] = [];

  effect(() => () => {
    for (const revision of revisions.peek().values()) revision[Symbol.dispose]();
  });

  function isForgotten(id: string, revision: Resource<string, Bytes>, count: number): boolean {
    return !wanted.includes(id) && (count > kept || isBusy(revision.state.peek()));
  }

  return {
    states: computed(() => new Map([...revisions.value].map(([id, { state }]) => [id, state.value]))),

    want(ids) {
      wanted = ids;
      const next = new Map(revisions.peek());
      batch(() => {
        for (const id of ids) {
          if (next.has(id)) continue;
          const revision = createResource({ read: readBytes });
          revision.ask(id);
          next.set(id, revision);
        }
        for (const [id, revision] of next) {
          if (!isForgotten(id, revision, next.size)) continue;
          revision[Symbol.dispose]();
          next.delete(id);
        }
        revisions.value = next;
      });
    },

    retry() {
      for (const id of wanted) {
        const revision = revisions.peek().get(id);
        const state = revision?.state.peek();
        // It would be as large again.
        if (state?.status === 'failed' && !(state.error instanceof TooLarge)) revision?.retry();
      }
    },
  };
}
