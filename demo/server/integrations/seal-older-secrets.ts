/**
 * Data folders of earlier versions have a webhook's address and the providers' passwords in plain text: at the start they are
 * sealed as all others are, once, and what was left of the text in the file is written over.
 */
import { eq } from 'drizzle-orm';
import { type Provider, providers } from '../../../src/psa/psa-terms.ts';
import { providerCredentials } from '../../providers/start-providers.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { integration, psaSetting } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { writeProviderPassword } from '../psa/provider-password.ts';
import { secretId } from './integration-rows.ts';
import type { Secrets } from './secrets.ts';

const marker = 'secrets-sealed';

export async function sealOlderSecrets(database: Database, secrets: Secrets): Promise<void> {
  if (await readSetting(database, marker)) return;
  const found = await Promise.all([
    webhookAddress(database, secrets),
    ...providers.map((provider) => providerPassword(database, secrets, provider)),
  ]);
  const writes = [...found.flatMap((one) => one.writes), writeSetting(database, marker, 'written')];
  await database.batch(writes as unknown as Parameters<Database['batch']>[0]);
  if (found.some(({ wasPlain }) => wasPlain) && database.libsql?.protocol === 'file') {
    // A row that was changed leaves its old text in the file and its log until their space is used again.
    await database.libsql.execute('VACUUM');
    await database.libsql.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}

interface Found {
  readonly writes: readonly Write[];
  readonly wasPlain: boolean;
}

async function webhookAddress(database: Database, secrets: Secrets): Promise<Found> {
  const here = eq(integration.kind, 'webhook');
  const [row] = await database.select().from(integration).where(here);
  const { address = '', ...content } = row?.content ?? {};
  if (address === '') return { writes: [], wasPlain: false };
  const sealed = secrets.write(secretId('webhook', 'address'), String(address));
  return { writes: [database.update(integration).set({ content }).where(here), sealed], wasPlain: true };
}

async function providerPassword(database: Database, secrets: Secrets, provider: Provider): Promise<Found> {
  const here = eq(psaSetting.id, `${provider} connection`);
  const [row] = await database.select().from(psaSetting).where(here);
  if (row === undefined) {
    // Nobody has saved the connection: it is as at the first start.
    return { writes: writeProviderPassword(secrets, provider, providerCredentials.password), wasPlain: false };
  }
  const { password = '', ...value } = row.value as { password?: string };
  const sealed = writeProviderPassword(secrets, provider, password);
  return { writes: [database.update(psaSetting).set({ value }).where(here), ...sealed], wasPlain: password !== '' };
}
