/**
 * Companies whose names come near to those of organizations, searched for at the provider by pieces of each name, where
 * nobody may read all that it has. Several organizations at a time; what was asked once is kept until a refresh.
 */
import { normalizeName } from '../../../src/psa/matching/normalize-name.ts';
import { searchPieces } from '../../../src/psa/matching/search-pieces.ts';
import { psaLimits } from '../../../src/psa/psa-terms.ts';
import type { EntityQuestion, ProviderClient, ProviderRow } from './provider-client.ts';

/** Organizations. */
export interface SearchProgress {
  done: number;
  total: number;
}

export interface SearchOptions {
  signal: AbortSignal;
  onProgress?(progress: SearchProgress): void;
}

interface Found {
  ids: readonly number[];
  /** There are no more than these. */
  isWhole: boolean;
}

const atOnce = 8;

const emptyMemory = () => ({
  found: new Map<string, Promise<Found>>(),
  rows: new Map<number, ProviderRow>(),
  isKnown: false,
});

export class NameSearch {
  readonly #client: ProviderClient;
  #memory = emptyMemory();

  constructor(client: ProviderClient) {
    this.#client = client;
  }

  /** What is kept is old. */
  forget(): void {
    this.#memory = emptyMemory();
  }

  /** Some search has come to its end: another one finds most of its answers here. */
  get isKnown(): boolean {
    return this.#memory.isKnown;
  }

  /** Rejects with the signal's reason once that aborts. */
  async near(
    names: readonly string[],
    offered: EntityQuestion,
    { signal, onProgress }: SearchOptions,
  ): Promise<ProviderRow[]> {
    const memory = this.#memory;
    const found = new Set<number>();
    const failed = new AbortController();
    const stop = AbortSignal.any([signal, failed.signal]);
    const total = names.length;
    let [next, done] = [0, 0];
    const work = async () => {
      for (let name = names[next++]; name !== undefined; name = names[next++]) {
        for (const id of await this.#nearTo(name, offered, stop)) found.add(id);
        done += 1;
        onProgress?.({ done, total });
      }
    };
    onProgress?.({ done, total });
    // Where one fails nobody asks on for the others.
    await Promise.all(Array.from({ length: atOnce }, () => work().catch((error) => fail(error))));
    memory.isKnown = true;
    return [...found].sort((one, other) => one - other).flatMap((id) => memory.rows.get(id) ?? []);

    function fail(error: unknown): never {
      failed.abort(error);
      throw error;
    }
  }

  async #nearTo(name: string, offered: EntityQuestion, stop: AbortSignal): Promise<Set<number>> {
    const { rows } = this.#memory;
    const own = equalKey(name);
    const near = new Set<number>();
    const pieces = searchPieces(name);
    for (const [at, { text, longer }] of pieces.entries()) {
      const some = await unlessAborted(this.#ask(text, offered), stop);
      const { ids } = some.isWhole ? some : await unlessAborted(this.#askAll(longer, offered), stop);
      for (const id of ids) near.add(id);
      // All of an equal name have this word in one of their halves: nothing comes nearer.
      const isWordDone = pieces[at + 1]?.longer !== longer;
      if (isWordDone && [...near].some((id) => equalKey(rows.get(id)?.name ?? '') === own)) break;
    }
    return near;
  }

  #ask(text: string, offered: EntityQuestion): Promise<Found> {
    return this.#keep(`some ${text}`, offered, async () => {
      const rows = await this.#client.page('companies', { ...offered, name: text });
      return { rows, isWhole: rows.length < psaLimits.pickerPage };
    });
  }

  #askAll(text: string, offered: EntityQuestion): Promise<Found> {
    return this.#keep(`all ${text}`, offered, async () => {
      return { rows: await this.#client.fresh('companies', { ...offered, name: text }), isWhole: true };
    });
  }

  #keep(
    question: string,
    offered: EntityQuestion,
    ask: () => Promise<{ rows: readonly ProviderRow[]; isWhole: boolean }>,
  ): Promise<Found> {
    const { found, rows: known } = this.#memory;
    const key = `${JSON.stringify(offered)} ${question}`;
    const before = found.get(key);
    if (before) return before;
    const asked = ask().then(({ rows, isWhole }) => {
      for (const row of rows) if (!known.has(row.id)) known.set(row.id, row);
      return { ids: rows.map(({ id }) => id), isWhole };
    });
    found.set(key, asked);
    // A failure is nobody's answer.
    asked.catch(() => found.delete(key));
    return asked;
  }
}

const equalKey = (name: string) => normalizeName(name).words.join('');

/** Others may wait for the same answer: it is only not waited for here. */
async function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
