/** Policies at the first start; they are the users’ own from then on. */
import { sortKey } from '../database/names.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import * as schema from '../database/schema.ts';
import { firstBackupSettings, firstPolicyRows } from '../policies/first-policies.ts';
import { excludedTypes } from '../policies/policy-backups.ts';

export async function seedPolicies(database: Database): Promise<void> {
  if (await readSetting(database, 'policies')) return;
  const saved = { version: 1, savedBy: '', savedAt: Date.now() };
  const { policies, parts } = firstPolicyRows(excludedTypes);
  await database.batch([
    database.insert(schema.policy).values(policies.map((policy) => ({ ...policy, sortKey: sortKey(policy.name) }))),
    database.insert(schema.policyPart).values(parts.map((part, index) => ({ id: index + 1, ...part, ...saved }))),
    database.insert(schema.organizationBackup).values(firstBackupSettings.map((row) => ({ ...row, ...saved }))),
    writeSetting(database, 'policies', 'written'),
  ]);
}
