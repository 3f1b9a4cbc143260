/**
 * What ought to be at the first provider, by the devices that there are and by what is mapped. Nothing here asks or writes
 * anything: the same world has the same plan. Source: spec 002 §2.3, §3.1 and §4.
 */
import type { SyncLogEntry } from '../../../src/psa/agreement-sync-contract.ts';
import type { ConfigurationTypeMapping } from '../../../src/psa/configuration-contract.ts';
import type { ProductMapping } from '../../../src/psa/product-contract.ts';
import { productMappingFromWire } from '../../../src/psa/products/product-mapping.ts';
import { ruleHits } from '../../../src/psa/products/product-tracer.ts';
import type { MappingType } from '../../../src/psa/psa-terms.ts';

export interface SyncDevice {
  id: number;
  name: string;
  clientId: number;
  locationId: number;
  nodeRoleId: string;
  groups: readonly string[];
  /** What is sent of it. */
  fields: Readonly<Record<string, string>>;
}

export interface SyncOrganization {
  clientId: number;
  clientName: string;
  companyId: number | null;
  productMappingId: number | null;
  typeMappingId: number | null;
}

export interface SyncLocation {
  siteId: number | null;
  productMappingId: number | null;
  productMappingType: MappingType;
  typeMappingId: number | null;
  typeMappingType: MappingType;
  agreementId: number | null;
}

export interface SyncWorld {
  devices: readonly SyncDevice[];
  /** By organization. */
  organizations: ReadonlyMap<number, SyncOrganization>;
  /** By location; one that is missing has what its organization has. */
  locations: ReadonlyMap<number, SyncLocation>;
  configurationMappings: readonly ConfigurationTypeMapping[];
  productMappings: readonly ProductMapping[];
  /** Companies that the provider has. */
  companies: ReadonlySet<number>;
  /** Of these companies, by id. */
  agreements: readonly { id: number; companyId: number; typeId: number }[];
}

export type SyncReason = NonNullable<SyncLogEntry['reason']>;

/** Whose, and what it is called in the log. */
export interface Subject {
  clientId: number | null;
  clientName: string | null;
  name: string;
}

export interface WantedItem extends Subject {
  identifier: string;
  companyId: number;
  siteId: number | null;
  typeId: number;
  onCreateStatusId: number | null;
  onDeleteStatusId: number | null;
  fields: Readonly<Record<string, string>>;
}

export interface WantedAddition extends Subject {
  agreementId: number;
  productId: number;
  quantity: number;
}

export interface Skipped extends Subject {
  key: string;
  kind: SyncLogEntry['kind'];
  reason: SyncReason;
  detail: string | null;
}

export interface SyncPlan {
  items: WantedItem[];
  additions: WantedAddition[];
  skipped: Skipped[];
}

/** Under which a device is known again at the provider. */
export const identifierOf = (deviceId: number): string => `rmm-${deviceId}`;
export const isOurs = (identifier: string): boolean => /^rmm-\d+$/.test(identifier);

export function planSync(world: SyncWorld): SyncPlan {
  const plan: SyncPlan = { items: [], additions: [], skipped: [] };
  const additions = new Map<string, WantedAddition>();
  for (const device of world.devices) {
    const organization = world.organizations.get(device.clientId);
    const subject = {
      clientId: device.clientId,
      clientName: organization?.clientName ?? null,
      name: device.name,
    };
    const skip = (kind: Skipped['kind'], reason: SyncReason, detail: string | null = null) =>
      void plan.skipped.push({ ...subject, key: `${kind} ${identifierOf(device.id)} ${reason}`, kind, reason, detail });
    const companyId = organization?.companyId ?? null;
    if (!organization || companyId === null) {
      skip('CONFIGURATION', 'NO_COMPANY');
      continue;
    }
    if (!world.companies.has(companyId)) {
      skip('CONFIGURATION', 'DELETED_AT_PROVIDER');
      continue;
    }
    const location = world.locations.get(device.locationId);
    const item = itemOf(world, device, organization, location);
    if (typeof item === 'string') skip('CONFIGURATION', item);
    else plan.items.push({ ...subject, ...item, companyId });
    for (const counted of productsOf(world, device, organization, location, companyId)) {
      if ('reason' in counted) {
        skip('AGREEMENT', counted.reason, counted.detail);
        continue;
      }
      const key = `${counted.agreementId} ${counted.productId}`;
      const known = additions.get(key);
      if (known) known.quantity += 1;
      else additions.set(key, { ...subject, ...counted, quantity: 1 });
    }
  }
  plan.additions = [...additions.values()];
  return plan;
}

/** A location's own where it has one, nothing where it has none, and otherwise its organization's. */
export function effectiveMapping(
  type: MappingType | undefined,
  own: number | null | undefined,
  standard: number | null,
) {
  if (type === 'NONE') return null;
  return type === 'SPECIFIC' ? (own ?? null) : standard;
}

function itemOf(
  { configurationMappings }: SyncWorld,
  device: SyncDevice,
  organization: SyncOrganization,
  location: SyncLocation | undefined,
): Omit<WantedItem, keyof Subject | 'companyId'> | SyncReason {
  const id = effectiveMapping(location?.typeMappingType, location?.typeMappingId, organization.typeMappingId);
  const mapping = configurationMappings.find((one) => one.id === String(id));
  if (!mapping) return 'NO_CONFIGURATION_TYPE_MAPPING';
  const row = mapping.nodeRoleMappings.find(({ nodeRoleId }) => nodeRoleId === device.nodeRoleId);
  if (!row) return 'NO_CONFIGURATION_TYPE_FOR_ROLE';
  return {
    identifier: identifierOf(device.id),
    siteId: location?.siteId ?? null,
    typeId: Number(row.configurationTypeId),
    onCreateStatusId: numberOf(row.onCreateStatusId),
    onDeleteStatusId: numberOf(row.onDeleteStatusId),
    fields: device.fields,
  };
}

const numberOf = (id: string | null | undefined) => (id == null ? null : Number(id));

interface Counted {
  agreementId: number;
  productId: number;
  /** The product's. */
  name: string;
}

/** Each product under each agreement once, however many rules of the mapping count it. */
function productsOf(
  { productMappings, agreements }: SyncWorld,
  device: SyncDevice,
  organization: SyncOrganization,
  location: SyncLocation | undefined,
  companyId: number,
): (Counted | { reason: SyncReason; detail: string | null })[] {
  const id = effectiveMapping(location?.productMappingType, location?.productMappingId, organization.productMappingId);
  const mapping = productMappings.find((one) => one.id === String(id));
  if (!mapping) return [{ reason: 'NO_PRODUCT_MAPPING', detail: null }];
  const hits = ruleHits(productMappingFromWire(mapping), device);
  if (hits.length === 0) return [{ reason: 'NO_PRODUCT_RULE', detail: null }];
  const counted = new Map<string, Counted>();
  const missing = new Set<string>();
  for (const { product, agreementType } of hits) {
    const isAgreed = ({ typeId }: { typeId: number }) => String(typeId) === agreementType?.id;
    const agreement =
      location?.agreementId ?? agreements.find((one) => one.companyId === companyId && isAgreed(one))?.id;
    if (agreement === undefined) missing.add(agreementType?.name ?? '');
    else if (product)
      counted.set(`${agreement} ${product.id}`, {
        agreementId: agreement,
        productId: Number(product.id),
        name: product.name,
      });
  }
  const skipped = missing.size > 0 ? [{ reason: 'NO_AGREEMENT' as const, detail: [...missing].join(', ') }] : [];
  return [...counted.values(), ...skipped];
}
