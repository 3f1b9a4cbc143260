/** The server alone, without build: `node --import tsx demo/server/main.ts`. Prints its address, and whether it stands by. */
import { optionsFromEnvironment } from './environment.ts';
import { startServer } from './start-server.ts';

try {
  const server = await startServer(optionsFromEnvironment());
  const end = () => {
    void server.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  // Whoever reads it may end the server at once.
  console.log(server.url);
  if (server.isStandby) {
    console.log('It stands by while another server works.');
    void server.works.then((works) => works && console.log('It has taken over.'));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
