/** Requests that run in the order in which they came, so many at a time. */

export interface RequestQueueOptions {
  /** How many run at once. */
  width: number;
  /** Once it aborts nothing begins any more. What runs is told by the signal that it was given. */
  signal: AbortSignal;
}

export interface RequestQueue {
  /**
   * Runs it when its turn comes. One that fails has failed on its own account: the others go on.
   *
   * @returns What the request gives. Rejects as it does, or with the signal's reason where its turn never came; whoever
   *   does not look at the answer need not catch that.
   */
  add<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
}

export function createRequestQueue({ width, signal }: RequestQueueOptions): RequestQueue {
  const waiting: { run(): Promise<void>; drop(): void }[] = [];
  let running = 0;

  /** Also what throws before it has promised anything only fails. */
  async function begin<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return request(signal);
  }

  function next(): void {
    while (running < width) {
      const turn = waiting.shift();
      if (!turn) return;
      running += 1;
      void turn.run().finally(() => {
        running -= 1;
        next();
      });
    }
  }

  signal.addEventListener('abort', () => {
    for (const { drop } of waiting.splice(0)) drop();
  });

  function add<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      const drop = () => reject(signal.reason);
      if (signal.aborted) {
        drop();
        return;
      }
      waiting.push({ run: () => begin(request).then(resolve, reject), drop });
      next();
    });
    answer.catch(() => undefined);
    return answer;
  }

  return { add };
}
