/** When what may be done. Source: spec 000 §4 (restore location) and §5 (restore). */
import type { ResourceStatus } from '../../base/resource/resource-state.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { ConflictChoice, RestoreLocation } from './restore-order.ts';

/** Why the original location is not offered. */
export type OriginalRefusal = 'flag' | 'image' | 'batch' | 'checking' | 'unknown' | 'offline';

export function originalRefusal({
  items,
  isEnabled,
  device,
}: {
  items: readonly BackupEntry[];
  /** The flag restore_original_location. */
  isEnabled: boolean;
  device: { status: ResourceStatus; isOnline: boolean };
}): OriginalRefusal | undefined {
  if (!isEnabled) return 'flag';
  if (items.some(({ content }) => content)) return 'image';
  if (items.length > 1 && items.some(({ root }) => root)) return 'batch';
  if (device.status === 'loading') return 'checking';
  if (device.status === 'failed') return 'unknown';
  return device.isOnline ? undefined : 'offline';
}

/** What is still to be chosen before Restore can be pressed, in the order of the form. */
export type Missing = 'revision' | 'date' | 'ifExists' | 'location' | 'device' | 'path';

export function missingChoices({
  needs,
  hasPoint,
  ifExists,
  location,
  hasDevice,
  path,
}: {
  /** What says as of when. */
  needs: 'revisions' | 'jobs' | 'none';
  hasPoint: boolean;
  ifExists: ConflictChoice | undefined;
  location: RestoreLocation | undefined;
  hasDevice: boolean;
  path: string;
}): Missing[] {
  const missing: (Missing | false)[] = [
    needs === 'revisions' && !hasPoint && 'revision',
    needs === 'jobs' && !hasPoint && 'date',
    ifExists === undefined && 'ifExists',
    location === undefined && 'location',
    location === 'other' && !hasDevice && 'device',
    location === 'other' && path.trim() === '' && 'path',
  ];
  return missing.filter((one) => one !== false);
}
