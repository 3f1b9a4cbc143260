/** Starts the reference server on a folder without anything, which fills it, and ends it again. */
import { pathToFileURL } from 'node:url';

const [dataFolder, bundles] = process.argv.slice(2);
const { startServer } = await import(pathToFileURL(`${bundles}/demo/server/start-server.mjs`).href);
const server = await startServer({ port: 0, dataFolder, backsUpAtFirstStart: false });
await server.close();
