import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locationOf } from './test-database.ts';

const main = fileURLToPath(new URL('../../../../demo/server/main.ts', import.meta.url));
/** A run of all tests has bundled it. */
const loader = main.endsWith('.ts') ? ['--import', 'tsx'] : [];

/** A server in a process of its own, so that it can be measured, and killed as a power cut would. */
export async function launch(folder: string): Promise<{ child: ChildProcess; url: string; milliseconds: number }> {
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  child.stderr?.on('data', (chunk) => {
    told += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${told}`)));
  });
  return { child, url, milliseconds: performance.now() - started };
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
