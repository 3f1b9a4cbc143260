/** A backend in the page, given to the elements as the host's own `fetch`: what a host may put there, a test may too. */

export interface Exchange {
  method: string;
  /** Path and query. */
  path: string;
  headers: Headers;
  body: string;
  signal: AbortSignal;
}

/** What is kept of an exchange: not its signal, which would keep the element alive that waits for it. */
export interface RecordedExchange extends Omit<Exchange, 'signal'> {
  isAborted: boolean;
}

export type Answer = (exchange: Exchange) => Response | Promise<Response>;

export interface FakeBackend {
  fetch: typeof globalThis.fetch;
  readonly exchanges: readonly RecordedExchange[];
  /** Answers in this order; the last one again and again. */
  answer(...answers: Answer[]): void;
}

export function fakeBackend(...first: Answer[]): FakeBackend {
  let answers = first;
  const exchanges: RecordedExchange[] = [];
  return {
    exchanges,
    answer(...next) {
      answers = next;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const { method, signal } = request;
      const told = {
        method,
        path: pathname + search,
        headers: new Headers(request.headers),
        body: await request.text(),
      };
      const recorded: RecordedExchange = { ...told, isAborted: signal.aborted };
      signal.addEventListener('abort', () => {
        recorded.isAborted = true;
      });
      exchanges.push(recorded);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new TypeError('nobody is there');
      return answer({ ...told, signal });
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  // As a server writes it: at once, whatever becomes of the page's own JSON.
  const text = JSON.stringify(body);
  return () => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** No connection at all. */
export const unreachable: Answer = () => {
  throw new TypeError('Failed to fetch');
};

/** As a real `fetch`: nothing comes, until the signal ends it. */
export const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
