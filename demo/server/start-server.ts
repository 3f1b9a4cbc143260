import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createServer, type PreparedServer, placeOf, type ServerOptions } from './create-server.ts';
import type { DemoApp } from './http/demo-context.ts';
import { standbyAnswers } from './routes/standby-answers.ts';
import { Candidate } from './standby/candidate.ts';
import { claimData } from './standby/claim-data.ts';

export interface RunningServer {
  url: string;
  port: number;
  /** Whether another server works on the same PostgreSQL; this one then takes over from it. */
  isStandby: boolean;
  /** Whether it works itself in the end, or is closed first. */
  works: Promise<boolean>;
  /** Removes what was deleted and is due; it also happens by itself. */
  sweep(): Promise<void>;
  /** Sends the mails that are due; it also happens by itself. */
  sendMails(): Promise<void>;
  close(): Promise<void>;
}

/** What answers, and what there is of a server behind it. */
interface Serving {
  app(): DemoApp;
  /** Where it can be reached from now on. Gives nothing when it is closed first. */
  begin(url: string, port: number): Promise<PreparedServer | undefined>;
  close(): Promise<void>;
}

/**
 * Milliseconds that a connection may be idle. After Node's five seconds, a call that is sent as the server hangs up fails, and
 * so would a click of whoever had read for a moment.
 */
const keepAliveTimeout = 300_000;

/** Starts the server; `close` ends it, backups that run included. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  if (!['127.0.0.1', 'localhost', '::1'].includes(host)) {
    throw new Error(`HOST is ${host}, but the demo server hands out real folders: it listens on 127.0.0.1 only`);
  }
  const claim = await claimData(placeOf(options));
  const isStandby = claim instanceof Candidate;
  const serving = isStandby ? waiting(claim, options) : working(await createServer(options, claim));
  const server = createAdaptorServer({
    fetch: (request, environment) => serving.app().fetch(request, environment),
    serverOptions: { maxHeaderSize: 16_384, keepAliveTimeout },
  }) as Server;
  await listen(server, options.port ?? 4173, host).catch(async (error: unknown) => {
    await serving.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${host === '::1' ? '[::1]' : host}:${port}`;
  const prepared = serving.begin(url, port);
  return {
    url,
    port,
    isStandby,
    works: prepared.then((server) => server !== undefined),
    sweep: async () => (await prepared)?.sweep(),
    sendMails: async () => (await prepared)?.outbox.flush(),
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
      await serving.close();
    },
  };
}

function working(prepared: PreparedServer): Serving {
  return {
    app: () => prepared.app,
    async begin(url) {
      prepared.setSite(url);
      return prepared;
    },
    close: () => prepared.close(),
  };
}

function waiting(candidate: Candidate, options: ServerOptions): Serving {
  const standby = standbyAnswers(() => candidate.problem);
  let prepared: PreparedServer | undefined;
  let beginning: Promise<unknown> | undefined;
  const takeOver = async (url: string, port: number) => {
    const claim = await candidate.elected();
    if (claim === undefined) return undefined;
    prepared = await createServer({ ...options, port }, claim);
    prepared.setSite(url);
    return prepared;
  };
  return {
    app: () => prepared?.app ?? standby,
    begin(url, port) {
      const begun = takeOver(url, port).catch(endFailed);
      beginning = begun;
      return begun;
    },
    async close() {
      await candidate.close();
      await beginning;
      await prepared?.close();
    },
  };
}

/** It has told nobody that it would not start; whoever watches over it starts it again. */
function endFailed(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done());
  });
}
