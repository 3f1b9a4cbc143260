/** Where OpenTelemetry sends what a server tells: a receiver of OTLP over HTTP, as JSON. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ToldSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 2 is a server's. */
  kind: number;
  /** 2 is an error. */
  status: { code?: number };
  attributes: Record<string, string | number>;
}

export interface ToldPoint {
  attributes: Record<string, string | number>;
  /** Of a histogram, how many were measured. */
  count?: number;
  /** Of a sum. */
  asDouble?: number;
}

interface Attribute {
  key: string;
  value: Record<string, string | number>;
}

export class Collector {
  readonly #server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    this.received.push(Buffer.concat(chunks).toString('utf8'));
    this.types.add(incoming.headers['content-type'] ?? '');
    outgoing.setHeader('content-type', 'application/json').end('{}');
  });
  /** As it came. */
  readonly received: string[] = [];
  readonly types = new Set<string>();
  url = '';

  static async open(): Promise<Collector> {
    const collector = new Collector();
    await new Promise<void>((done) => collector.#server.listen(0, '127.0.0.1', done));
    collector.url = `http://127.0.0.1:${(collector.#server.address() as AddressInfo).port}`;
    return collector;
  }

  get spans(): ToldSpan[] {
    return this.#parts('resourceSpans', 'scopeSpans', 'spans').map((span) => ({
      ...(span as unknown as ToldSpan),
      attributes: valuesOf(span.attributes as Attribute[]),
    }));
  }

  /** Of what the service is said to be. */
  get resource(): Record<string, string | number> {
    const [first] = this.#parts('resourceSpans') as unknown as { resource: { attributes: Attribute[] } }[];
    return valuesOf(first?.resource.attributes ?? []);
  }

  /** As of the last time that it was sent. */
  points(name: string): ToldPoint[] {
    const metric = this.#parts('resourceMetrics', 'scopeMetrics', 'metrics').findLast((each) => each.name === name);
    const { dataPoints = [] } = (metric?.histogram ?? metric?.sum ?? {}) as { dataPoints?: ToldPoint[] };
    return dataPoints.map((point) => ({
      ...point,
      attributes: valuesOf(point.attributes as unknown as Attribute[]),
    }));
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  #parts(...path: string[]): Record<string, unknown>[] {
    return path.reduce<Record<string, unknown>[]>(
      (found, name) => found.flatMap((each) => (each[name] ?? []) as Record<string, unknown>[]),
      this.received.map((text) => JSON.parse(text)),
    );
  }
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string | number> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']));
}
