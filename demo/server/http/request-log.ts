export interface LoggedRequest {
  /** Counts up from 1 within a session. */
  number: number;
  method: string;
  path: string;
  query: string;
  endpoint: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Null while it runs. */
  milliseconds: number | null;
  /** 0 when the client went away first. */
  status: number | null;
  fault: string | null;
}

const remembered = 5_000;

/** What one session asked, so that a test can count it. */
export class RequestLog {
  #requests: LoggedRequest[] = [];
  #count = 0;

  begin(request: Pick<LoggedRequest, 'method' | 'path' | 'query' | 'endpoint'>): LoggedRequest {
    const logged: LoggedRequest = {
      ...request,
      number: ++this.#count,
      at: Date.now(),
      milliseconds: null,
      status: null,
      fault: null,
    };
    this.#requests.push(logged);
    if (this.#requests.length > remembered) this.#requests.shift();
    return logged;
  }

  end(logged: LoggedRequest, status: number): void {
    if (logged.status !== null) return;
    logged.status = status;
    logged.milliseconds = Date.now() - logged.at;
  }

  clear(): void {
    this.#requests = [];
    this.#count = 0;
  }

  read() {
    const byEndpoint: Record<string, number> = {};
    for (const { endpoint } of this.#requests) byEndpoint[endpoint] = (byEndpoint[endpoint] ?? 0) + 1;
    return { count: this.#count, byEndpoint, requests: this.#requests };
  }
}
