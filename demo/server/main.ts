/** The server alone, without build: `node --import tsx demo/server/main.ts`. Prints its address. */
import { optionsFromEnvironment } from './environment.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(optionsFromEnvironment());
  console.log(server.url);
  const end = () => {
    void server.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
