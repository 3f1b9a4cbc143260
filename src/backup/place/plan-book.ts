/** A device's plans by id: a place deep inside one needs its kind and numbers before anything can be listed there. */
import { batch, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { HttpClient } from '../../host/http-client.ts';
import { type BackupPlan, listPlans } from '../plan-contract.ts';

interface Shape {
  /** `undefined` until they were fetched. */
  plans: ReadonlySignal<ReadonlyMap<string, BackupPlan> | undefined>;
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  load(nodeId: number): void;
  /** Takes what the list of plans fetched for itself. */
  learn(plans: readonly BackupPlan[]): void;
  forget(): void;
}
export type PlanBook = Model<Shape>;

export function createPlanBook(client: HttpClient): PlanBook {
  return new (createModel<Shape>(() => planBookModel(client)))();
}

function planBookModel(client: HttpClient): Shape {
  const plans = signal<ReadonlyMap<string, BackupPlan> | undefined>(undefined);
  const failure = signal<{ error: unknown } | undefined>(undefined);
  let request: AbortController | undefined;
  effect(() => () => request?.abort());

  function learn(answer: readonly BackupPlan[]): void {
    batch(() => {
      plans.value = new Map(answer.map((plan) => [plan.uid, plan]));
      failure.value = undefined;
    });
  }

  return {
    plans,
    failure,
    learn,

    load(nodeId) {
      request?.abort();
      const current = new AbortController();
      request = current;
      failure.value = undefined;
      client.call(listPlans, { params: { nodeId } }, { signal: current.signal }).then(
        (answer) => {
          if (request === current) learn(answer);
        },
        (error: unknown) => {
          if (request === current) failure.value = { error };
        },
      );
    },

    forget() {
      request?.abort();
      request = undefined;
      batch(() => {
        plans.value = undefined;
        failure.value = undefined;
      });
    },
  };
}
