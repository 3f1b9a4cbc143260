/**
 * Previews that take as long as a provider wants: each is made in the background, and whoever asks is told how far it is
 * until it is there. One that nobody asks for any more is given up; one of all organizations is kept until something of it
 * changes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { AutoMapPreview } from '../../../src/psa/psa-shapes.ts';
import type { SearchOptions, SearchProgress } from './name-search.ts';

export interface SearchedPreviewsOptions<Order> {
  make(order: Order, options: Required<SearchOptions>): Promise<AutoMapPreview>;
  /** Another one with each change of what is mapped, refused or offered. */
  edition(): number;
  /** Milliseconds that an answer may take, and without a question after which nobody waits any more. */
  times?: { answer: number; abandoned: number };
}

interface Run {
  readonly preview: Promise<AutoMapPreview>;
  progress: SearchProgress;
  /** Somebody still waits. */
  stay(): void;
}

export class SearchedPreviews<Order extends object> {
  readonly #options: Required<SearchedPreviewsOptions<Order>>;
  readonly #runs = new Map<string, Run>();
  #kept: { edition: number; preview: AutoMapPreview } | undefined;

  constructor(options: SearchedPreviewsOptions<Order>) {
    this.#options = { times: { answer: 1_000, abandoned: 10_000 }, ...options };
  }

  /** Of all organizations; undefined where nobody has searched since something changed. */
  known(): AutoMapPreview | undefined {
    return this.#kept?.edition === this.#options.edition() ? this.#kept.preview : undefined;
  }

  /** As it is now, or how far it is. @param isOfAll Of all organizations, by the usual threshold */
  async ask(order: Order, isOfAll: boolean): Promise<AutoMapPreview> {
    const known = isOfAll ? this.known() : undefined;
    if (known) return known;
    const { edition, times } = this.#options;
    const key = `${edition()} ${JSON.stringify(order)}`;
    const run = this.#runs.get(key) ?? this.#start(key, order, isOfAll);
    run.stay();
    const answer = await Promise.race([run.preview, wait(times.answer)]);
    return answer ?? { matches: [], ambiguous: [], progress: run.progress };
  }

  #start(key: string, order: Order, isOfAll: boolean): Run {
    const { edition, times, make } = this.#options;
    const begun = edition();
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const onProgress = (progress: SearchProgress) => {
      run.progress = progress;
    };
    const run: Run = {
      progress: { done: 0, total: 0 },
      // Not before there is somewhere to tell how far it is.
      preview: Promise.resolve().then(() => make(order, { signal: controller.signal, onProgress })),
      stay() {
        clearTimeout(timer);
        timer = setTimeout(giveUp, times.abandoned).unref();
      },
    };
    const giveUp = () => {
      controller.abort();
      this.#runs.delete(key);
    };
    this.#runs.set(key, run);
    run.preview.then(
      (preview) => {
        if (isOfAll) this.#kept = { edition: begun, preview };
      },
      () => {
        clearTimeout(timer);
        this.#runs.delete(key);
      },
    );
    return run;
  }
}
