import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { locationOf } from './test-database.ts';

const main = fileURLToPath(new URL('../../../../demo/server/main.ts', import.meta.url));
/** A run of all tests has bundled it. */
const loader = main.endsWith('.ts') ? ['--import', 'tsx'] : [];

/** Those that a test which failed has not ended would keep its process waiting for them until its time is over. */
const running = new Set<ChildProcess>();
after(() => {
  for (const child of running) child.kill('SIGKILL');
});

export interface LaunchedServer {
  child: ChildProcess;
  url: string;
  milliseconds: number;
  /** All that it has said so far. */
  said(): string;
  /** How it ends: its code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** A server in a process of its own, so that it can be measured, and killed as a power cut would. */
export async function launch(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<LaunchedServer> {
  const dataFolder = join(folder, 'data');
  const { url: databaseUrl } = await locationOf(dataFolder);
  const started = performance.now();
  const child = spawn(process.execPath, [...loader, main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_FOLDER: dataFolder,
      BACKUP_FOLDER: join(folder, 'source'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (told += chunk));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [address] = told.match(/^http:\S+(?=\n)/m) ?? [];
      if (address) resolve(address);
    });
    void ended.then((how) => reject(new Error(`the server ended with ${how}: ${told}`)));
  });
  return { child, url, milliseconds: performance.now() - started, said: () => told, ended };
}

/** As whoever runs it ends it. Answers how it ends. */
export function end({ child, ended }: LaunchedServer): Promise<number | NodeJS.Signals | null> {
  child.kill('SIGTERM');
  return ended;
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** How the server ends, and all that it says, started as a program. */
export async function serverProgram(
  environment: Record<string, string>,
): Promise<{ code: number | null; told: string }> {
  const child = spawn(process.execPath, [...loader, main], {
    env: { ...process.env, ...environment },
    // One that starts does not end.
    timeout: 30_000,
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, told };
}
