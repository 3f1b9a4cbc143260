import { resticSettings } from './engine/restic/program/restic-settings.ts';
import type { ServerOptions } from './start-server.ts';

/** What the environment says about the server: PORT, HOST, DATA_FOLDER, BACKUP_FOLDER, DATABASE_URL, DATABASE_AUTH_TOKEN, SMTP_URL, INTEGRATION_HOSTS, and of repositories RESTIC_… and BACKUP_ENGINES. */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv = process.env): ServerOptions {
  const { PORT, HOST, DATA_FOLDER, BACKUP_FOLDER, DATABASE_URL, DATABASE_AUTH_TOKEN, SMTP_URL } = environment;
  const { INTEGRATION_HOSTS } = environment;
  const repositories = resticSettings(environment);
  return {
    ...(repositories.length > 0 && { repositories }),
    ...(PORT && { port: Number(PORT) }),
    ...(HOST && { host: HOST }),
    ...(DATA_FOLDER && { dataFolder: DATA_FOLDER }),
    ...(BACKUP_FOLDER && { backupFolder: BACKUP_FOLDER }),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(DATABASE_AUTH_TOKEN && { databaseAuthToken: DATABASE_AUTH_TOKEN }),
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    ...(INTEGRATION_HOSTS && { integrationHosts: INTEGRATION_HOSTS.split(',').map((host) => host.trim()) }),
  };
}
