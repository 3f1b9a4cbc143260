/**
 * `npm run dev`: builds on every change, restarts the server when its code changed, and reloads the open pages after
 * both. The server is a process of its own, because Node cannot forget a module.
 */
import { fork } from 'node:child_process';
import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { projectFolder } from './prepare.mjs';

/** Milliseconds: an editor writes a file more than once. */
const quiet = 120;

/** @param {number} port */
export async function develop(port) {
  process.chdir(projectFolder);
  process.env.ROLLUP_WATCH = 'true';
  let server = await watchBuild(() => server?.send('reload'));
  server = startServer(port);
  const restart = later(() => {
    console.log('The server restarts …');
    server.once('exit', () => {
      server = startServer(port);
    });
    server.kill('SIGTERM');
  });
  watchFolder(join(projectFolder, 'demo/server'), { recursive: true }, restart);
  const reload = later(() => server.send('reload'));
  watchFolder(join(projectFolder, 'demo/pages'), { recursive: true }, reload);
  process.once('SIGINT', () => server.once('exit', () => process.exit(0)));
  process.once('SIGTERM', () => {
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
}

function startServer(port) {
  return fork(join(projectFolder, 'demo/dev-server.mjs'), [String(port)], { execArgv: ['--import', 'tsx'] });
}

/** Resolves after the first build, even a failed one: the next change may repair it. */
async function watchBuild(rebuilt) {
  const { options, warnings } = await loadConfigFile('rollup.config.mjs', { silent: true });
  warnings.flush();
  const watcher = watch(options);
  let isFirst = true;
  await new Promise((resolve) => {
    watcher.on('event', async (event) => {
      if (event.code === 'BUNDLE_END') await event.result.close();
      if (event.code === 'ERROR') {
        await event.result?.close();
        console.error(`Build failed: ${event.error.message}\n${event.error.frame ?? ''}`);
      }
      if (event.code !== 'END') return;
      if (!isFirst) console.log(`Built at ${new Date().toLocaleTimeString()}`);
      if (!isFirst) rebuilt();
      isFirst = false;
      resolve();
    });
  });
}

function later(work) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, quiet);
  };
}
