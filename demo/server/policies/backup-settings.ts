/** What organizations say of their backups. Source: spec 002 §3.5. */
import { eq, inArray } from 'drizzle-orm';
import {
  backupSettingsSlice,
  type CustomerBackupSettings,
} from '../../../src/console/policies/backup-settings-slice.ts';
import { policyOutdated } from '../../../src/policies/contract.ts';
import { afterSteps, stepsTo } from '../../../src/policies/inheritance/apply-steps.ts';
import type { BackupSettings } from '../../../src/policies/settings/contract.ts';
import { backupSettingsKind } from '../../../src/policies/settings/settings-kind.ts';
import { settingsIssues, valuesOfSettings } from '../../../src/policies/settings/settings-rules.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { device, organization, organizationBackup } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Saving } from './policy-parts.ts';

type Row = typeof organizationBackup.$inferSelect;

/** Products that make backups, by the names that the backend has for them. */
export const productCodes = ['lockhart', 'lockhart_image', 'saas'];

export async function readBackupSettings(database: Database, id: string): Promise<BackupSettings> {
  const { name, row } = await stored(database, id);
  return asSettings(name, row);
}

/** Within a change. */
export async function saveBackupSettings(
  database: Database,
  id: string,
  wanted: readonly CustomerBackupSettings[],
  { edited, ...saving }: Saving,
): Promise<Change<BackupSettings>> {
  const { name, row } = await stored(database, id);
  if (edited !== undefined && edited !== String(row.version)) throw outdated(row, name);
  const state = backupSettingsSlice.transitions.load(backupSettingsSlice.defaults, id, row.products);
  await requireValidSettings(database, row.organizationId, wanted);
  const { products } = afterSteps(backupSettingsSlice, state, stepsTo(backupSettingsKind, state, wanted));
  const next: Row = { ...row, products, version: row.version + 1, ...saving };
  return {
    writes: [
      database
        .insert(organizationBackup)
        .values(next)
        .onConflictDoUpdate({ target: organizationBackup.organizationId, set: next }),
    ],
    answer: asSettings(name, next),
  };
}

/** Of one that said nothing yet: the first version of nothing. */
async function stored(database: Database, id: string): Promise<{ name: string; row: Row }> {
  const organizationId = rowId(id);
  const [[found], [row]] = await Promise.all([
    database.select().from(organization).where(eq(organization.id, organizationId)),
    database.select().from(organizationBackup).where(eq(organizationBackup.organizationId, organizationId)),
  ]);
  if (!found) throw notFound('The organization');
  return { name: found.name, row: row ?? { organizationId, products: [], version: 0, savedBy: '', savedAt: 0 } };
}

async function requireValidSettings(
  database: Database,
  organizationId: number,
  wanted: readonly CustomerBackupSettings[],
): Promise<void> {
  const named = [...new Set(wanted.flatMap(({ nodeIds, excludedNodeIds }) => [...nodeIds, ...excludedNodeIds]))];
  const devices = await database.select().from(device).where(inArray(device.id, named));
  const own = new Set(devices.filter((one) => one.organizationId === organizationId).map(({ id }) => id));
  const issues = wanted.flatMap((settings) => {
    const { productCode, nodeIds, excludedNodeIds } = settings;
    const strange = Object.entries({ nodeIds, excludedNodeIds })
      .filter(([, nodes]) => nodes.some((node) => !own.has(node)))
      .map(([path]) => ({ path, code: 'invalid' }));
    const known = productCodes.includes(productCode) ? [] : [{ path: 'productCode', code: 'invalid' }];
    return [...known, ...settingsIssues(valuesOfSettings(settings)), ...strange].map((issue) => ({
      ...issue,
      path: `products.${productCode}.${issue.path}`,
    }));
  });
  requireValid(issues, {
    words: { products: { invalid: 'A product, or a device of it, is not of the organization' } },
  });
}

const asSettings = (
  clientName: string,
  { organizationId, products, version, savedBy, savedAt }: Row,
): BackupSettings => ({
  clientId: String(organizationId),
  clientName,
  productCodes,
  products: products as BackupSettings['products'],
  version: String(version),
  savedBy,
  savedAt,
});

function outdated({ version, savedBy }: Row, name: string): Refusal {
  const message = `${savedBy || 'Somebody'} has saved version ${version} of the backup settings of “${name}” since you opened them. Nothing was overwritten: compare both, then save again.`;
  return new Refusal(412, policyOutdated, message, { ETag: `"${version}"` });
}
