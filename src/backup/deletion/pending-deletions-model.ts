/**
 * Deletions that were confirmed and are not sent yet. Nothing is sent before the time is up; what is taken away before
 * that, with its element or its page, is never sent and is told to whoever asked for it.
 */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { CallOptions, HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { refusal } from '../recovery/refusal.ts';
import { deletePlans, deleteRevisions } from '../recovery-contract.ts';
import { type DeletionOrder, orderKey } from './deletion-order.ts';
import { deletionTimes } from './deletion-times.ts';

export interface PendingDeletion {
  id: number;
  order: DeletionOrder;
  /** Whole seconds until it is sent, rounded up. */
  secondsLeft: number;
  /** Time stands still: somebody is at its notice. */
  isHeld: boolean;
  /** It is on its way and cannot be undone any more. */
  isSent: boolean;
}

export interface PendingDeletionsOptions {
  client: HttpClient;
  onScheduled(order: DeletionOrder): void;
  onFailed(order: DeletionOrder, error: unknown): void;
  /** Taken away before it was answered. `wasSent`: the server may have taken it all the same. */
  onAbandoned(order: DeletionOrder, wasSent: boolean): void;
  /** Nobody can undo at the moment, because a dialog stands before it: then no time passes. */
  isOutOfReach?: () => boolean;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

interface Shape {
  /** Oldest first. */
  pending: ReadonlySignal<readonly PendingDeletion[]>;
  /** `false` where the same is pending already. */
  add(order: DeletionOrder): boolean;
  /** At once, for one that failed after its time was up. */
  send(order: DeletionOrder): void;
  /** The order, where it was still time. */
  undo(id: number): DeletionOrder | undefined;
  hold(id: number, isHeld: boolean): void;
  /** The page is left: nothing of it is sent. */
  abandon(): void;
}
export type PendingDeletionsModel = Model<Shape>;

export function createPendingDeletionsModel(options: PendingDeletionsOptions): PendingDeletionsModel {
  return new (createModel<Shape>(() => pendingDeletionsModel(options)))();
}

interface Kept extends PendingDeletion {
  /** Changes with every tick, which nobody needs to hear of. */
  readonly time: {
    /** Milliseconds of waiting that were left at `since`. */
    left: number;
    since: number;
  };
  turn: AbortController;
}

function pendingDeletionsModel(options: PendingDeletionsOptions): Shape {
  const { client, onScheduled, onFailed, onAbandoned } = options;
  const { isOutOfReach = () => false, now = () => performance.now() } = options;
  const pending = signal<readonly Kept[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const presses = new WeakMap<DeletionOrder, Press>();

  effect(() => () => abandon());

  function keep(order: DeletionOrder, left: number): Kept {
    lastId += 1;
    const turn = new AbortController();
    const time = { left, since: now() };
    return { id: lastId, order, time, isHeld: false, isSent: false, secondsLeft: seconds(left), turn };
  }

  function tick(): void {
    timer = undefined;
    const at = now();
    const stands = isOutOfReach();
    for (const one of pending.peek()) {
      const { time } = one;
      if (!one.isSent && !one.isHeld && !stands) time.left -= at - time.since;
      time.since = at;
      if (one.isSent || one.isHeld) continue;
      if (time.left <= 0) void sendNow(one);
      else if (seconds(time.left) !== one.secondsLeft) change(one.id, { secondsLeft: seconds(time.left) });
    }
    schedule();
  }

  function schedule(): void {
    const isCounting = pending.peek().some((one) => !one.isSent && !one.isHeld);
    if (isCounting) timer ??= setTimeout(tick, deletionTimes.tick);
  }

  async function sendNow(one: Kept): Promise<void> {
    const { id, order, turn } = one;
    change(id, { isSent: true, secondsLeft: 0 });
    try {
      await call(client, order, { signal: turn.signal, press: pressOf(order) });
      if (drop(id)) onScheduled(order);
    } catch (error) {
      if (drop(id)) onFailed(order, error);
    }
  }

  /** Of an order that failed and is sent again. */
  function pressOf(order: DeletionOrder): Press {
    const press = presses.get(order) ?? {};
    presses.set(order, press);
    return press;
  }

  function change(id: number, changes: Partial<Kept>): void {
    pending.value = pending.peek().map((one) => (one.id === id ? { ...one, ...changes } : one));
  }

  function drop(id: number): boolean {
    const before = pending.peek();
    pending.value = before.filter((one) => one.id !== id);
    return pending.peek().length < before.length;
  }

  function isPending(order: DeletionOrder): boolean {
    return pending.peek().some((one) => orderKey(one.order) === orderKey(order));
  }

  function abandon(): void {
    clearTimeout(timer);
    timer = undefined;
    const given = pending.peek();
    pending.value = [];
    for (const { order, isSent, turn } of given) {
      turn.abort();
      onAbandoned(order, isSent);
    }
  }

  return {
    pending,

    add(order) {
      if (isPending(order)) return false;
      pending.value = [...pending.peek(), keep(order, deletionTimes.undo)];
      schedule();
      return true;
    },

    send(order) {
      if (isPending(order)) return;
      const one = keep(order, 0);
      pending.value = [...pending.peek(), one];
      void sendNow(one);
    },

    undo(id) {
      const one = pending.peek().find((candidate) => candidate.id === id);
      if (!one || one.isSent) return undefined;
      drop(id);
      return one.order;
    },

    hold(id, isHeld) {
      const one = pending.peek().find((candidate) => candidate.id === id);
      if (!one || one.isSent || one.isHeld === isHeld) return;
      const at = now();
      // What has passed since the last look was still its time.
      if (isHeld && !isOutOfReach()) one.time.left -= at - one.time.since;
      one.time.since = at;
      change(id, { isHeld });
      schedule();
    },

    abandon,
  };
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

async function call(client: HttpClient, order: DeletionOrder, options: CallOptions): Promise<void> {
  const endpoint = order.of === 'plans' ? deletePlans : deleteRevisions;
  const answer = await (order.of === 'plans'
    ? client.call(
        deletePlans,
        { params: { nodeId: order.nodeId }, query: { planName: order.planName }, body: [...order.planIds] },
        options,
      )
    : client.call(
        deleteRevisions,
        {
          params: { nodeId: order.nodeId, planId: order.planId },
          body: {
            fileIds: [...order.fileIds],
            folderIds: [...order.folderIds],
            planName: order.planName,
            volumes: [...order.volumes],
          },
        },
        options,
      ));
  if (answer.resultCode !== 'SUCCESS') throw refusal(endpoint, answer);
}
