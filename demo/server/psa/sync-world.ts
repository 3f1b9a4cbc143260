/** What the agreement sync goes by: devices, mappings, and what the provider has of them at this moment. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { device, organization } from '../database/schema.ts';
import type { Integration } from './integrations.ts';
import { mappedDevices, type PsaDevice } from './mapped-devices.ts';
import { listMappings } from './named-mappings.ts';
import type { ProviderClient, ProviderRow } from './provider-client.ts';
import { readPsaSetting } from './psa-settings.ts';
import type { SyncWorld } from './sync-plan.ts';

const numberOf = (id: string | null | undefined) => (id == null ? null : Number(id));

export async function readSyncWorld(
  database: Database,
  { mappings }: Integration,
  client: ProviderClient,
): Promise<SyncWorld> {
  const rows = await database.select().from(device).orderBy(asc(device.id));
  const [devices, organizations, stored, storedLocations, configurationMappings, productMappings, sent] =
    await Promise.all([
      mappedDevices(database, rows),
      database.select().from(organization).where(eq(organization.deleted, false)),
      mappings.stored(),
      mappings.storedLocations(),
      listMappings(database, 'configuration'),
      listMappings(database, 'product'),
      readPsaSetting(database, 'psacw', 'attributes'),
    ]);
  const withDevices = new Set(devices.map(({ clientId }) => clientId));
  const wanted = [...stored.values()].flatMap(({ clientId, targetId }) =>
    targetId !== null && withDevices.has(clientId) ? targetId : [],
  );
  const companies = await client.named('companies', wanted);
  const agreements: ProviderRow[] = [];
  // One after the other: a provider counts requests.
  for (const companyId of companies.keys()) agreements.push(...(await client.fresh('agreements', { companyId })));
  return {
    devices: devices.map((one) => ({ ...one, fields: fieldsOf(one, [...sent.attributes, ...sent.questions]) })),
    organizations: new Map(
      organizations.map(({ id, name }) => {
        const { targetId, productMappingId = null, typeMappingId = null } = stored.get(id) ?? {};
        return [id, { clientId: id, clientName: name, companyId: numberOf(targetId), productMappingId, typeMappingId }];
      }),
    ),
    locations: new Map(
      [...storedLocations].map(([id, { siteId, agreementId, ...row }]) => [
        id,
        { ...row, siteId: numberOf(siteId), agreementId: numberOf(agreementId) },
      ]),
    ),
    configurationMappings,
    productMappings,
    companies: new Set([...companies.values()].map(({ id }) => id)),
    agreements: agreements.map(({ id, companyId = 0, typeId = 0 }) => ({ id, companyId, typeId })),
  };
}

/** What devices are said to be; the demo knows little of them, and the same every time. */
function fieldsOf({ id, systemName, nodeClass }: PsaDevice, chosen: readonly string[]): Record<string, string> {
  const address = `10.0.${id % 8}.${10 + (id % 240)}`;
  const facts: Readonly<Record<string, string>> = {
    ipAddress: address,
    managementLink: `/devices/${id}`,
    osType: nodeClass.split('_')[0] ?? '',
    osInfo: nodeClass,
    cpuSPeed: `${2 + (id % 3)}.${id % 10} GHz`,
    defaultGateway: `10.0.${id % 8}.1`,
    lastLoginName: systemName.toLowerCase(),
    localHardDrives: `${256 * (1 + (id % 4))} GB`,
    macAddress: `02:00:00:00:00:${id.toString(16).padStart(2, '0')}`,
    model: ['Latitude 5450', 'ProLiant DL360', 'Mac mini', 'ThinkCentre M70'][id % 4] ?? '',
    ram: `${8 * (1 + (id % 4))} GB`,
    serialNumber: `SN${100_000 + id}`,
    privateIpAddress: address,
    nodeUrl: `/devices/${id}`,
    productRemoteUrl: `/remote/${id}`,
    productWarranty: `${2027 + (id % 3)}-01-31`,
    teamViewerUrl: '',
    productKey: '',
  };
  const names = ['ipAddress', 'managementLink', ...chosen];
  return Object.fromEntries(names.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
}
