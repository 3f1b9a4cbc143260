/** The snapshots as the program mounts them, where this machine can mount anything. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const mostMilliseconds = 60_000;

/**
 * @param {string} folder
 * @param {Record<string, string>} environment
 * @returns {Promise<{ latest: string, after: number, end: () => Promise<void> } | undefined>} undefined where there is no FUSE
 */
export async function mountSnapshots(folder, environment) {
  const point = join(folder, 'mounted');
  mkdirSync(point);
  const start = performance.now();
  const child = spawn('restic', ['mount', point], { env: { ...process.env, ...environment }, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done));
  const end = async () => {
    child.kill('SIGINT');
    await Promise.race([ended, wait(5_000)]);
    spawnSync('umount', ['-l', point]);
  };
  while (performance.now() - start < mostMilliseconds && child.exitCode === null) {
    if (readdirSync(point).includes('snapshots'))
      return { latest: join(point, 'snapshots', 'latest'), after: performance.now() - start, end };
    await wait(20);
  }
  await end();
  return undefined;
}
