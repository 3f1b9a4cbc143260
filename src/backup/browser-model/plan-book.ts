/**
 * A device's plans by id: a place deep inside one needs its kind and numbers before anything can be listed there. What
 * the list of plans was answered is known here, and the other way round.
 */
import { computed, createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import { cachedCall } from '../../host/http/cached-call.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { type BackupPlan, listPlans } from '../plan-contract.ts';

interface Shape {
  /** `undefined` until they were fetched. */
  plans: ReadonlySignal<ReadonlyMap<string, BackupPlan> | undefined>;
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  /** Asks for them, unless somebody was answered already. */
  load(nodeId: number): void;
  /** Whoever asks next for the device's plans gets them as they are then. */
  outdate(nodeId: number): void;
  forget(): void;
}
export type PlanBook = Model<Shape>;

export function createPlanBook(client: HttpClient): PlanBook {
  return new (createModel<Shape>(() => planBookModel(client)))();
}

function planBookModel(client: HttpClient): Shape {
  const call = cachedCall(client, listPlans);
  const keyOf = (nodeId: number) => call.keyOf({ params: { nodeId } });
  const list = createResource<number, readonly BackupPlan[]>({
    read: (nodeId, signal) => client.call(listPlans, { params: { nodeId } }, { signal }),
    cache: { answers: call.answers, keyOf },
  });

  return {
    plans: computed(() => {
      const known = valueIn(list.state.value);
      return known && new Map(known.map((plan) => [plan.uid, plan]));
    }),
    failure: computed(() => failureIn(list.state.value)),
    load: (nodeId) => list.ask(nodeId),
    outdate: (nodeId) => call.answers.invalidate(keyOf(nodeId)),
    forget() {
      call.answers.invalidateAll();
      list.reset();
    },
  };
}
