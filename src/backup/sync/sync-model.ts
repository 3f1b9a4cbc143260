/** Making the job that uploads what a plan keeps only locally. Source: spec 000 §7 (jobs), §8. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { pageAnswer } from '../../host/page-answer.ts';
import { createSyncJob, syncAlreadyRunning } from '../job-contract.ts';
import { refusal } from '../recovery/refusal.ts';
import type { SyncOrder } from './sync-types.ts';

export type SyncResult = { is: 'created'; jobUID: string | undefined } | { is: 'already-running' };

export interface SyncModelOptions {
  client: HttpClient;
  order: SyncOrder;
  /** Hears of what the client did not report itself. */
  report(error: unknown): void;
  onResult(result: SyncResult): void;
}

interface Shape {
  isRunning: ReadonlySignal<boolean>;
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  /** `work` is the host's, where it does it in the place of the call. */
  start(work?: Promise<unknown>): void;
}
export type SyncModel = Model<Shape>;

export function createSyncModel(options: SyncModelOptions): SyncModel {
  return new (createModel<Shape>(() => syncModel(options)))();
}

function syncModel({ client, order: { nodeId, planId }, report, onResult }: SyncModelOptions): Shape {
  const isRunning = signal(false);
  const failure = signal<{ error: unknown } | undefined>(undefined);
  const lifetime = new AbortController();
  const press: Press = {};
  effect(() => () => lifetime.abort());

  async function run(work?: Promise<unknown>): Promise<void> {
    const { signal } = lifetime;
    try {
      const result = await make(signal, work);
      if (signal.aborted) return;
      isRunning.value = false;
      onResult(result);
    } catch (error) {
      if (signal.aborted) return;
      isRunning.value = false;
      report(error);
      failure.value = { error };
    }
  }

  async function make(signal: AbortSignal, work?: Promise<unknown>): Promise<SyncResult> {
    try {
      const answer = await (work
        ? pageAnswer(work)
        : client.call(createSyncJob, { params: { nodeId, planId } }, { signal, press }));
      if (answer.resultCode === 'SUCCESS') return { is: 'created', jobUID: answer.jobUID ?? undefined };
      throw refusal(createSyncJob, answer);
    } catch (error) {
      // By a refusal or by an answer: backends do both.
      if (error instanceof CallError && error.resultCode === syncAlreadyRunning) return { is: 'already-running' };
      throw error;
    }
  }

  return {
    isRunning,
    failure,
    start(work) {
      if (isRunning.peek()) return;
      isRunning.value = true;
      failure.value = undefined;
      void run(work);
    },
  };
}
