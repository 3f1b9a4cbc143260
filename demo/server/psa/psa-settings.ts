/** What is set for a provider, each under its name, and what it is as long as nobody has set it. */
import { eq } from 'drizzle-orm';
import type { AgreementSchedule } from '../../../src/psa/agreement-sync-contract.ts';
import type { Provider } from '../../../src/psa/psa-terms.ts';
import { defaultAgreementSchedule } from '../../../src/psa/sync/agreement-schedule.ts';
import { attributeTables } from '../../../src/psa/sync/sync-attributes.ts';
import { providerCredentials } from '../../providers/start-providers.ts';
import type { Database } from '../database/open-database.ts';
import { psaSetting } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';

interface Chosen {
  id: string;
  name: string;
}

export interface PsaSettings {
  /** Its password is sealed apart: see `provider-password.ts`. */
  connection: {
    enabled: boolean;
    username: string;
    /** Another one with every save; absent before the first. */
    version?: number;
    savedBy?: string;
    savedAt?: number;
  };
  /** Milliseconds since 1970. */
  lastRefresh: number | null;
  /** As they were called when they were chosen. */
  criteria: { types: Chosen[]; statuses: Chosen[] };
  attributes: { attributes: string[]; questions: string[]; syncNodes: boolean };
  helpDesk: { createContact: boolean; embedHelpRequestImagesInTickets: boolean };
  /** `checked`: until when its runs were looked for, in milliseconds since 1970. */
  agreementSync: { enabled: boolean; schedule: AgreementSchedule; checked: number };
}

const defaults: { readonly [Name in keyof PsaSettings]: (provider: Provider) => PsaSettings[Name] } = {
  connection: () => ({ enabled: true, username: providerCredentials.username }),
  lastRefresh: () => null,
  criteria: () => ({ types: [{ id: '1', name: 'Customer' }], statuses: [{ id: '1', name: 'Active' }] }),
  attributes: (provider) => ({ attributes: [...attributeTables[provider].chosen], questions: [], syncNodes: true }),
  helpDesk: () => ({ createContact: false, embedHelpRequestImagesInTickets: false }),
  agreementSync: () => ({
    enabled: false,
    schedule: defaultAgreementSchedule('2026-11-01'),
    checked: 0,
  }),
};

export async function readPsaSetting<Name extends keyof PsaSettings>(
  database: Database,
  provider: Provider,
  name: Name,
): Promise<PsaSettings[Name]> {
  const [found] = await database
    .select()
    .from(psaSetting)
    .where(eq(psaSetting.id, idOf(provider, name)));
  // Written by `writePsaSetting`, under this name.
  return found ? (found.value as PsaSettings[Name]) : defaults[name](provider);
}

/** The statement that sets it, so that it can be part of a batch. */
export function writePsaSetting<Name extends keyof PsaSettings>(
  database: Database,
  provider: Provider,
  name: Name,
  value: PsaSettings[Name],
): Write {
  return database
    .insert(psaSetting)
    .values({ id: idOf(provider, name), value })
    .onConflictDoUpdate({ target: psaSetting.id, set: { value } });
}

const idOf = (provider: Provider, name: string) => `${provider} ${name}`;
