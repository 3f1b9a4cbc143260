/**
 * What the console asks of a provider, and how: with its credentials, page by page, and never before a provider that was
 * asked too much wants to be asked again. Lists that change seldom are kept until somebody refreshes them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Provider, psaLimits } from '../../../src/psa/psa-terms.ts';
import { Refusal } from '../http/refusal.ts';

const row = z.object({
  id: z.number(),
  name: z.string(),
  companyId: z.optional(z.number()),
  typeId: z.optional(z.number()),
  statusId: z.optional(z.number()),
});
export type ProviderRow = z.output<typeof row>;

const item = z.object({
  id: z.number(),
  identifier: z.string(),
  name: z.string(),
  companyId: z.number(),
  siteId: z.nullable(z.number()),
  typeId: z.number(),
  statusId: z.nullable(z.number()),
  fields: z.partialRecord(z.string(), z.string()),
});
export type ProviderItem = z.output<typeof item>;

const addition = z.object({
  id: z.number(),
  agreementId: z.number(),
  productId: z.number(),
  quantity: z.number(),
  managedBy: z.string(),
});
export type ProviderAddition = z.output<typeof addition>;

/** What devices are there. */
export interface ProviderContents {
  items: readonly ProviderItem[];
  additions: readonly ProviderAddition[];
}

const rowsOf = <Row extends z.core.$ZodType>(schema: Row) => z.object({ rows: z.array(schema) });

export type EntityQuestion = Partial<Record<'name' | 'companyId' | 'ids' | 'types' | 'statuses' | 'afterId', string>>;

export interface ProviderCredentials {
  username: string;
  password: string;
}

interface ProviderClientOptions {
  provider: Provider;
  url(): Promise<string>;
  credentials(): Promise<ProviderCredentials>;
}

interface Memory {
  kept: Map<string, Promise<unknown>>;
  /** When the provider wants to be asked again: for all requests alike. */
  notBefore: number;
}

/** Attempts at one request; between them the time that the provider asks for, or else this. */
const attempts = 6;
/** Of those that a provider refuses for now: who asks several things at once is refused several times. */
const refusedAttempts = 40;
const pause = 250;
/** Milliseconds: nobody waits longer than this, whatever the provider asks for. */
const longestPause = 30_000;
const timeLimit = 30_000;

export class ProviderClient {
  readonly provider: Provider;
  readonly #options: ProviderClientOptions;
  readonly #memory: Memory;
  readonly #signal: AbortSignal | undefined;

  constructor(
    options: ProviderClientOptions,
    memory: Memory = { kept: new Map(), notBefore: 0 },
    signal?: AbortSignal,
  ) {
    this.provider = options.provider;
    this.#options = options;
    this.#memory = memory;
    this.#signal = signal;
  }

  /** The same one, asking nothing more once the signal aborts. What is on its way to be changed is still changed. */
  until(signal: AbortSignal): ProviderClient {
    return new ProviderClient(this.#options, this.#memory, signal);
  }

  /** Throws where the provider does not take the credentials. */
  async check(credentials: ProviderCredentials): Promise<void> {
    await this.#request('GET', 'ping', z.object({}), { credentials });
  }

  /** One page of a list, by id. */
  async page(kind: string, question: EntityQuestion = {}): Promise<ProviderRow[]> {
    const search = new URLSearchParams(Object.entries(question).filter(([, value]) => value !== undefined));
    return (await this.#request('GET', `entities/${kind}?${search}`, rowsOf(row))).rows;
  }

  /** All pages, as they are now. */
  fresh(kind: string, question: EntityQuestion = {}): Promise<ProviderRow[]> {
    return gather((afterId) => this.page(kind, { ...question, afterId }));
  }

  /** All pages; kept until a refresh. */
  all(kind: string, question: EntityQuestion = {}): Promise<ProviderRow[]> {
    return this.#keep(JSON.stringify([kind, question]), () => this.fresh(kind, question));
  }

  /** Those of these that are there; kept until a refresh. */
  kept(kind: string, ids: readonly string[]): Promise<Map<string, ProviderRow>> {
    return this.#keep(JSON.stringify([kind, 'ids', ids.toSorted()]), () => this.named(kind, ids));
  }

  #keep<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { kept } = this.#memory;
    const known = kept.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const asked = ask();
    kept.set(key, asked);
    // A failure is nobody's answer.
    asked.catch(() => kept.get(key) === asked && kept.delete(key));
    return asked;
  }

  /** Those of these that are there, fresh. */
  async named(kind: string, ids: readonly string[]): Promise<Map<string, ProviderRow>> {
    const numbers = [...new Set(ids)].filter((id) => /^\d{1,12}$/.test(id));
    const found = new Map<string, ProviderRow>();
    for (let start = 0; start < numbers.length; start += psaLimits.pickerPage)
      for (const one of await this.page(kind, { ids: numbers.slice(start, start + psaLimits.pickerPage).join(',') }))
        found.set(String(one.id), one);
    return found;
  }

  configurations(): Promise<ProviderItem[]> {
    return gather(
      async (afterId) => (await this.#request('GET', `configurations?afterId=${afterId}`, rowsOf(item))).rows,
    );
  }

  /** Those with an identifier; there may be several. */
  async identified(identifier: string): Promise<ProviderItem[]> {
    const search = new URLSearchParams({ identifier });
    return (await this.#request('GET', `configurations?${search}`, rowsOf(item))).rows;
  }

  createConfiguration(body: Omit<ProviderItem, 'id'>): Promise<ProviderItem> {
    return this.#request('POST', 'configurations', item, { body });
  }

  updateConfiguration(id: number, body: Partial<Omit<ProviderItem, 'id'>>): Promise<ProviderItem> {
    return this.#request('PATCH', `configurations/${id}`, item, { body });
  }

  additions(): Promise<ProviderAddition[]> {
    return gather(
      async (afterId) => (await this.#request('GET', `additions?afterId=${afterId}`, rowsOf(addition))).rows,
    );
  }

  setAddition(body: Omit<ProviderAddition, 'id'>): Promise<ProviderAddition> {
    const { agreementId, productId, ...rest } = body;
    return this.#request('PUT', `additions/${agreementId}/${productId}`, addition, { body: rest });
  }

  /** Forgets what is kept. */
  forget(): void {
    this.#memory.kept = new Map();
  }

  async #request<Answer extends z.core.$ZodType>(
    method: string,
    path: string,
    schema: Answer,
    { body, credentials }: { body?: unknown; credentials?: ProviderCredentials } = {},
  ): Promise<z.output<Answer>> {
    const { username, password } = credentials ?? (await this.#options.credentials());
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    const memory = this.#memory;
    /** Nothing is changed yet by this request, as far as anybody knows. */
    let isSafe = true;
    let refused = 0;
    for (let attempt = 1; ; attempt += 1) {
      const signal: AbortSignal | undefined = isSafe ? this.#signal : undefined;
      signal?.throwIfAborted();
      await wait(Math.max(0, memory.notBefore - performance.now()), undefined, signal && { signal });
      const response: Response | undefined = await fetch(`${await this.#options.url()}/${this.provider}/${path}`, {
        method,
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.any([AbortSignal.timeout(timeLimit), ...(method === 'GET' && signal ? [signal] : [])]),
      }).catch(() => undefined);
      if (response?.ok) return z.parse(schema, await response.json());
      await response?.body?.cancel();
      const isLasting = response !== undefined && response.status < 500 && response.status !== 429;
      // Whether a creation that broke off was made nobody knows: asking again could make a second one.
      const isUncertain = method === 'POST' && response?.status !== 429;
      if (response?.status === 429) refused += 1;
      const isLast = refused === refusedAttempts || attempt - refused === attempts;
      if (isLasting || isUncertain || isLast) throw new ProviderError(response?.status);
      isSafe = method === 'GET' || (isSafe && response?.status === 429);
      memory.notBefore = performance.now() + pauseOf(response, attempt - refused);
    }
  }
}

function pauseOf(response: Response | undefined, attempt: number): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return Math.min(
    longestPause,
    response?.status === 429 && seconds > 0 ? seconds * 1000 : pause * 2 ** Math.max(0, attempt - 1),
  );
}

/** A page that is not full is the last. */
async function gather<Row extends { id: number }>(page: (afterId: string) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await page(String(all.at(-1)?.id ?? 0));
    all.push(...rows);
    if (rows.length < psaLimits.pickerPage) return all;
  }
}

/** What a provider refuses, or does not answer. */
export class ProviderError extends Refusal {
  /** Of the provider's answer; undefined: there was none. */
  readonly providerStatus: number | undefined;

  /** Asked again, it would be refused again. */
  get isLasting(): boolean {
    const { providerStatus: status } = this;
    return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429;
  }

  constructor(providerStatus: number | undefined) {
    const [status, code, message] =
      providerStatus === 401
        ? ([
            409,
            'CREDENTIALS_REFUSED',
            'The provider doesn’t accept the credentials. Check them in the connection’s settings.',
          ] as const)
        : providerStatus === 404
          ? ([
              404,
              'NOT_FOUND',
              'The provider doesn’t have it any more. Refresh the provider’s data, then try again.',
            ] as const)
          : ([
              503,
              'PROVIDER_UNAVAILABLE',
              'The provider doesn’t answer at the moment. Nothing was changed; try again later.',
            ] as const);
    super(status, code, message);
    this.providerStatus = providerStatus;
  }
}
