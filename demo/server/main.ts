import { startServer } from './start-server.ts';

const { PORT, HOST, DATA_FOLDER, BACKUP_FOLDER, DATABASE_URL, DATABASE_AUTH_TOKEN } = process.env;

try {
  const server = await startServer({
    ...(PORT && { port: Number(PORT) }),
    ...(HOST && { host: HOST }),
    ...(DATA_FOLDER && { dataFolder: DATA_FOLDER }),
    ...(BACKUP_FOLDER && { backupFolder: BACKUP_FOLDER }),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(DATABASE_AUTH_TOKEN && { databaseAuthToken: DATABASE_AUTH_TOKEN }),
  });
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
