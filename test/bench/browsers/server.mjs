/** The server as somebody would run it: a process of its own, in production, on an empty data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../demo/server/main.ts', import.meta.url));

export async function startObservedServer() {
  const folder = mkdtempSync(join(tmpdir(), 'rmm-bench-browsers-'));
  mkdirSync(join(folder, 'source'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', new URL('./observe.mjs', import.meta.url).href, main],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_FOLDER: join(folder, 'data'),
        BACKUP_FOLDER: join(folder, 'source'),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const url = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const ask = async (order) => {
    child.send(order);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    url,
    begin: (isProfiled) => ask({ begin: true, isProfiled }),
    end: () => ask({ end: true }),
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
