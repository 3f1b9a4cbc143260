/** Runs jobs in the order in which they came, a few at a time. Those that wait are forgotten once the signal aborts. */
export interface RequestQueue {
  /** A job that rejects has failed on its own account: the others go on. */
  add(job: () => Promise<unknown>): void;
}

export function createRequestQueue(width: number, signal: AbortSignal): RequestQueue {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  function next(): void {
    while (running < width && !signal.aborted) {
      const job = waiting.shift();
      if (!job) return;
      running += 1;
      job()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          next();
        });
    }
  }

  return {
    add(job) {
      waiting.push(job);
      next();
    },
  };
}
