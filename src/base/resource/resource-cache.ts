/**
 * Answers by key, kept until they are invalidated. Several who ask for the same at once share one request, which is
 * aborted when the last of them has given up. Failures are not kept.
 */
import { signal } from '@preact/signals-core';
import { orAborted } from '../or-aborted.ts';

export interface ResourceCache<Value> {
  /** What was answered last. A computed or an effect that reads it hears of newer answers. */
  get(key: string): { readonly value: Value } | undefined;
  /** The kept answer, or that of `load`. Rejects with the reason when `signal` aborts. */
  read(key: string, load: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal): Promise<Value>;
  /** Asks anew next time, also where a request is under way: its answer goes to those who wait for it, and is not kept. */
  invalidate(key: string): void;
  invalidateAll(): void;
}

interface Request<Value> {
  controller: AbortController;
  askers: number;
  answer: Promise<Value>;
}

/** @param maximum Answers that are kept; the oldest goes first. */
export function createResourceCache<Value>(maximum = 50): ResourceCache<Value> {
  const kept = signal<ReadonlyMap<string, Value>>(new Map());
  const requests = new Map<string, Request<Value>>();

  function keep(key: string, value: Value): void {
    const next = new Map(kept.peek());
    next.delete(key);
    next.set(key, value);
    for (const oldest of next.keys()) {
      if (next.size <= maximum) break;
      next.delete(oldest);
    }
    kept.value = next;
  }

  function begin(key: string, load: (signal: AbortSignal) => Promise<Value>): Request<Value> {
    const controller = new AbortController();
    const request: Request<Value> = { controller, askers: 0, answer: answerOf() };
    requests.set(key, request);
    return request;

    async function answerOf(): Promise<Value> {
      try {
        const value = await load(controller.signal);
        if (requests.get(key) === request) keep(key, value);
        return value;
      } finally {
        if (requests.get(key) === request) requests.delete(key);
      }
    }
  }

  return {
    get(key) {
      const value = kept.value.get(key);
      return value === undefined && !kept.value.has(key) ? undefined : { value: value as Value };
    },

    async read(key, load, signal) {
      signal.throwIfAborted();
      const known = kept.peek();
      if (known.has(key)) return known.get(key) as Value;
      const request = requests.get(key) ?? begin(key, load);
      request.askers += 1;
      const leave = () => {
        request.askers -= 1;
        if (request.askers > 0) return;
        if (requests.get(key) === request) requests.delete(key);
        request.controller.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await orAborted(request.answer, signal);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },

    invalidate(key) {
      requests.delete(key);
      if (!kept.peek().has(key)) return;
      const next = new Map(kept.peek());
      next.delete(key);
      kept.value = next;
    },

    invalidateAll() {
      requests.clear();
      if (kept.peek().size > 0) kept.value = new Map();
    },
  };
}
