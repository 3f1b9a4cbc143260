import type { ServerOptions } from './create-server.ts';
import { resticSettings } from './engine/restic/program/restic-settings.ts';
import { asksForTelemetry } from './telemetry/all/open-telemetry.ts';

/** What the environment says about the server: PORT, HOST, DATA_FOLDER, BACKUP_FOLDER, DATABASE_URL, DATABASE_AUTH_TOKEN, LEASE_SECONDS, SMTP_URL, INTEGRATION_HOSTS, RATE_LIMIT, of repositories RESTIC_… and BACKUP_ENGINES, and of telemetry OTEL_…. */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv = process.env): ServerOptions {
  const { PORT, HOST, DATA_FOLDER, BACKUP_FOLDER, DATABASE_URL, DATABASE_AUTH_TOKEN, SMTP_URL } = environment;
  const { INTEGRATION_HOSTS, LEASE_SECONDS, RATE_LIMIT } = environment;
  const repositories = resticSettings(environment);
  return {
    ...(repositories.length > 0 && { repositories }),
    ...(PORT && { port: Number(PORT) }),
    ...(HOST && { host: HOST }),
    ...(DATA_FOLDER && { dataFolder: DATA_FOLDER }),
    ...(BACKUP_FOLDER && { backupFolder: BACKUP_FOLDER }),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(DATABASE_AUTH_TOKEN && { databaseAuthToken: DATABASE_AUTH_TOKEN }),
    ...(LEASE_SECONDS && { leaseSeconds: leaseSeconds(LEASE_SECONDS) }),
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    callsPerMinute: callsPerMinute(RATE_LIMIT),
    ...(asksForTelemetry(environment) && { telemetry: true }),
    ...(INTEGRATION_HOSTS && { integrationHosts: INTEGRATION_HOSTS.split(',').map((host) => host.trim()) }),
  };
}

/** What nobody reaches who reads and clicks, and a script that runs wild at once. */
const usualCallsPerMinute = 3_000;

function callsPerMinute(given: string | undefined): number | undefined {
  if (!given) return usualCallsPerMinute;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 0)
    throw new Error(
      `RATE_LIMIT is "${given}"; set it to the calls that a session may make in a minute, or to 0 for any.`,
    );
  return count === 0 ? undefined : count;
}

/** Fewer than two are over before a busy server has had its turn. */
function leaseSeconds(given: string): number {
  const seconds = Number(given);
  if (Number.isInteger(seconds) && seconds >= 2 && seconds <= 3_600) return seconds;
  throw new Error(
    `LEASE_SECONDS is "${given}"; set it to the seconds, from 2 to 3600, after which another server takes over from one that is not heard of.`,
  );
}
