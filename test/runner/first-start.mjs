/**
 * What the reference server has after its first start. To make it takes seconds of work, so a run makes it once, and each
 * of its servers begins with a copy; see `test/support/first-start.ts`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverBundle } from './bundle-server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @type {Promise<string> | undefined} */
let made;

/** @returns {Promise<{ FIRST_START: string }>} the environment in which servers find it */
export async function firstStart() {
  made ??= make();
  return { FIRST_START: await made };
}

async function make() {
  const folder = join(temporaryFolder(), 'first-start');
  const script = fileURLToPath(new URL('first-start-process.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, folder, await serverBundle()], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The reference server’s first start ended with ${code}\n${output}`);
  return folder;
}
