/** What a browser is to a server: a session, at most six connections, and what it keeps of the files that it had. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const connections = 6;

export class Browser {
  #url;
  #cookie;
  #etags = new Map();
  #agent = new Agent({ keepAlive: true, maxSockets: connections });
  #told;
  #underWay = new Set();
  #isClosed = false;

  /** @param {(name: string, milliseconds: number, problem: string | undefined) => void} told */
  constructor(url, told) {
    this.#url = url;
    this.#told = told;
  }

  /** A page or a file of it, which is asked for again only to know whether it has changed. */
  async file(path, name = 'files of the page') {
    const etag = this.#etags.get(path);
    const answer = await this.#send(name, 'GET', path, { ...(etag && { 'if-none-match': etag }) });
    if (answer.headers?.etag) this.#etags.set(path, answer.headers.etag);
    this.#cookie ??= answer.headers?.['set-cookie']?.[0].split(';')[0];
    return answer;
  }

  /** A call of the contract, whose answer is read. */
  async call(endpoint, { params = {}, query = {}, body } = {}) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name]));
    const search = new URLSearchParams(query);
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = text === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await this.#send(endpoint.name, endpoint.method, `${path}?${search}`, headers, text);
    return answer.status === 200 ? JSON.parse(answer.text) : undefined;
  }

  /** What is under way is given up. */
  close() {
    this.#isClosed = true;
    for (const outgoing of this.#underWay) outgoing.destroy();
    this.#agent.destroy();
  }

  /** From the wish to the last byte: waiting for one of the connections is part of it. */
  #send(name, method, path, headers, text) {
    if (this.#isClosed) return Promise.resolve({});
    const started = performance.now();
    return new Promise((resolve) => {
      const end = (answer, problem) => {
        this.#underWay.delete(outgoing);
        if (!this.#isClosed) this.#told(name, performance.now() - started, problem);
        resolve(answer);
      };
      const outgoing = request(
        this.#url + path,
        { method, agent: this.#agent, headers: { ...headers, ...(this.#cookie && { cookie: this.#cookie }) } },
        (incoming) => {
          const chunks = [];
          incoming.on('data', (chunk) => chunks.push(chunk));
          incoming.on('end', () => {
            const status = incoming.statusCode;
            const answer = { status, headers: incoming.headers, text: Buffer.concat(chunks).toString('utf8') };
            end(answer, status === 200 || status === 304 ? undefined : `${status}`);
          });
          incoming.on('error', (error) => end({}, error.code ?? error.message));
        },
      );
      this.#underWay.add(outgoing);
      outgoing.on('error', (error) => end({}, error.code ?? error.message));
      outgoing.end(text);
    });
  }
}
