/**
 * `npm run dev`: builds on every change, restarts the server when its code changed, and reloads the open pages after
 * both. The server is a process of its own, because Node cannot forget a module.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { forgetBuild, projectFolder } from './prepare.mjs';

/** Milliseconds: an editor writes a file more than once. */
const quiet = 120;

/** @param {number} port */
export async function develop(port) {
  process.chdir(projectFolder);
  process.env.ROLLUP_WATCH = 'true';
  await forgetBuild();
  let server;
  // It may be down: a change that broke it ended it, and the next one starts it again.
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  const tellPages = () => server?.connected && server.send('reload');
  await watchBuild(tellPages);
  server = startServer(port);
  const restart = later(async () => {
    console.log('Restarting the server…');
    await end();
    server = startServer(port);
  });
  watchFolder(join(projectFolder, 'demo/server'), { recursive: true }, restart);
  // The wire contract is the server's as well.
  watchFolder(join(projectFolder, 'src'), { recursive: true }, (_event, file) => {
    if (file?.endsWith('contract.ts')) restart();
  });
  const reload = later(tellPages);
  watchFolder(join(projectFolder, 'demo/pages'), { recursive: true }, reload);
  // Ctrl+C reaches the server too; it ends in its own time.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await end();
      process.exit(0);
    });
  }
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

/** Once, after the last of several calls; the next time not before the work has ended. */
function later(work) {
  let timer;
  let working = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work);
    }, quiet);
  };
}
