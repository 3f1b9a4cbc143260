/**
 * The reference server in a process of its own. Says its address to the parent once the first backup is through, so that
 * tests meet the same plans and revisions in every run, and ends when the parent does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const [dataFolder, backupFolder, bundles] = process.argv.slice(2);
const bundle = (file) => import(pathToFileURL(`${bundles}/${file}.mjs`).href);
const { startServer } = await bundle('demo/server/start-server');
const { copyFirstStart } = await bundle('test/support/first-start');
copyFirstStart(dataFolder);
const server = await startServer({ port: 0, dataFolder, backupFolder });
process.once('disconnect', async () => {
  await server.close();
  process.exit(0);
});
await firstBackup(server.url);
process.send({ url: server.url });

async function firstBackup(url) {
  const page = await fetch(`${url}/`);
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (;;) {
    const statuses = await (await fetch(`${url}/demo/backups`, { headers: { cookie } })).json();
    if (statuses.every(({ state }) => state !== 'running')) return;
    await sleep(50);
  }
}
