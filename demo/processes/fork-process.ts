import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A script of the server in a process of its own, with threads for many files at once. It hears and tells messages only.
 *
 * @param script TypeScript needs its loader, which is most of such a start; a bundle of it needs none
 */
export function forkProcess(script: URL, environment: Readonly<Record<string, string>> = {}): ChildProcess {
  return fork(fileURLToPath(script), {
    execArgv: script.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    env: { ...process.env, UV_THREADPOOL_SIZE: '12', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
