/** What a resource under test reads: kept, and answered when and as the test likes. */
export interface Read<Question, Answer> {
  question: Question;
  signal: AbortSignal;
  answer(value: Answer): Promise<void>;
  fail(error: unknown): Promise<void>;
}

export interface Reads<Question, Answer> {
  readonly count: number;
  /** Deaf to the abort, as nobody promised to heed it. */
  read(question: Question, signal: AbortSignal): Promise<Answer>;
  at(index: number): Read<Question, Answer>;
  /** Any of them, counted round; `undefined` where there are none. */
  any(index: number): Read<Question, Answer> | undefined;
  /** Neither answered nor aborted. */
  open(): Read<Question, Answer>[];
  /** The one that is open. */
  only(): Read<Question, Answer>;
}

export function recordReads<Question, Answer>(): Reads<Question, Answer> {
  const all: Read<Question, Answer>[] = [];
  const settled = new Set<Read<Question, Answer>>();
  const reads: Reads<Question, Answer> = {
    get count() {
      return all.length;
    },
    read: (question, signal) =>
      new Promise((resolve, reject) => {
        const one: Read<Question, Answer> = {
          question,
          signal,
          answer(value) {
            settled.add(one);
            resolve(value);
            return turns();
          },
          fail(error) {
            settled.add(one);
            reject(error);
            return turns();
          },
        };
        all.push(one);
      }),
    at(index) {
      const found = all[index];
      if (!found) throw new Error(`Read ${index} of ${all.length}`);
      return found;
    },
    any: (index) => all[index % Math.max(1, all.length)],
    open: () => all.filter((one) => !settled.has(one) && !one.signal.aborted),
    only() {
      const [found, ...others] = reads.open();
      if (!found || others.length > 0) throw new Error(`${found ? others.length + 1 : 0} reads are open`);
      return found;
    },
  };
  return reads;
}

/** Lets what follows from answers happen. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await undefined;
}
