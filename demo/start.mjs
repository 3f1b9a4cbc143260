/**
 * `npm start`: brings the clone to where it runs, then serves the demo. `--watch` (`npm run dev`) builds on every change
 * and reloads the open pages. Until the packages are installed, only what Node brings along may be used.
 */
import { buildWhenNeeded, installWhenNeeded } from './prepare.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const port = Number(process.env.PORT ?? 4173);
const watching = process.argv.includes('--watch');

if (major < 20 || (major === 20 && minor < 19))
  stop(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is "${process.env.PORT}"; give a number up to 65535.`);

try {
  await installWhenNeeded();
  if (watching) await watchSources();
  else await buildWhenNeeded();
  await serve();
} catch (error) {
  stop(error.code === 'EADDRINUSE' ? takenPort() : String(error.stack ?? error));
}

async function serve() {
  const { register } = await import('tsx/esm/api');
  register();
  const { startServer } = await import('./server/start-server.ts');
  const server = await startServer({ port });
  console.log(whatToTry(server.url));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await server.close();
      process.exit(0);
    });
  }
}

/** Resolves after the first build; later ones go on beside the server. */
async function watchSources() {
  process.env.ROLLUP_WATCH = 'true';
  const { watchBuild } = await import('./watch-build.mjs');
  await watchBuild();
}

function whatToTry(url) {
  return `
  RMM Elements  ${url}

  ${url}/                                       every element
  ${url}/elements/rmm-backup-browser?node-id=1  the backup browser of this machine, with its controls
  ${url}/host/legacy.html                       the same in a page from 2014
  ${url}/host/portal.html                       behind a strict security policy
  ${url}/host/react.html                        in a React app

  Open a plan, walk to a file, search for *.ts, check a few rows; then press "Back up now" or add a fault.
  Ctrl+C ends it.
`;
}

function takenPort() {
  return `Port ${port} is taken by another program. End that one, or choose another port: PORT=${port + 1} npm start`;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
