/** Starts the reference server on a folder without anything, which fills it, and ends it again. */
import { register } from 'tsx/esm/api';

register();
const { startServer } = await import('../../demo/server/start-server.ts');
const server = await startServer({ port: 0, dataFolder: process.argv[2], backsUpAtFirstStart: false });
await server.close();
