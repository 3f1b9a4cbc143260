/** The calls of what an organization says of its backups. */
import * as z from 'zod/mini';
import { customerBackupSettings } from '../../console/policies/backup-settings-slice.ts';
import { constants } from '../../console/shapes.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { identifier, nothing } from '../../host/http/wire.ts';
import { mostAtOnce, saved } from '../contract.ts';

const byOrganization = z.object({ organizationId: identifier });

const backupSettings = z.object({
  clientId: identifier,
  clientName: z.string(),
  /** Products that make backups, whether something was said of them yet or not. */
  productCodes: constants,
  products: z.array(customerBackupSettings),
  ...saved,
});
export type BackupSettings = z.output<typeof backupSettings>;

export const readBackupSettings = endpoint({
  name: 'readBackupSettings',
  summary: 'What an organization says of its backups, for each product that makes them',
  method: 'GET',
  path: '/organizations/{organizationId}/backup-settings',
  params: byOrganization,
  query: nothing,
  body: nothing,
  response: backupSettings,
  source: 'not shown',
});

export const saveBackupSettings = endpoint({
  name: 'saveBackupSettings',
  summary: 'Saves what an organization says of its backups; If-Match names the version that was edited',
  method: 'PUT',
  path: '/organizations/{organizationId}/backup-settings',
  params: byOrganization,
  query: nothing,
  body: z.object({ products: z.array(customerBackupSettings).check(z.maxLength(mostAtOnce)) }),
  response: backupSettings,
  source: 'not shown',
});

export const backupSettingsEndpoints = [readBackupSettings, saveBackupSettings] as const;
