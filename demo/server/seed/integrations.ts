import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { credential, integration, supportConnection } from '../database/schema.ts';
import { credentialColumns } from '../integrations/credentials.ts';
import { firstConnections, firstCredentials, firstIntegrations } from '../integrations/first-integrations.ts';
import { secretId } from '../integrations/integration-rows.ts';
import { sealOlderSecrets } from '../integrations/seal-older-secrets.ts';
import { SecretBox } from '../integrations/secret-box.ts';
import { Secrets } from '../integrations/secrets.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** With those of the first start. */
export async function openSecrets(database: Database, dataFolder: string): Promise<Secrets> {
  const secrets = new Secrets(database, SecretBox.open(dataFolder));
  await seedIntegrations(database, secrets);
  await sealOlderSecrets(database, secrets);
  return secrets;
}

async function seedIntegrations(database: Database, secrets: Secrets): Promise<void> {
  if (await readSetting(database, 'integrations')) return;
  const now = Date.now();
  const credentials = firstCredentials.map(({ by, daysAgo, ...body }, index) => ({
    id: index + 1,
    ...credentialColumns(body, { by, at: now - daysAgo * day }),
    version: 1,
  }));
  const connections = firstConnections.map(({ minutes, ...one }) => ({
    ...one,
    connectedSince: now - minutes * minute,
  }));
  const by = { savedBy: 'Aiko Tanaka', savedAt: now - 9 * day, version: 1 };
  await database.batch([
    database
      .insert(integration)
      .values(firstIntegrations.map(({ kind, values }) => ({ kind, content: values, ...by }))),
    database.insert(supportConnection).values(connections),
    database.insert(credential).values(credentials),
    ...firstIntegrations.flatMap(({ kind, secrets: given = {} }) =>
      Object.entries(given).map(([name, secret]) => secrets.write(secretId(kind, name), secret)),
    ),
    ...firstCredentials.map(({ secret }, index) => secrets.write(`credential ${index + 1}`, secret)),
    writeSetting(database, 'ticketing-type', 'serviceManagement'),
    writeSetting(database, 'integrations', 'written'),
  ] as unknown as Parameters<Database['batch']>[0]);
}
