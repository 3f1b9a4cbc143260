/**
 * `npm start`: brings the clone to where it runs, then serves the demo. `--watch` (`npm run dev`) builds on every change
 * and reloads the open pages. Until the packages are installed, only what Node brings along may be used.
 */
import { createServer } from 'node:net';
import { buildWhenNeeded, docsWhenNeeded, installWhenNeeded } from './prepare.mjs';
import { whatToTry } from './what-to-try.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const port = Number(process.env.PORT || 4173);

if (major < 20 || (major === 20 && minor < 19))
  stop(`Node 20.19 or later is required; this is ${process.versions.node}.`);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is "${process.env.PORT}"; set it to a number up to 65535.`);
// Before installing and building, which take a while, and before the server touches its data.
if (await isTaken())
  stop(`Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`);

try {
  await installWhenNeeded();
  if (process.argv.includes('--watch')) {
    const { develop } = await import('./dev.mjs');
    await develop(port);
  } else {
    await buildWhenNeeded();
    await docsWhenNeeded();
    await serve();
  }
} catch (error) {
  stop(String(error.stack ?? error));
}

async function serve() {
  const { register } = await import('tsx/esm/api');
  register();
  const { startServer } = await import('./server/start-server.ts');
  const { optionsFromEnvironment } = await import('./server/environment.ts');
  // What keeps it from starting is said in a sentence, without the places in the code.
  const start = async () => startServer({ ...optionsFromEnvironment(), port });
  const server = await start().catch(({ message }) => stop(message));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
  // Whoever reads it may end the server at once.
  if (server.isStandby)
    console.log(`Another server works on this database. ${server.url} takes over when that one ends.`);
  if (await server.works) console.log(whatToTry(server.url));
}

function isTaken() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
