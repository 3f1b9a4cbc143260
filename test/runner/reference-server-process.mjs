/** The reference server in a process of its own; says its address to the parent and ends with it. */
import { register } from 'tsx/esm/api';

register();
const { startServer } = await import('../../demo/server/start-server.ts');
const [dataFolder, backupFolder] = process.argv.slice(2);
const server = await startServer({ port: 0, dataFolder, backupFolder });
process.send({ url: server.url });
process.once('disconnect', async () => {
  await server.close();
  process.exit(0);
});
