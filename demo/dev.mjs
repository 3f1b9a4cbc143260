/**
 * `npm run dev`: builds on every change, restarts the server when its code changed, and reloads the open pages after
 * both. The server is a process of its own, because Node cannot forget a module.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { developmentBuild } from './dev-build.mjs';
import { projectFolder } from './prepare.mjs';

/** Not `dist`: what ships and is tested stays as it was built. */
const buildFolder = join(projectFolder, 'demo/.data/development');

const demoFolder = join(projectFolder, 'demo');
/** Of the demo. To watch the last one, where the build writes thousands of files, takes longer than to make them. */
const notBundled = ['server', 'pages', '.data'];

const bundledFolders = () =>
  readdirSync(demoFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notBundled.includes(entry.name))
    .map(({ name }) => join(demoFolder, name));

/** Milliseconds: an editor writes a file more than once. */
const quiet = 120;

/** @param {number} port */
export async function develop(port) {
  process.chdir(projectFolder);
  const build = await developmentBuild(buildFolder);
  let server;
  // It may be down: a change that broke it ended it, and the next one starts it again.
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  const tellPages = () => server?.connected && server.send('reload');
  await rebuilt(build);
  server = startServer(port);
  const restart = later(async () => {
    console.log('Restarting the server…');
    await end();
    server = startServer(port);
  });
  watchFolder(join(projectFolder, 'demo/server'), { recursive: true }, restart);
  const rebuild = later(async () => {
    if (await rebuilt(build)) tellPages();
  });
  watchFolder(join(projectFolder, 'src'), { recursive: true }, (_event, file) => {
    rebuild();
    // The wire contract is the server's as well.
    if (file?.endsWith('contract.ts')) restart();
  });
  watchFolder(join(projectFolder, 'elements'), { recursive: true }, rebuild);
  watchFolder(demoFolder, (_event, file) => {
    if (!notBundled.includes(file)) rebuild();
  });
  for (const folder of bundledFolders()) watchFolder(folder, { recursive: true }, rebuild);
  const reload = later(tellPages);
  watchFolder(join(projectFolder, 'demo/pages'), { recursive: true }, reload);
  // Ctrl+C reaches the server too; it ends in its own time.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await build.end();
      await end();
      process.exit(0);
    });
  }
}

function startServer(port) {
  return fork(join(projectFolder, 'demo/dev-server.mjs'), [String(port), buildFolder], {
    execArgv: ['--import', 'tsx'],
  });
}

/** Whether the sources could be built; an error is told, and the next change may mend it. */
async function rebuilt(build) {
  const start = performance.now();
  try {
    await build.rebuild();
    console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.error(`Build failed: ${error.message}`);
    return false;
  }
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
