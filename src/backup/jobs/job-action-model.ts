/**
 * Canceling, clearing and retrying restore jobs. Source: spec 000 §4: cancel after confirmation, clear marks as ignored.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { EndpointResponse } from '../../host/http/endpoint.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { pageAnswer } from '../../host/page-answer.ts';
import { cancelRestoreJob, clearRestoreJob } from '../job-contract.ts';
import { refusal } from '../recovery/refusal.ts';
import { retryRestoreJob } from '../report-contract.ts';
import { announceJob } from './job-news.ts';
import type { JobHooks, JobOrder } from './job-view-types.ts';

export type JobAction = 'cancel' | 'clear' | 'retry';
/** `declined`: the host does it its own way. */
export type JobActionResult = 'done' | 'declined';

export interface JobActionOptions {
  client: HttpClient;
  /** Hears of what the client did not report itself. */
  report(error: unknown): void;
  /** The host's, as they are when something is done. */
  hooks(): JobHooks;
  /** `made` is the job that a retry has made. */
  onEnd(action: JobAction, result: JobActionResult, order: JobOrder, made?: string): void;
}

interface Shape {
  /** What is on its way, by job. */
  running: ReadonlySignal<ReadonlyMap<string, JobAction>>;
  /** Why the last attempt failed, by job. */
  failures: ReadonlySignal<ReadonlyMap<string, { action: JobAction; error: unknown }>>;
  start(action: JobAction, order: JobOrder): void;
  /** Stops waiting for the answer. The server may have done it all the same. */
  giveUp(jobUID: string): void;
  forgetFailure(jobUID: string): void;
}
export type JobActionModel = Model<Shape>;

export function createJobActionModel(options: JobActionOptions): JobActionModel {
  return new (createModel<Shape>(() => jobActionModel(options)))();
}

const endpoints = { cancel: cancelRestoreJob, clear: clearRestoreJob, retry: retryRestoreJob } as const;

function jobActionModel({ client, report, hooks, onEnd }: JobActionOptions): Shape {
  const running = signal<ReadonlyMap<string, JobAction>>(new Map());
  const failures = signal<ReadonlyMap<string, { action: JobAction; error: unknown }>>(new Map());
  const turns = new Map<string, AbortController>();
  const presses = new Map<string, Press>();

  effect(() => () => {
    for (const turn of turns.values()) turn.abort();
    turns.clear();
  });

  async function run(
    action: JobAction,
    order: JobOrder,
    turn: AbortController,
    taken: true | Promise<unknown>,
  ): Promise<void> {
    const { nodeId, jobUID } = order;
    const endpoint = endpoints[action];
    try {
      const options = { signal: turn.signal, press: pressOf(jobUID) };
      const answer: Answer = await (taken === true
        ? client.call(endpoint, { params: { nodeId, jobUID } }, options)
        : pageAnswer(taken));
      if (turns.get(jobUID) !== turn) return;
      if (answer.resultCode !== 'SUCCESS') throw refusal(endpoint, answer);
      const made = answer.jobUID ?? undefined;
      settle(jobUID);
      if (action === 'cancel') hooks().onCanceled?.(order);
      else if (action === 'clear') hooks().onCleared?.(order);
      else if (made !== undefined) hooks().onRetried?.({ ...order, retryUID: made });
      announceJob(nodeId, made ?? jobUID);
      onEnd(action, 'done', order, made);
    } catch (error) {
      if (turns.get(jobUID) !== turn) return;
      settle(jobUID);
      report(error);
      failures.value = new Map(failures.peek()).set(jobUID, { action, error });
      // It may have ended meanwhile, which is the usual reason: whoever shows it should look.
      announceJob(nodeId, jobUID);
    }
  }

  /** Of the job's latest attempt: canceling and clearing are calls of their own, and so have keys of their own. */
  function pressOf(jobUID: string): Press {
    const press = presses.get(jobUID) ?? {};
    presses.set(jobUID, press);
    return press;
  }

  function settle(jobUID: string): void {
    turns.delete(jobUID);
    running.value = without(running.peek(), jobUID);
  }

  return {
    running,
    failures,

    start(action, order) {
      const { jobUID } = order;
      if (turns.has(jobUID)) return;
      const { onCancelRequest, onClearRequest, onRetryRequest } = hooks();
      const asks = { cancel: onCancelRequest, clear: onClearRequest, retry: onRetryRequest };
      const taken = asks[action]?.(order) ?? true;
      if (taken === false) {
        onEnd(action, 'declined', order);
        return;
      }
      const turn = new AbortController();
      turns.set(jobUID, turn);
      running.value = new Map(running.peek()).set(jobUID, action);
      failures.value = without(failures.peek(), jobUID);
      void run(action, order, turn, taken);
    },

    giveUp(jobUID) {
      turns.get(jobUID)?.abort();
      settle(jobUID);
    },

    forgetFailure(jobUID) {
      failures.value = without(failures.peek(), jobUID);
    },
  };
}

type Answer = EndpointResponse<typeof clearRestoreJob> & Partial<EndpointResponse<typeof retryRestoreJob>>;

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
}
