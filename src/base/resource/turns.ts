/** One question at a time: a newer one aborts the older, whose answer is lost whether it heeds the abort or not. */
export interface Turn<Answer> {
  /** Milliseconds before it is asked; a newer question meanwhile takes its place. Default: asked at once. */
  delay?: number | undefined;
  read(signal: AbortSignal): Promise<Answer>;
  /** Not called once a newer question was asked, or this one was given up. */
  done(answer: Answer): void;
  failed(error: unknown): void;
}

export interface Turns {
  take<Answer>(turn: Turn<Answer>): void;
  /** Nothing is wanted any more of what waits or is under way. */
  giveUp(): void;
  /** Resolves when nothing waits or is under way. */
  settled(): Promise<void>;
  /** Gives up, for good: nothing is asked any more. */
  end(): void;
}

export function createTurns(): Turns {
  let current: { controller: AbortController; timer?: ReturnType<typeof setTimeout> } | undefined;
  let hasEnded = false;
  const settling: (() => void)[] = [];

  /** The newer question stands before the older is aborted: whoever hears of the abort finds it there. */
  function replace(next: typeof current): void {
    const before = current;
    current = next;
    clearTimeout(before?.timer);
    before?.controller.abort();
  }

  function tellSettled(): void {
    if (current === undefined) for (const resolve of settling.splice(0)) resolve();
  }

  async function run<Answer>(mine: NonNullable<typeof current>, { read, done, failed }: Turn<Answer>): Promise<void> {
    let tell: () => void;
    try {
      const answer = await read(mine.controller.signal);
      tell = () => done(answer);
    } catch (error) {
      tell = () => failed(error);
    }
    if (current !== mine) return;
    current = undefined;
    try {
      tell();
    } finally {
      tellSettled();
    }
  }

  function giveUp(): void {
    replace(undefined);
    tellSettled();
  }

  return {
    take(turn) {
      if (hasEnded) return;
      const mine: NonNullable<typeof current> = { controller: new AbortController() };
      replace(mine);
      if (turn.delay) mine.timer = setTimeout(() => void run(mine, turn), turn.delay);
      else void run(mine, turn);
    },
    giveUp,
    settled: () =>
      new Promise((resolve) => {
        settling.push(resolve);
        tellSettled();
      }),
    end() {
      hasEnded = true;
      giveUp();
    },
  };
}
