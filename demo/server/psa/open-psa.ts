/** All that the server has of the providers of professional services, from the pretend providers up to the sync. */
import { Providers } from '../../providers/start-providers.ts';
import type { Database } from '../database/open-database.ts';
import { organizations } from '../directory/organizations.ts';
import type { KeyedChanges } from '../http/keyed-changes.ts';
import type { Secrets } from '../integrations/secrets.ts';
import { AgreementSync } from './agreement-sync.ts';
import { createIntegrations, type Integrations } from './integrations.ts';
import { SyncSchedule } from './sync-schedule.ts';

export interface PsaOptions {
  database: Database;
  secrets: Secrets;
  changes: KeyedChanges;
  dataFolder: string;
  /** Of each provider; default 3,000. */
  companies?: number | undefined;
  /** Milliseconds since 1970: the time by which schedules go. */
  now(): number;
}

export interface Psa {
  providers: Providers;
  integrations: Integrations;
  agreementSync: AgreementSync;
  syncSchedule: SyncSchedule;
  close(): Promise<void>;
}

/** The providers’ customers: every organization but each seventh. */
const customers = organizations.filter(({ id, deleted }) => !deleted && id % 7 !== 0).map(({ name }) => name);

export function openPsa({ database, secrets, changes, dataFolder, companies = 3_000, now }: PsaOptions): Psa {
  const providers = new Providers({ dataFolder, world: { companies, customers } });
  const integrations = createIntegrations(database, secrets, providers);
  const agreementSync = new AgreementSync(database, integrations.psacw);
  const syncSchedule = new SyncSchedule({ database, changes, sync: agreementSync, now });
  return {
    providers,
    integrations,
    agreementSync,
    syncSchedule,
    async close() {
      await syncSchedule.close();
      // First the sync: what breaks off now is no failure, it goes on at the next start.
      const ended = agreementSync.close();
      await providers.close();
      await ended;
    },
  };
}
